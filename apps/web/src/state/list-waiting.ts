import type { TableCard } from '@durbar/protocol';

/** Ids of the tables where it is the person's turn, without those that they have removed from their list. */
export function listWaiting(mine: readonly TableCard[]): string[] {
  return mine.filter(({ myTurn, hiddenAt }) => myTurn && hiddenAt === undefined).map(({ id }) => id);
}
