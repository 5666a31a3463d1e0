import { at, type Refusal, type Seat } from '@durbar/kernel';
import { maharani, type Move, SPACES, spaceRefusal, TILES, type View } from '@durbar/maharani';
import type { Note } from '../desk.ts';
import { colourName, patternName } from './look.ts';

/** A game's refusal as the page shows it. */
export function noteOf(refusal: Refusal | null): Note | null {
  return refusal && { message: refusal, clause: refusal.clause };
}

/** Why a seat may not make a move, or null if it may. */
export function whyNot(position: View, seat: Seat, move: Move): Note | null {
  return noteOf(maharani.refusal(position, seat, move));
}

/**
 * Why the tile of a rondel place can't be taken, or null if there is something to do with it. A tile that fits
 * nowhere is told by the marker that keeps it in its quarter, or by its columns, of which no space is left.
 */
export function whyNoTile(position: View, seat: Seat, slot: number): Note | null {
  const refusals = SPACES.map((_, space) => spaceRefusal(position, seat, slot, space));
  if (refusals.includes(null)) return null;
  const tile = at(position.rondel, slot);
  // With nothing said of a space, it is not the spaces: no turn, no tile, no more tiles.
  const general = at(refusals, 0);
  if (tile < 0 || refusals.every((refusal) => refusal?.key === general?.key)) return noteOf(general);
  const { pattern } = at(TILES, tile);
  const marker = refusals.find(
    (refusal, space) => refusal?.clause === 'MHR-2.2' && at(SPACES, space).pattern === pattern,
  );
  if (marker) return noteOf(marker);
  return {
    message: { key: 'mhr.note.noSpace', values: { colour: colourName(tile), pattern: patternName(tile) } },
    clause: 'MHR-2.3',
  };
}

/** Why nothing happens where a space is pressed. */
export function whyNotThere(position: View, seat: Seat, slot: number | null, space: number): Note | null {
  if (slot !== null) return noteOf(spaceRefusal(position, seat, slot, space));
  const general = whyNoTile(position, seat, 0);
  if (
    general !== null &&
    [1, 2, 3].every((one) => whyNoTile(position, seat, one)?.message.key === general.message.key)
  )
    return general;
  if (at(position.board, space) >= 0) return null;
  return { message: { key: 'mhr.note.takeFirst' }, clause: 'MHR-2.2' };
}
