import { at, type Seat } from '@durbar/kernel';
import { type Motion, stretched } from '@durbar/kit/board/motion/types.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type Event, rondelTurn, sideOf, type View } from '../../rules/index.ts';
import {
  CELL,
  plateCorner,
  SLOT_SCALE,
  seatSide,
  shownSide,
  sidePoint,
  slotMiddle,
  spaceMiddle,
} from './floor.ts';
import { type Piece, workerOn } from './look.ts';
import { COIN, COUNTING, DROP, FLIP, GLOW, HOP, SLIDE, SPIN, stepMs, type Timed, timed } from './timeline.ts';

/** A thing that is seen only while it moves; drawn about its middle. */
export type Sprite = { readonly key: string } & (
  | { readonly kind: 'tile'; readonly tile: number; readonly turn: number }
  | ({ readonly kind: 'worker' } & Piece)
  | { readonly kind: 'coin'; readonly gold: number }
);

/** How a step is shown: what moves, what counts, and what is drawn for it alone. */
export interface Plan extends Motion {
  readonly sprites: readonly Sprite[];
}

export interface PlanSetting {
  readonly id: number;
  readonly events: readonly Event[];
  /** The position that was shown before, where it is known. */
  readonly before: View | null;
  readonly after: View;
  /** How far the floor is turned. */
  readonly turn: number;
  /** Length of the step, in milliseconds. */
  readonly ms: number;
  /** The tile was carried to its space by hand and need not slide there again. */
  readonly carried: boolean;
}

/** Names of the parts that move. */
export const moving = {
  tile: (tile: number) => `tile:${tile}`,
  worker: (space: number) => `worker:${space}`,
  marker: (seat: Seat, quarter: number) => `marker:${seat}:${quarter}`,
  /** The face that a marker showed before. */
  face: (seat: Seat, quarter: number) => `face:${seat}:${quarter}`,
  gold: (seat: Seat) => `gold:${seat}`,
  slot: (slot: number) => `slot:${slot}`,
  glow: (quarter: number) => `glow:${quarter}`,
  plate: (quarter: number) => `plate:${quarter}`,
  rondel: 'rondel',
} as const;

/** How a step is shown, or null where nothing moves. */
export function planStep(setting: PlanSetting): Plan | null {
  const usual = stepMs(setting.events);
  if (setting.ms === 0 || usual === 0) return null;
  const draft = new Draft(setting);
  for (const one of timed(setting.events)) draft.add(one);
  const { id, cues, counts, sprites } = draft;
  return stretched({ id, cues, counts, sprites }, setting.ms / usual);
}

const moved = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px)${more}`;

const between = (from: Point, to: Point, lift: number): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2 - lift,
});

const offset = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y });

const ORIGIN: Point = { x: 0, y: 0 };

class Draft implements Plan {
  readonly id: number;
  readonly cues: Plan['cues'][number][] = [];
  readonly counts: Plan['counts'][number][] = [];
  readonly sprites: Sprite[] = [];
  readonly #s: PlanSetting;
  /** Gold of each seat at this point of the step. */
  readonly #gold: number[];

  constructor(setting: PlanSetting) {
    this.#s = setting;
    this.id = setting.id;
    this.#gold = setting.after.gold.slice();
    for (const event of setting.events) {
      const change = goldOf(event);
      if (change) this.#gold[change.seat] = at(this.#gold, change.seat) - change.gold;
    }
  }

  add({ event, at: start }: Timed): void {
    switch (event.kind) {
      case 'tile':
        return this.#tile(event, start);
      case 'worker':
        return this.#worker(event, start);
      case 'refreshed':
        return event.quarters.forEach((quarter, i) => this.#flip(event.seat, quarter, start + i * 30));
      case 'price':
        return this.#count(event.seat, -event.gold, start);
      case 'quarter':
        return this.#quarter(event.quarter, start);
      case 'paid':
        return this.#coin(event.seat, this.#plate(event.quarter), event.gold, start);
      case 'home':
        return this.#home(event.spaces, start);
      case 'removed':
        return event.slot === null ? undefined : this.#removed(event.tile, event.slot, start);
      case 'drawn':
        return this.#drawn(event.slot, start);
      case 'turn':
        return this.#spin(event.seat, start);
      case 'noWorker':
      case 'over':
        return undefined;
    }
  }

  /** The tile flies from the rondel to its space and turns on its way. */
  #tile(event: Extract<Event, { kind: 'tile' }>, start: number): void {
    const { turn, after } = this.#s;
    const side = sideOf(after.players, event.seat);
    const to = spaceMiddle(event.space, turn);
    if (!this.#s.carried) {
      const from = slotMiddle(event.slot, shownSide(side, turn));
      const lay = rondelTurn(event.tile, side) - event.turn;
      const spin = (lay > 2 ? lay - 4 : lay < -1 ? lay + 4 : lay) * 90;
      const sprite: Sprite = {
        key: `fly:${event.tile}`,
        kind: 'tile',
        tile: event.tile,
        turn: (event.turn + turn) & 3,
      };
      this.#sprite(sprite, start, SLIDE, [
        { opacity: 1, transform: moved(from, ` rotate(${spin}deg) scale(${SLOT_SCALE})`) },
        {
          opacity: 1,
          transform: moved(between(from, to, 12), ` rotate(${spin / 3}deg) scale(1.12)`),
          offset: 0.6,
        },
        { opacity: 1, transform: moved(to, ' rotate(0deg) scale(1)') },
      ]);
      this.cues.push({
        key: moving.tile(event.tile),
        at: start,
        ms: SLIDE,
        frames: [{ opacity: 0 }, { opacity: 0 }],
      });
    }
    if (event.marker !== null) this.#flip(event.seat, event.marker, start);
    this.#coin(event.seat, to, event.gold, start + SLIDE - 80);
  }

  /** The worker hops to its new tile, from its old one or from its owner's side. */
  #worker(event: Extract<Event, { kind: 'worker' }>, start: number): void {
    const { turn, after } = this.#s;
    const to = spaceMiddle(event.space, turn);
    const from =
      event.from === null
        ? sidePoint(seatSide(after.players, event.seat, turn), CELL / 3)
        : spaceMiddle(event.from, turn);
    this.cues.push({
      key: moving.worker(event.space),
      at: start,
      ms: HOP,
      frames: [
        { transform: moved(offset(from, to)), opacity: event.from === null ? 0 : 1 },
        { transform: moved(between(offset(from, to), ORIGIN, 46)), opacity: 1, offset: 0.5 },
        { transform: moved(ORIGIN), opacity: 1 },
      ],
      easing: 'ease-in-out',
    });
    this.#coin(event.seat, to, event.gold, start + HOP - 80);
  }

  #flip(seat: Seat, quarter: number, start: number): void {
    this.cues.push({
      key: moving.marker(seat, quarter),
      at: start,
      ms: FLIP - 90,
      frames: [
        { transform: 'scaleX(1)' },
        { transform: 'scaleX(0)', offset: 0.5 },
        { transform: 'scaleX(1)' },
      ],
      easing: 'ease-in-out',
    });
    this.cues.push({
      key: moving.face(seat, quarter),
      at: start,
      ms: (FLIP - 90) / 2,
      frames: [{ opacity: 1 }, { opacity: 1 }],
    });
  }

  /** A coin with the amount rises where it was earned and goes to its owner. */
  #coin(seat: Seat, from: Point, gold: number, start: number): void {
    const { turn, after } = this.#s;
    const to = sidePoint(seatSide(after.players, seat, turn));
    const up = { x: from.x, y: from.y - 34 };
    this.#sprite({ key: `coin:${this.sprites.length}`, kind: 'coin', gold }, start, COIN, [
      { opacity: 0, transform: moved(from, ' scale(0.5)') },
      { opacity: 1, transform: moved(up, ' scale(1.15)'), offset: 0.25 },
      { opacity: 1, transform: moved(up, ' scale(1)'), offset: 0.6 },
      { opacity: 0, transform: moved(between(up, between(up, to, 0), 0), ' scale(0.7)') },
    ]);
    this.#count(seat, gold, start + COIN - COUNTING);
  }

  #count(seat: Seat, change: number, start: number): void {
    const from = at(this.#gold, seat);
    this.#gold[seat] = from + change;
    this.counts.push({ key: moving.gold(seat), at: start, ms: COUNTING, from, to: from + change });
  }

  #quarter(quarter: number, start: number): void {
    this.cues.push({
      key: moving.glow(quarter),
      at: start,
      ms: GLOW,
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
      easing: 'ease-in-out',
    });
    this.cues.push({
      key: moving.plate(quarter),
      at: start,
      ms: FLIP,
      frames: [
        { transform: 'scale(0.7)', opacity: 0 },
        { transform: 'scale(1.08)', opacity: 1, offset: 0.6 },
        { transform: 'scale(1)', opacity: 1 },
      ],
    });
  }

  #plate(quarter: number): Point {
    const { x, y } = plateCorner(quarter, this.#s.turn);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** The paid workers go back to their owners' sides. */
  #home(spaces: readonly number[], start: number): void {
    const { before, after, turn } = this.#s;
    if (!before) return;
    for (const space of spaces) {
      const piece = workerOn(before, space);
      if (!piece) continue;
      const from = spaceMiddle(space, turn);
      const to = sidePoint(seatSide(after.players, piece.seat, turn), CELL / 3);
      this.#sprite({ key: `home:${space}`, kind: 'worker', ...piece }, start, HOP, [
        { opacity: 1, transform: moved(from) },
        { opacity: 1, transform: moved(between(from, to, 30)), offset: 0.6 },
        { opacity: 0, transform: moved(to) },
      ]);
      // Until then it stands where it stood: the position has it at home already.
      if (start > 0)
        this.#sprite({ key: `stay:${space}`, kind: 'worker', ...piece }, 0, start, [
          { opacity: 1, transform: moved(from) },
          { opacity: 1, transform: moved(from) },
        ]);
    }
  }

  #removed(tile: number, slot: number, start: number): void {
    const { after, turn } = this.#s;
    const side = sideOf(after.players, after.seat);
    const from = moved(slotMiddle(slot, shownSide(side, turn)));
    const sprite: Sprite = {
      key: `out:${tile}`,
      kind: 'tile',
      tile,
      turn: (rondelTurn(tile, side) + turn) & 3,
    };
    this.#sprite(sprite, start, DROP, [
      { opacity: 1, transform: `${from} scale(${SLOT_SCALE})` },
      { opacity: 0, transform: `${from} scale(0.2)` },
    ]);
  }

  #drawn(slot: number, start: number): void {
    this.cues.push({
      key: moving.slot(slot),
      at: start,
      ms: DROP,
      frames: [
        { opacity: 0, transform: 'scale(1.7)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
    });
  }

  /** The rondel turns clockwise to the next seat. */
  #spin(seat: Seat, start: number): void {
    const { players } = this.#s.after;
    const before = sideOf(players, (seat + players - 1) % players);
    const way = ((sideOf(players, seat) - before) & 3) * 90;
    this.cues.push({
      key: moving.rondel,
      at: start,
      ms: SPIN,
      frames: [{ transform: `rotate(${-way}deg)` }, { transform: 'rotate(0deg)' }],
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    });
  }

  #sprite(sprite: Sprite, start: number, ms: number, frames: readonly Keyframe[]): void {
    this.sprites.push(sprite);
    this.cues.push({ key: sprite.key, at: start, ms, frames });
  }
}

/** What an event changes in somebody's gold. */
function goldOf(event: Event): { readonly seat: Seat; readonly gold: number } | null {
  switch (event.kind) {
    case 'tile':
    case 'worker':
    case 'paid':
      return { seat: event.seat, gold: event.gold };
    case 'price':
      return { seat: event.seat, gold: -event.gold };
    default:
      return null;
  }
}
