/**
 * The classic board as text (CLU-1 to CLU-4), for `parseBoard`: 24 x 24 squares, 17 doors, two secret passages.
 *
 * In the map a letter is a square of a room (S study, H hall, L lounge, Y library, I billiard room, C conservatory,
 * B ballroom, K kitchen, D dining room), `*` a square of a room with a door, `.` corridor, `x` the blocked middle, `#` no
 * square, and a digit the corridor square on which a suspect starts: 1 Scarlet, 2 Mustard, 3 White, 4 Green, 5 Peacock,
 * 6 Plum. A door joins a square in the room to one in the corridor: squares that only touch have a wall between them.
 */
export const CLASSIC_BOARD: string = `map
A  SSSSSSS.#HHHHHH#1LLLLLLL
B  SSSSSSS..HHHHHH..LLLLLLL
C  SSSSSSS..HHHHHH..LLLLLLL
D  SSSSSS*..HHHHHH..LLLLLLL
E  #........*HHHHH..LLLLLLL
F  6........HHHHHH..*LLLLLL
G  #YYYYY...HH**HH........#
H  YYYYYYY................2
I  YYYYYY*..xxxxx.........#
J  YYYYYYY..xxxxx..D*DDDDDD
K  #YY*YY...xxxxx..DDDDDDDD
L  #........xxxxx..DDDDDDDD
M  I*IIII...xxxxx..*DDDDDDD
N  IIIIII...xxxxx..DDDDDDDD
O  IIIIII...xxxxx..DDDDDDDD
P  IIIII*.............DDDDD
Q  IIIIII.................#
R  #.......B*BBBB*B........
S  5.......BBBBBBBB..K*KKK#
T  #CCC*...*BBBBBB*..KKKKKK
U  CCCCCC..BBBBBBBB..KKKKKK
V  CCCCCC..BBBBBBBB..KKKKKK
W  CCCCCC..BBBBBBBB..KKKKKK
X  CCCCCC#..4BBBB3..#KKKKKK

doors
study          D7-E7
hall           E10-E9 G12-H12 G13-H13
lounge         F18-G18
dining-room    J18-I18 M17-M16
kitchen        S20-R20
ballroom       R10-Q10 R15-Q15 T9-T8 T16-T17
conservatory   T5-T6
billiard-room  M2-L2 P6-P7
library        I7-I8 K4-L4

passages
study          kitchen
lounge         conservatory
`;
