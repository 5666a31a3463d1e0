import { beforeEach, describe, expect, test } from 'vitest';
import { type Frame, nextFrame, seatOf } from '../src/table/frame.ts';
import { type Scene, Theatre, type TheatreWorld } from '../src/table/theatre.ts';
import { Clock } from './help/clock.ts';
import { happened, situation, update } from './help/situation.ts';

let clock: Clock;
let scenes: Scene[];
let world: TheatreWorld & { -readonly [K in keyof TheatreWorld]: TheatreWorld[K] };
let theatre: Theatre;

const frame = (n: number, seat = 1): Frame => ({
  situation: situation({ turn: n }),
  log: [],
  happened: [happened(n, seat)],
});
/** Turns as they came on stage. */
const turns = () =>
  scenes.flatMap(({ frame: { situation }, step }, i) =>
    step === scenes[i - 1]?.step && step ? [] : [situation.turn],
  );
const last = () => scenes.at(-1)!;

beforeEach(() => {
  clock = new Clock();
  scenes = [];
  world = {
    later: clock.later,
    stepMs: () => 600,
    holds: () => false,
    pace: () => 1,
    still: () => false,
    mine: () => false,
    watched: () => true,
  };
  theatre = new Theatre(world, (scene) => scenes.push(scene));
});

describe('steps', () => {
  test('are shown one after another, each for its time', () => {
    for (const n of [1, 2, 3]) theatre.add([frame(n)]);
    expect(turns()).toEqual([1]);
    expect(last().step).toMatchObject({ ms: 600, seat: 1 });
    clock.pass(739);
    expect(turns()).toEqual([1]);
    clock.pass(1);
    expect(turns()).toEqual([1, 2]);
    clock.pass(740);
    expect(last().waiting).toBe(1);
    clock.pass(740);
    expect(last()).toMatchObject({ waiting: 0 });
    expect(turns()).toEqual([1, 2, 3]);
  });

  test('have numbers of their own, kept to the end of their time', () => {
    theatre.add([frame(1)]);
    theatre.add([frame(2)]);
    clock.pass(740);
    const shown = last().step?.id;
    clock.pass(740);
    expect(last().step?.id).toBe(shown);
    expect(new Set(scenes.map(({ step }) => step?.id)).size).toBe(2);
  });

  test('go at the chosen pace', () => {
    world.pace = () => 0.5;
    theatre.add([frame(1)]);
    expect(last().step?.ms).toBe(300);
    world.pace = () => 0;
    theatre.add([frame(2)]);
    expect(last()).toMatchObject({ waiting: 0, step: { ms: 0 } });
  });

  test('that come together are one where nothing is to be seen of them, with all that happened', () => {
    world.pace = () => 0;
    const told = (n: number) => frame(n).happened.flatMap(({ events }) => events);
    theatre.add([frame(1), frame(2)]);
    expect(turns()).toEqual([2]);
    expect(told(1).length).toBeGreaterThan(0);
    expect(last().step?.events).toEqual([...told(1), ...told(2)]);
    theatre.add([]);
    expect(scenes).toHaveLength(1);
    world.pace = () => 1;
    theatre.add([frame(3), frame(4)]);
    expect(last()).toMatchObject({ waiting: 2, frame: { situation: { turn: 3 } } });
  });

  test('stand still with reduced motion, yet one after another', () => {
    world.still = () => true;
    theatre.add([frame(1)]);
    theatre.add([frame(2)]);
    expect(last().step?.ms).toBe(0);
    expect(turns()).toEqual([1]);
    clock.pass(740);
    expect(turns()).toEqual([1, 2]);
  });

  test('of one’s own do not keep one waiting', () => {
    world.mine = (seat) => seat === 0;
    theatre.add([frame(1, 0)]);
    expect(last().step?.ms).toBe(600);
    clock.pass(220);
    expect(last().waiting).toBe(0);
  });

  test('can be skipped', () => {
    for (const n of [1, 2, 3]) theatre.add([frame(n)]);
    theatre.skip();
    expect(last()).toMatchObject({ waiting: 0, step: { ms: 0 } });
    expect(turns()).toEqual([1, 3]);
    clock.pass(10_000);
    expect(turns()).toEqual([1, 3]);
  });

  test('can be cut short, the last one too', () => {
    theatre.add([frame(1)]);
    theatre.skip();
    expect(last()).toMatchObject({ waiting: 0, held: false, step: { ms: 0, events: [] } });
    world.holds = () => true;
    theatre.add([frame(2)]);
    theatre.skip();
    expect(last()).toMatchObject({ waiting: 0, held: false });
    expect(turns()).toEqual([1, 1, 2, 2]);
  });

  test('of whoever looks are short, but for the last of all, which counts the score', () => {
    world.mine = () => true;
    const ends = frame(2);
    const outcome = { ending: 'e', ranks: [1], scores: [1], lines: [[]], tieBreaks: [], resigned: [] };
    theatre.add([frame(1)]);
    theatre.add([{ ...ends, situation: { ...ends.situation, outcome } }]);
    clock.pass(220);
    expect(turns()).toEqual([1, 2]);
    clock.pass(739);
    expect(last().waiting).toBe(1);
    clock.pass(1);
    expect(last().waiting).toBe(0);
  });

  test('can stay until told to go on, whatever the pace', () => {
    world.pace = () => 0;
    world.holds = (events) => events.length > 0 && turns().length < 2;
    for (const n of [1, 2, 3]) theatre.add([frame(n)]);
    clock.pass(10_000);
    expect(turns()).toEqual([1]);
    expect(last()).toMatchObject({ held: true, waiting: 3 });
    theatre.proceed();
    expect(turns()).toEqual([1, 2]);
    expect(last().held).toBe(true);
    theatre.proceed();
    clock.pass(0);
    expect(last()).toMatchObject({ held: false, waiting: 0, frame: { situation: { turn: 3 } } });
    theatre.proceed();
    expect(turns()).toEqual([1, 2, 3]);
  });

  test('are caught up at once when there are many, or nobody looks', () => {
    for (let n = 1; n <= 40; n++) theatre.add([frame(n)]);
    expect(last().frame.situation.turn).toBeGreaterThan(25);
    world.watched = () => false;
    theatre.add([frame(50)]);
    expect(last()).toMatchObject({ waiting: 0, frame: { situation: { turn: 50 } } });
  });

  test('that took nothing back or forth take no time', () => {
    theatre.add([{ ...frame(1), happened: [{ ...happened(1, 0), kind: 'undo', events: [] }] }]);
    expect(last().step?.ms).toBe(0);
    clock.pass(0);
    expect(last().waiting).toBe(0);
  });

  test('are dropped for a whole new position', () => {
    theatre.add([frame(1)]);
    theatre.add([frame(2)]);
    theatre.jump(frame(9));
    clock.pass(5000);
    expect(turns()).toEqual([1, 9]);
  });
});

describe('a frame', () => {
  const first: Frame = { situation: situation(), log: [happened(0, 0)], happened: [] };

  test('takes over what changed and keeps the rest', () => {
    const next = nextFrame(first, update(2, { set: { turn: 4 }, view: { gold: [3, 0] } }), (raw) => raw);
    expect(next.situation).toEqual({ ...first.situation, turn: 4, view: { turn: 0, gold: [3, 0] } });
    expect(next.log).toHaveLength(2);
    expect(first.log).toHaveLength(1);
  });

  test('is read by the game', () => {
    const refuse = () => {
      throw new Error('no such view');
    };
    expect(() => nextFrame(first, update(2), refuse)).toThrow('no such view');
  });

  test('is a seat’s if all of it is', () => {
    expect(seatOf([happened(0, 1), happened(1, 1)])).toBe(1);
    expect(seatOf([happened(0, 1), happened(1, 0)])).toBeNull();
    expect(seatOf([])).toBeNull();
  });
});
