import { at, type Seat } from '@durbar/kernel';
import { type StepAnimations, stretchAnimation } from '@durbar/kit/board/animation/step-animations.ts';
import type { TimedEvent } from '@durbar/kit/board/animation/timeline.ts';
import type { AnimatedStep } from '@durbar/kit/board/animation/useStepAnimation.ts';
import type { Point } from '@durbar/kit/board/points.ts';
import { type Event, rondelRotation, sideOf, type View } from '../../rules/index.ts';
import {
  CELL,
  displayedSide,
  plateCorner,
  SLOT_SCALE,
  seatSide,
  sidePoint,
  slotCentre,
  spaceCentre,
} from './floor.ts';
import { type WorkerPiece, workerOn } from './pieces.ts';
import {
  COIN_MS,
  COUNTING_MS,
  DROP_MS,
  FLIP_MS,
  GLOW_MS,
  HOP_MS,
  listTimedEvents,
  SLIDE_MS,
  SPIN_MS,
  stepMs,
} from './timeline.ts';

/** A piece that is visible only while it moves, drawn around its centre. */
export type TransientPiece = { readonly key: string } & (
  | { readonly kind: 'tile'; readonly tile: number; readonly rotation: number }
  | ({ readonly kind: 'worker' } & WorkerPiece)
  | { readonly kind: 'coin'; readonly gold: number }
);

/** The animation of a step: moving pieces, counting numbers, and pieces that are drawn only for this step. */
export interface MaharaniAnimation extends StepAnimations {
  readonly transientPieces: readonly TransientPiece[];
}

/** A step to animate on the rotated floor. */
export interface StepAnimationInput extends AnimatedStep<View, Event> {
  /** Rotation of the floor, in clockwise quarter turns. */
  readonly rotation: number;
  /** Whether the tile was dragged to its space and need not slide there again. */
  readonly wasDragged: boolean;
}

/** Keys of the animated parts. */
export const animationKeys = {
  tile: (tile: number) => `tile:${tile}`,
  worker: (space: number) => `worker:${space}`,
  marker: (seat: Seat, quarter: number) => `marker:${seat}:${quarter}`,
  /** The face that a marker showed before the step. */
  face: (seat: Seat, quarter: number) => `face:${seat}:${quarter}`,
  gold: (seat: Seat) => `gold:${seat}`,
  slot: (slot: number) => `slot:${slot}`,
  glow: (quarter: number) => `glow:${quarter}`,
  plate: (quarter: number) => `plate:${quarter}`,
  rondel: 'rondel',
} as const;

/** Animates a step; null if nothing moves. */
export function animateStep(setting: StepAnimationInput): MaharaniAnimation | null {
  const usual = stepMs(setting.events);
  if (setting.ms === 0 || usual === 0) return null;
  const draft = new AnimationBuilder(setting);
  for (const one of listTimedEvents(setting.events)) draft.add(one);
  const { id, pieces, numbers, transientPieces } = draft;
  return stretchAnimation({ id, pieces, numbers, transientPieces }, setting.ms / usual);
}

const hasMoved = ({ x, y }: Point, more = ''): string => `translate(${x}px, ${y}px)${more}`;

const betweenPoints = (from: Point, to: Point, lift: number): Point => ({
  x: (from.x + to.x) / 2,
  y: (from.y + to.y) / 2 - lift,
});

const offset = (from: Point, to: Point): Point => ({ x: from.x - to.x, y: from.y - to.y });

const ORIGIN: Point = { x: 0, y: 0 };

class AnimationBuilder implements MaharaniAnimation {
  readonly id: number;
  readonly pieces: MaharaniAnimation['pieces'][number][] = [];
  readonly numbers: MaharaniAnimation['numbers'][number][] = [];
  readonly transientPieces: TransientPiece[] = [];
  readonly #s: StepAnimationInput;
  /** Gold of each seat at this point of the step. */
  readonly #gold: number[];

  constructor(setting: StepAnimationInput) {
    this.#s = setting;
    this.id = setting.id;
    this.#gold = setting.after.gold.slice();
    for (const event of setting.events) {
      const change = goldChange(event);
      if (change) this.#gold[change.seat] = at(this.#gold, change.seat) - change.gold;
    }
  }

  add({ event, at: start }: TimedEvent<Event>): void {
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

  /** Moves the tile from the rondel to its space and turns it on its way. */
  #tile(event: Extract<Event, { kind: 'tile' }>, start: number): void {
    const { rotation, after } = this.#s;
    const side = sideOf(after.players, event.seat);
    const to = spaceCentre(event.space, rotation);
    if (!this.#s.wasDragged) {
      const from = slotCentre(event.slot, displayedSide(side, rotation));
      const lay = rondelRotation(event.tile, side) - event.turn;
      const spin = (lay > 2 ? lay - 4 : lay < -1 ? lay + 4 : lay) * 90;
      const sprite: TransientPiece = {
        key: `fly:${event.tile}`,
        kind: 'tile',
        tile: event.tile,
        rotation: (event.turn + rotation) & 3,
      };
      this.#sprite(sprite, start, SLIDE_MS, [
        { opacity: 1, transform: hasMoved(from, ` rotate(${spin}deg) scale(${SLOT_SCALE})`) },
        {
          opacity: 1,
          transform: hasMoved(betweenPoints(from, to, 12), ` rotate(${spin / 3}deg) scale(1.12)`),
          offset: 0.6,
        },
        { opacity: 1, transform: hasMoved(to, ' rotate(0deg) scale(1)') },
      ]);
      this.pieces.push({
        key: animationKeys.tile(event.tile),
        at: start,
        ms: SLIDE_MS,
        frames: [{ opacity: 0 }, { opacity: 0 }],
      });
    }
    if (event.marker !== null) this.#flip(event.seat, event.marker, start);
    this.#coin(event.seat, to, event.gold, start + SLIDE_MS - 80);
  }

  /** Moves the worker to its new tile, from its old one or from its owner's side. */
  #worker(event: Extract<Event, { kind: 'worker' }>, start: number): void {
    const { rotation, after } = this.#s;
    const to = spaceCentre(event.space, rotation);
    const from =
      event.from === null
        ? sidePoint(seatSide(after.players, event.seat, rotation), CELL / 3)
        : spaceCentre(event.from, rotation);
    this.pieces.push({
      key: animationKeys.worker(event.space),
      at: start,
      ms: HOP_MS,
      frames: [
        { transform: hasMoved(offset(from, to)), opacity: event.from === null ? 0 : 1 },
        { transform: hasMoved(betweenPoints(offset(from, to), ORIGIN, 46)), opacity: 1, offset: 0.5 },
        { transform: hasMoved(ORIGIN), opacity: 1 },
      ],
      easing: 'ease-in-out',
    });
    this.#coin(event.seat, to, event.gold, start + HOP_MS - 80);
  }

  #flip(seat: Seat, quarter: number, start: number): void {
    this.pieces.push({
      key: animationKeys.marker(seat, quarter),
      at: start,
      ms: FLIP_MS - 90,
      frames: [
        { transform: 'scaleX(1)' },
        { transform: 'scaleX(0)', offset: 0.5 },
        { transform: 'scaleX(1)' },
      ],
      easing: 'ease-in-out',
    });
    this.pieces.push({
      key: animationKeys.face(seat, quarter),
      at: start,
      ms: (FLIP_MS - 90) / 2,
      frames: [{ opacity: 1 }, { opacity: 1 }],
    });
  }

  /** Lets a coin with the amount rise where it was earned and move to its owner. */
  #coin(seat: Seat, from: Point, gold: number, start: number): void {
    const { rotation, after } = this.#s;
    const to = sidePoint(seatSide(after.players, seat, rotation));
    const up = { x: from.x, y: from.y - 34 };
    this.#sprite({ key: `coin:${this.transientPieces.length}`, kind: 'coin', gold }, start, COIN_MS, [
      { opacity: 0, transform: hasMoved(from, ' scale(0.5)') },
      { opacity: 1, transform: hasMoved(up, ' scale(1.15)'), offset: 0.25 },
      { opacity: 1, transform: hasMoved(up, ' scale(1)'), offset: 0.6 },
      { opacity: 0, transform: hasMoved(betweenPoints(up, betweenPoints(up, to, 0), 0), ' scale(0.7)') },
    ]);
    this.#count(seat, gold, start + COIN_MS - COUNTING_MS);
  }

  #count(seat: Seat, change: number, start: number): void {
    const from = at(this.#gold, seat);
    this.#gold[seat] = from + change;
    this.numbers.push({ key: animationKeys.gold(seat), at: start, ms: COUNTING_MS, from, to: from + change });
  }

  #quarter(quarter: number, start: number): void {
    this.pieces.push({
      key: animationKeys.glow(quarter),
      at: start,
      ms: GLOW_MS,
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }],
      easing: 'ease-in-out',
    });
    this.pieces.push({
      key: animationKeys.plate(quarter),
      at: start,
      ms: FLIP_MS,
      frames: [
        { transform: 'scale(0.7)', opacity: 0 },
        { transform: 'scale(1.08)', opacity: 1, offset: 0.6 },
        { transform: 'scale(1)', opacity: 1 },
      ],
    });
  }

  #plate(quarter: number): Point {
    const { x, y } = plateCorner(quarter, this.#s.rotation);
    return { x: x + CELL / 2, y: y + CELL / 2 };
  }

  /** Moves the paid workers back to their owners' sides. */
  #home(spaces: readonly number[], start: number): void {
    const { before, after, rotation } = this.#s;
    if (!before) return;
    for (const space of spaces) {
      const piece = workerOn(before, space);
      if (!piece) continue;
      const from = spaceCentre(space, rotation);
      const to = sidePoint(seatSide(after.players, piece.seat, rotation), CELL / 3);
      this.#sprite({ key: `home:${space}`, kind: 'worker', ...piece }, start, HOP_MS, [
        { opacity: 1, transform: hasMoved(from) },
        { opacity: 1, transform: hasMoved(betweenPoints(from, to, 30)), offset: 0.6 },
        { opacity: 0, transform: hasMoved(to) },
      ]);
      // Until then it is drawn at its old place, because the position already has it in the supply.
      if (start > 0)
        this.#sprite({ key: `stay:${space}`, kind: 'worker', ...piece }, 0, start, [
          { opacity: 1, transform: hasMoved(from) },
          { opacity: 1, transform: hasMoved(from) },
        ]);
    }
  }

  #removed(tile: number, slot: number, start: number): void {
    const { after, rotation } = this.#s;
    const side = sideOf(after.players, after.seat);
    const from = hasMoved(slotCentre(slot, displayedSide(side, rotation)));
    const sprite: TransientPiece = {
      key: `out:${tile}`,
      kind: 'tile',
      tile,
      rotation: (rondelRotation(tile, side) + rotation) & 3,
    };
    this.#sprite(sprite, start, DROP_MS, [
      { opacity: 1, transform: `${from} scale(${SLOT_SCALE})` },
      { opacity: 0, transform: `${from} scale(0.2)` },
    ]);
  }

  #drawn(slot: number, start: number): void {
    this.pieces.push({
      key: animationKeys.slot(slot),
      at: start,
      ms: DROP_MS,
      frames: [
        { opacity: 0, transform: 'scale(1.7)' },
        { opacity: 1, transform: 'scale(1)' },
      ],
    });
  }

  /** Turns the rondel clockwise to the next seat. */
  #spin(seat: Seat, start: number): void {
    const { players } = this.#s.after;
    const before = sideOf(players, (seat + players - 1) % players);
    const way = ((sideOf(players, seat) - before) & 3) * 90;
    this.pieces.push({
      key: animationKeys.rondel,
      at: start,
      ms: SPIN_MS,
      frames: [{ transform: `rotate(${-way}deg)` }, { transform: 'rotate(0deg)' }],
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
    });
  }

  #sprite(sprite: TransientPiece, start: number, ms: number, frames: readonly Keyframe[]): void {
    this.transientPieces.push(sprite);
    this.pieces.push({ key: sprite.key, at: start, ms, frames });
  }
}

/** The change of a seat's gold by an event. */
function goldChange(event: Event): { readonly seat: Seat; readonly gold: number } | null {
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
