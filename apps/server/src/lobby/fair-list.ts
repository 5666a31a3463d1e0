import type { TableCard } from '@durbar/protocol';

/** An open table, and whose it is. */
export interface OpenTable {
  readonly card: TableCard;
  readonly host: string;
}

/**
 * Open tables in the order of the list: those that wait for people come first. Within each group the networks take turns,
 * and within a network its hosts, each with the newest table first; so nobody can push others off the list.
 */
export function listFairly(
  tables: readonly OpenTable[],
  networkOf: (host: string) => string,
): readonly TableCard[] {
  const newestFirst = tables.toSorted((a, b) => b.card.lastAt - a.card.lastAt);
  const ofHosts = turnsBy(newestFirst, ({ card, host }) => `${groupOf(card)} ${host}`);
  const byHosts = newestFirst.toSorted((a, b) => turnOf(ofHosts, a) - turnOf(ofHosts, b));
  const ofNetworks = turnsBy(byHosts, ({ card, host }) => `${groupOf(card)} ${networkOf(host)}`);
  const order = (a: OpenTable, b: OpenTable): number =>
    groupOf(a.card) - groupOf(b.card) ||
    turnOf(ofNetworks, a) - turnOf(ofNetworks, b) ||
    b.card.lastAt - a.card.lastAt;
  return byHosts.toSorted(order).map(({ card }) => card);
}

export function isWaiting({ status }: TableCard): boolean {
  return status === 'waiting' || status === 'starting';
}

function groupOf(card: TableCard): number {
  return isWaiting(card) ? 0 : 1;
}

/** For each table how many before it have the same key. */
function turnsBy(
  tables: readonly OpenTable[],
  keyOf: (table: OpenTable) => string,
): ReadonlyMap<OpenTable, number> {
  const counts = new Map<string, number>();
  const turns = new Map<OpenTable, number>();
  for (const table of tables) {
    const key = keyOf(table);
    const turn = counts.get(key) ?? 0;
    turns.set(table, turn);
    counts.set(key, turn + 1);
  }
  return turns;
}

function turnOf(turns: ReadonlyMap<OpenTable, number>, table: OpenTable): number {
  return turns.get(table) ?? 0;
}
