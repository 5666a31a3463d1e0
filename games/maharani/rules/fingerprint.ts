import type { View } from './types.ts';

/**
 * The canonical text of a position: `maharani/1:` and a JSON array of, in this order, seats, number of the turn, seat
 * to move, tiles placed this turn, 1 if refreshed this turn, space of a pending worker choice or −1, quarters filled
 * this turn, number of the ending or 0, gold, ledger, markers, supply, rondel, board, workers, removed tiles, tiles in
 * the bag, and their order or null in a view. Numbers mean what types.ts says of them.
 */
export function fingerprint(position: View): string {
  const p = position;
  const turn = [p.players, p.turn, p.seat, p.placed, p.refreshed ? 1 : 0, p.pending, p.filled, p.over];
  const seats = [p.gold, p.ledger, p.markers, p.supply];
  const table = [p.rondel, p.board, p.workers, p.removed, p.bagCount, p.bag];
  return `maharani/1:${JSON.stringify([...turn, ...seats, ...table])}`;
}
