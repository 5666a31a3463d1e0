import { mapIdentity } from '../../kingdom/rules/index.ts';
import type { View } from './types.ts';

/**
 * The canonical text of a position: `maharaja-2004/1:` and a JSON array of all fields of a view in the order in which
 * types.ts declares them, the map by its name or the SHA-256 of its canonical JSON, truth values as 1 and 0.
 */
export function fingerprint(position: View): string {
  const p = position;
  const bit = (value: boolean): number => (value ? 1 : 0);
  const match = [p.seats, mapIdentity(p.map), p.variants, bit(p.hiddenGold)];
  const course = [p.phase, p.round, p.turn, p.seat, p.mover, p.acted, p.maharaja, p.start];
  const table = [p.boxes, bit(p.summit), p.bank, p.chits];
  const own = [p.gold, p.hand, p.quarry, p.palaces, p.tokens, p.cards, p.architects, p.plans];
  const board = [p.villages, p.doubles, p.houses, p.sites];
  const actions = [p.fresh, p.open, p.openParts, p.tokenOpen, p.tokenParts, bit(p.tokenSpent)];
  const turn = [bit(p.walked), p.served, p.lifted];
  const choices = [p.bid, p.bidder, p.passed, p.taker, p.kept];
  const all = [...match, ...course, ...table, ...own, ...board, ...actions, ...turn, ...choices];
  return `maharaja-2004/1:${JSON.stringify(all)}`;
}
