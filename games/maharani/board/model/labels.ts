import { at, type Message, type Seat } from '@durbar/kernel';
import {
  type PlacementPreview,
  type RotationPreview,
  SECOND_TILE_PRICE,
  SIDES,
  SPACES,
  seatAt,
  spaceName,
  type View,
} from '../../rules/index.ts';
import { quarterName } from './floor.ts';
import { colourName, laidTileOn, patternName, type SeatColours, workerColour, workerOn } from './pieces.ts';
import type { Preview } from './selection.ts';
import { chooseRotation, classifyWorkerChange, placementGain } from './targets.ts';

/** Compass sides with a half column, as one word for the catalogue: `NE`, or `C` for a centre column. */
function nameColumns(space: number): string {
  const { edges } = at(SPACES, space);
  return edges === 0 ? 'C' : SIDES.filter((_, side) => (edges & (1 << side)) !== 0).join('');
}

/** A space's label for screen readers. With two seats it names the colour of a worker. */
export function spaceLabel(position: View, space: number, seats: readonly SeatColours[]): Message {
  const values = { space: spaceName(space) };
  const laid = laidTileOn(position, space);
  if (!laid) return { key: 'mhr.space.free', values: { ...values, columns: nameColumns(space) } };
  const colour = colourName(laid.tile);
  const piece = workerOn(position, space);
  if (!piece) return { key: 'mhr.space.laid', values: { ...values, colour } };
  const which = position.players === 2 ? workerColour(seats[piece.seat], piece.colour) : 'none';
  return { key: 'mhr.space.worker', values: { ...values, colour, ownerSeat: piece.seat, which } };
}

/** Describes the selected tile: on how many spaces it fits, and the most it can earn. */
export function selectedTileMessage(tile: number, fits: readonly PlacementPreview[], me: Seat): Message {
  const best = Math.max(0, ...fits.map((one) => placementGain(one, chooseRotation(one, me, null))));
  return { key: 'mhr.prompt.inHand', values: { colour: colourName(tile), fits: fits.length, best } };
}

/** The label of a target space with everything that placing the tile would do. */
export function targetLabel(placement: PlacementPreview, rotation: RotationPreview): Message {
  return {
    key: 'mhr.lit',
    values: {
      space: spaceName(placement.space),
      quarter: quarterName(placement.quarter),
      gold: placementGain(placement, rotation),
      worker: classifyWorkerChange(rotation),
      marker: placement.marker === null ? 'none' : quarterName(placement.marker),
      finishes: placement.finishes ? 'yes' : 'no',
      turns: placement.rotations.length,
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

/** One effect of placing the tile. */
export interface SummaryLine {
  readonly key: string;
  /** Gold that the effect brings or costs; a range if a choice follows; null if it does not concern gold. */
  readonly gain: number | readonly [number, number] | null;
  readonly message: Message;
  /** Quarter of the marker that the line is about. */
  readonly marker?: number;
}

/** What a finished quarter would pay, by seat; seats without a payment are left out. */
export interface QuarterPayout {
  readonly quarter: number;
  readonly pays: readonly { readonly seat: Seat; readonly gold: number }[];
}

export interface PlacementSummary {
  readonly lines: readonly SummaryLine[];
  readonly pay: QuarterPayout | null;
}

/** Lists all effects of placing the selected tile on the target space, in order. */
export function summarizePlacement(
  position: View,
  me: Seat,
  tile: number,
  { placement, rotation }: Preview,
): PlacementSummary {
  const { gold, marker } = placement;
  const lines: SummaryLine[] = [
    {
      key: 'area',
      gain: gold,
      message: { key: 'mhr.card.area', values: { count: gold, colour: colourName(tile) } },
    },
    workerLine(position, me, { placement, rotation }),
  ];
  if (marker !== null)
    lines.push({
      key: 'marker',
      gain: null,
      marker,
      message: { key: 'mhr.card.marker', values: { quarter: quarterName(marker) } },
    });
  if (position.placed === 1)
    lines.push({ key: 'price', gain: -SECOND_TILE_PRICE, message: { key: 'mhr.card.price' } });
  return { lines, pay: payoutOf({ placement, rotation }) };
}

function workerLine(position: View, me: Seat, { placement, rotation }: Preview): SummaryLine {
  const [worker, ...more] = rotation.workers;
  if (!worker) return { key: 'worker', gain: 0, message: noWorker(position, me, { placement, rotation }) };
  if (more.length > 0) {
    const golds = rotation.workers.map(({ gold }) => gold);
    const low = Math.min(...golds);
    const high = Math.max(...golds);
    return { key: 'worker', gain: low === high ? low : [low, high], message: { key: 'mhr.card.choice' } };
  }
  const { from, gold } = worker;
  return {
    key: 'worker',
    gain: gold,
    message:
      from === null
        ? { key: 'mhr.card.new', values: { group: gold } }
        : { key: 'mhr.card.move', values: { group: gold, from: spaceName(from) } },
  };
}

function noWorker(position: View, me: Seat, { placement, rotation }: Preview): Message {
  if (rotation.noneLeft) return { key: 'mhr.card.noneLeft' };
  const { who, seat } = arrowRecipient(position, rotation.arrow, me);
  const forced = placement.rotations.length === 1 ? 'yes' : 'no';
  return who === 'seat'
    ? { key: 'mhr.card.arrowToSeat', values: { turnSeat: seat, forced } }
    : { key: 'mhr.card.arrowToNobody', values: { forced } };
}

/**
 * With a choice of workers, the payout of the first way. The board shows the numbers of both ways when the choice
 * comes.
 */
function payoutOf({ placement, rotation }: Preview): QuarterPayout | null {
  const pay = rotation.workers[0]?.pay ?? rotation.pay;
  if (pay === null) return null;
  return {
    quarter: placement.quarter,
    pays: pay.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold: at(pay, seat) }] : [])),
  };
}
