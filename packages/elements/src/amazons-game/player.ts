import type { Side } from '@games/amazons-core';
import type { Level } from '@games/amazons-core/engine';

/** Who plays a side: a person at this screen, or the computer at a level from 1 to 10. */
export type Player = 'person' | Level;

/** Who plays White and who plays Black. */
export type Players = readonly [white: Player, black: Player];

/** A level from 1 to 10, also as text; whatever else is a person. */
export function playerOf(value: unknown): Player {
  const level = Number(value);
  return level > 0 && level < 11 && level % 1 === 0 ? (level as Level) : 'person';
}

/** The side of the only person at the table; `null` when there are two, or none. */
export function onlyPerson([white, black]: Players): Side | null {
  return (white === 'person') === (black === 'person') ? null : white === 'person' ? 0 : 1;
}

/** Puts the players at the head of a save; a game of two people stays as the kit writes it. */
export function withPlayers(save: string, players: Players): string {
  return players.every((player) => player === 'person')
    ? save
    : save.replace('{', () => `{"players":${JSON.stringify(players)},`);
}

/** The players at the head of a save; two people where it names none. */
export function playersIn(save: string): Players {
  const [, white, black] = /^\s*{"players":\[([^,\]]+),([^,\]]+)\]/.exec(save) ?? [];
  return [playerOf(white), playerOf(black)];
}
