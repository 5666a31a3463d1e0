import { at, type Message, type Seat } from '@durbar/kernel';
import { SECOND_TILE_PRICE, spaceName, type View } from '../../rules/index.ts';
import { quarterName } from './floor.ts';
import { arrowRecipient } from './labels.ts';
import { colourName } from './pieces.ts';
import type { Preview } from './selection.ts';

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
  { placement, turn }: Preview,
): PlacementSummary {
  const { gold, marker } = placement;
  const lines: SummaryLine[] = [
    {
      key: 'area',
      gain: gold,
      message: { key: 'mhr.card.area', values: { count: gold, colour: colourName(tile) } },
    },
    workerLine(position, me, { placement, turn }),
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
  return { lines, pay: payoutOf({ placement, turn }) };
}

function workerLine(position: View, me: Seat, { placement, turn }: Preview): SummaryLine {
  const [worker, ...more] = turn.workers;
  if (!worker) return { key: 'worker', gain: 0, message: noWorker(position, me, { placement, turn }) };
  if (more.length > 0) {
    const golds = turn.workers.map(({ gold }) => gold);
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

function noWorker(position: View, me: Seat, { placement, turn }: Preview): Message {
  if (turn.noneLeft) return { key: 'mhr.card.noneLeft' };
  const { who, seat } = arrowRecipient(position, turn.arrow, me);
  const forced = placement.turns.length === 1 ? 'yes' : 'no';
  return who === 'seat'
    ? { key: 'mhr.card.toSeat', values: { turnSeat: seat, forced } }
    : { key: 'mhr.card.toNobody', values: { forced } };
}

/**
 * With a choice of workers, the payout of the first way. The board shows the numbers of both ways when the choice
 * comes.
 */
function payoutOf({ placement, turn }: Preview): QuarterPayout | null {
  const pay = turn.workers[0]?.pay ?? turn.pay;
  if (pay === null) return null;
  return {
    quarter: placement.quarter,
    pays: pay.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold: at(pay, seat) }] : [])),
  };
}
