import { beforeEach, describe, expect, test } from 'vitest';
import { type PlaybackEnvironment, PlaybackQueue, type PlaybackState } from '../src/table/playback-queue.ts';
import { applyUpdate, type StreamState, soleSeat } from '../src/table/stream-state.ts';
import { Clock } from './help/clock.ts';
import { happened, situation, update } from './help/situation.ts';

let clock: Clock;
let scenes: PlaybackState[];
let world: PlaybackEnvironment & { -readonly [K in keyof PlaybackEnvironment]: PlaybackEnvironment[K] };
let theatre: PlaybackQueue;

const frame = (n: number, seat = 1): StreamState => ({
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
    setTimer: clock.later,
    stepMs: () => 600,
    waitsForReader: () => false,
    speedFactor: () => 1,
    reducedMotion: () => false,
    isMine: () => false,
    isVisible: () => true,
  };
  theatre = new PlaybackQueue(world, (scene) => scenes.push(scene));
});

describe('steps', () => {
  test('are shown one after another, each for its time', () => {
    for (const n of [1, 2, 3]) theatre.enqueue([frame(n)]);
    expect(turns()).toEqual([1]);
    expect(last().step).toMatchObject({ ms: 600, seat: 1 });
    clock.pass(739);
    expect(turns()).toEqual([1]);
    clock.pass(1);
    expect(turns()).toEqual([1, 2]);
    clock.pass(740);
    expect(last().queuedSteps).toBe(1);
    clock.pass(740);
    expect(last()).toMatchObject({ queuedSteps: 0 });
    expect(turns()).toEqual([1, 2, 3]);
  });

  test('have numbers of their own, kept to the end of their time', () => {
    theatre.enqueue([frame(1)]);
    theatre.enqueue([frame(2)]);
    clock.pass(740);
    const shown = last().step?.id;
    clock.pass(740);
    expect(last().step?.id).toBe(shown);
    expect(new Set(scenes.map(({ step }) => step?.id)).size).toBe(2);
  });

  test('go at the chosen pace', () => {
    world.speedFactor = () => 0.5;
    theatre.enqueue([frame(1)]);
    expect(last().step?.ms).toBe(300);
    world.speedFactor = () => 0;
    theatre.enqueue([frame(2)]);
    expect(last()).toMatchObject({ queuedSteps: 0, step: { ms: 0 } });
  });

  test('that come together are one where nothing is to be seen of them, with all that happened', () => {
    world.speedFactor = () => 0;
    const told = (n: number) => frame(n).happened.flatMap(({ events }) => events);
    theatre.enqueue([frame(1), frame(2)]);
    expect(turns()).toEqual([2]);
    expect(told(1).length).toBeGreaterThan(0);
    expect(last().step?.events).toEqual([...told(1), ...told(2)]);
    theatre.enqueue([]);
    expect(scenes).toHaveLength(1);
    world.speedFactor = () => 1;
    theatre.enqueue([frame(3), frame(4)]);
    expect(last()).toMatchObject({ queuedSteps: 2, frame: { situation: { turn: 3 } } });
  });

  test('stand still with reduced motion, yet one after another', () => {
    world.reducedMotion = () => true;
    theatre.enqueue([frame(1)]);
    theatre.enqueue([frame(2)]);
    expect(last().step?.ms).toBe(0);
    expect(turns()).toEqual([1]);
    clock.pass(740);
    expect(turns()).toEqual([1, 2]);
  });

  test('of one’s own do not keep one waiting', () => {
    world.isMine = (seat) => seat === 0;
    theatre.enqueue([frame(1, 0)]);
    expect(last().step?.ms).toBe(600);
    clock.pass(220);
    expect(last().queuedSteps).toBe(0);
  });

  test('can be skipped', () => {
    for (const n of [1, 2, 3]) theatre.enqueue([frame(n)]);
    theatre.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, step: { ms: 0 } });
    expect(turns()).toEqual([1, 3]);
    clock.pass(10_000);
    expect(turns()).toEqual([1, 3]);
  });

  test('can be cut short, the last one too', () => {
    theatre.enqueue([frame(1)]);
    theatre.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, isHeld: false, step: { ms: 0, events: [] } });
    world.waitsForReader = () => true;
    theatre.enqueue([frame(2)]);
    theatre.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, isHeld: false });
    expect(turns()).toEqual([1, 1, 2, 2]);
  });

  test('of whoever looks are short, but for the last of all, which counts the score', () => {
    world.isMine = () => true;
    const ends = frame(2);
    const outcome = { ending: 'e', ranks: [1], scores: [1], lines: [[]], tieBreaks: [], resigned: [] };
    theatre.enqueue([frame(1)]);
    theatre.enqueue([{ ...ends, situation: { ...ends.situation, outcome } }]);
    clock.pass(220);
    expect(turns()).toEqual([1, 2]);
    clock.pass(739);
    expect(last().queuedSteps).toBe(1);
    clock.pass(1);
    expect(last().queuedSteps).toBe(0);
  });

  test('can stay until told to go on, whatever the pace', () => {
    world.speedFactor = () => 0;
    world.waitsForReader = (events) => events.length > 0 && turns().length < 2;
    for (const n of [1, 2, 3]) theatre.enqueue([frame(n)]);
    clock.pass(10_000);
    expect(turns()).toEqual([1]);
    expect(last()).toMatchObject({ isHeld: true, queuedSteps: 3 });
    theatre.proceed();
    expect(turns()).toEqual([1, 2]);
    expect(last().isHeld).toBe(true);
    theatre.proceed();
    clock.pass(0);
    expect(last()).toMatchObject({ isHeld: false, queuedSteps: 0, frame: { situation: { turn: 3 } } });
    theatre.proceed();
    expect(turns()).toEqual([1, 2, 3]);
  });

  test('are caught up at once when there are many, or nobody looks', () => {
    for (let n = 1; n <= 40; n++) theatre.enqueue([frame(n)]);
    expect(last().frame.situation.turn).toBeGreaterThan(25);
    world.isVisible = () => false;
    theatre.enqueue([frame(50)]);
    expect(last()).toMatchObject({ queuedSteps: 0, frame: { situation: { turn: 50 } } });
  });

  test('that took nothing back or forth take no time', () => {
    theatre.enqueue([{ ...frame(1), happened: [{ ...happened(1, 0), kind: 'undo', events: [] }] }]);
    expect(last().step?.ms).toBe(0);
    clock.pass(0);
    expect(last().queuedSteps).toBe(0);
  });

  test('are dropped for a whole new position', () => {
    theatre.enqueue([frame(1)]);
    theatre.enqueue([frame(2)]);
    theatre.jumpTo(frame(9));
    clock.pass(5000);
    expect(turns()).toEqual([1, 9]);
  });
});

describe('a frame', () => {
  const first: StreamState = { situation: situation(), log: [happened(0, 0)], happened: [] };

  test('takes over what changed and keeps the rest', () => {
    const next = applyUpdate(first, update(2, { set: { turn: 4 }, view: { gold: [3, 0] } }), (raw) => raw);
    expect(next.situation).toEqual({ ...first.situation, turn: 4, view: { turn: 0, gold: [3, 0] } });
    expect(next.log).toHaveLength(2);
    expect(first.log).toHaveLength(1);
  });

  test('is read by the game', () => {
    const refuse = () => {
      throw new Error('no such view');
    };
    expect(() => applyUpdate(first, update(2), refuse)).toThrow('no such view');
  });

  test('is a seat’s if all of it is', () => {
    expect(soleSeat([happened(0, 1), happened(1, 1)])).toBe(1);
    expect(soleSeat([happened(0, 1), happened(1, 0)])).toBeNull();
    expect(soleSeat([])).toBeNull();
  });
});
