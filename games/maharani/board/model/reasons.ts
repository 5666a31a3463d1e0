import { at, type Refusal, type Seat } from '@durbar/kernel';
import { type Reason, toReason } from '@durbar/kit/board/reason.ts';
import { type Move, type PlayedBy, SPACES, spaceRefusal, TILES, type View } from '../../rules/index.ts';

/** Returns why a seat may not make a move, or null if it may. */
export function moveReason(rules: PlayedBy, position: View, seat: Seat, move: Move): Reason | null {
  return toReason(rules.refusal(position, seat, move));
}

/** Lists the refusals of placing the tile of a rondel slot, space by space. */
function refusalsOf(rules: PlayedBy, position: View, seat: Seat, slot: number): (Refusal | null)[] {
  return SPACES.map((_, space) => spaceRefusal(rules, position, seat, slot, space));
}

/**
 * Returns why the tile of a rondel slot cannot be taken, or null if it can be used. If a tile fits nowhere, the reason
 * names the marker that keeps the tile in its quarter.
 */
export function tileReason(rules: PlayedBy, position: View, seat: Seat, slot: number): Reason | null {
  const refusals = refusalsOf(rules, position, seat, slot);
  if (refusals.includes(null)) return null;
  const tile = at(position.rondel, slot);
  if (tile < 0) return toReason(at(refusals, 0));
  const { pattern } = at(TILES, tile);
  const matching = refusals.filter((_, space) => at(SPACES, space).pattern === pattern);
  return toReason(matching.find((refusal) => refusal?.clause === 'MHR-2.2') ?? at(matching, 0));
}

/** Returns why pressing a space does nothing. */
export function spaceReason(
  rules: PlayedBy,
  position: View,
  seat: Seat,
  slot: number | null,
  space: number,
): Reason | null {
  if (slot !== null) return toReason(spaceRefusal(rules, position, seat, slot, space));
  const general = generalRefusal(rules, position, seat);
  if (general) return toReason(general);
  if (at(position.board, space) >= 0) return null;
  return { message: { key: 'mhr.reason.takeFirst' }, clause: 'MHR-2.2' };
}

/** The refusal that applies to any tile and any space, because the turn does not allow placing. */
function generalRefusal(rules: PlayedBy, position: View, seat: Seat): Refusal | null {
  const slots = [0, 1, 2, 3].filter((slot) => at(position.rondel, slot) >= 0);
  const refusals = slots.flatMap((slot) => refusalsOf(rules, position, seat, slot));
  const [first = null] = refusals;
  return refusals.every((refusal) => refusal?.key === first?.key) ? first : null;
}
