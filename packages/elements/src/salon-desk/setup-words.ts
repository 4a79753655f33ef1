/** The words of the page on which a game is set up. */
export interface SetupWords {
  readonly title: string;
  readonly lead: string;
  readonly host: string;
  readonly hostHelp: string;
  readonly players: string;
  readonly playersHelp: string;
  readonly player: (number: number) => string;
  readonly name: (number: number) => string;
  readonly character: (name: string) => string;
  readonly addPlayer: string;
  readonly removePlayer: (name: string) => string;
  readonly seats: string;
  readonly deal: string;
  readonly dealTo: (npcs: number) => string;
  readonly npcs: (names: readonly string[]) => string;
  readonly npcTurns: string;
  readonly npcTurn: Readonly<Record<'players' | 'host', string>>;
  readonly order: string;
  readonly orders: Readonly<Record<'first-come' | 'random' | 'chosen', string>>;
  readonly time: string;
  readonly skipHours: string;
  readonly ordersHours: string;
  readonly names: string;
  readonly namesHelp: string;
  readonly houseNames: string;
  readonly classicNames: string;
  readonly suspects: string;
  readonly weapons: string;
  readonly areas: string;
  readonly others: string;
  readonly numbered: (number: number) => string;
  readonly area: (number: number, isCorner: boolean) => string;
  readonly corridor: string;
  readonly victim: string;
  readonly passages: string;
  readonly start: string;
}
