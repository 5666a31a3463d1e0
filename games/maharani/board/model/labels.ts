import { at, type Message, type Seat } from '@durbar/kernel';
import {
  type PlacementPreview,
  SIDES,
  SPACES,
  seatAt,
  spaceName,
  type TurnPreview,
  type View,
} from '../../rules/index.ts';
import { quarterName } from './floor.ts';
import { colourName, laidTileOn, patternName, workerOn } from './pieces.ts';
import { chooseTurn, placementGain, workerChangeOf } from './targets.ts';

/** Compass sides with a half column, as one word for the catalogue: `NE`, or `C` for a centre column. */
function columnsOf(space: number): string {
  const { edges } = at(SPACES, space);
  return edges === 0 ? 'C' : SIDES.filter((_, side) => (edges & (1 << side)) !== 0).join('');
}

/** A space's label for screen readers. */
export function spaceLabel(position: View, space: number): Message {
  const values = { space: spaceName(space) };
  const laid = laidTileOn(position, space);
  if (!laid) return { key: 'mhr.space.free', values: { ...values, columns: columnsOf(space) } };
  const colour = colourName(laid.tile);
  const piece = workerOn(position, space);
  if (!piece) return { key: 'mhr.space.laid', values: { ...values, colour } };
  const which = position.players === 2 ? piece.colour + 1 : 0;
  return { key: 'mhr.space.worker', values: { ...values, colour, ownerSeat: piece.seat, which } };
}

/** Describes the selected tile: on how many spaces it fits, and the most it can earn. */
export function selectedTileMessage(tile: number, fits: readonly PlacementPreview[], me: Seat): Message {
  const best = Math.max(0, ...fits.map((one) => placementGain(one, chooseTurn(one, me, null))));
  return { key: 'mhr.prompt.inHand', values: { colour: colourName(tile), fits: fits.length, best } };
}

/** The label of a target space with everything that placing the tile would do. */
export function targetLabel(placement: PlacementPreview, turn: TurnPreview): Message {
  return {
    key: 'mhr.lit',
    values: {
      space: spaceName(placement.space),
      quarter: quarterName(placement.quarter),
      gold: placementGain(placement, turn),
      worker: workerChangeOf(turn),
      marker: placement.marker === null ? 'none' : quarterName(placement.marker),
      finishes: placement.finishes ? 'yes' : 'no',
      turns: placement.turns.length,
    },
  };
}

/** The label of a tile on the rondel: the tile, its slot, and how well it fits. */
export function slotLabel(position: View, slot: number, home: number, fits: number, best: number): Message {
  const tile = at(position.rondel, slot);
  if (tile < 0) return { key: 'mhr.slot.empty', values: { slot: slot + 1 } };
  return {
    key: 'mhr.slot.tile',
    values: {
      slot: slot + 1,
      colour: colourName(tile),
      pattern: patternName(tile),
      quarter: quarterName(home),
      fits,
      best,
    },
  };
}

/** Which seat an arrow points to: the deciding one, another, or none. */
export function arrowRecipient(
  position: View,
  arrow: number,
  me: Seat,
): { who: 'me' | 'seat' | 'nobody'; seat: Seat } {
  const seat = seatAt(position.players, arrow);
  return { who: seat < 0 ? 'nobody' : seat === me ? 'me' : 'seat', seat };
}
