import { beforeEach, describe, expect, test } from 'vitest';
import { type PlaybackEnvironment, PlaybackQueue, type PlaybackState } from '../src/table/playback-queue.ts';
import { applyUpdate, type StreamState, soleSeat } from '../src/table/stream-state.ts';
import { Clock } from './help/clock.ts';
import { moveEntry, situation, update } from './help/situation.ts';

/** So long that no step is shortened. */
const LONG_TURN = 1e6;

let clock: Clock;
let shown: PlaybackState[];
let environment: PlaybackEnvironment & { -readonly [K in keyof PlaybackEnvironment]: PlaybackEnvironment[K] };
let queue: PlaybackQueue;

const stateAfter = (n: number, seat = 1): StreamState => ({
  situation: situation({ turn: n }),
  log: [],
  newEntries: [moveEntry(n, seat)],
});
/** Turns in the order they were shown. */
const turns = () =>
  shown.flatMap(({ state: { situation }, step }, i) =>
    step === shown[i - 1]?.step && step ? [] : [situation.turn],
  );
const last = () => shown.at(-1)!;

beforeEach(() => {
  clock = new Clock();
  shown = [];
  environment = {
    setTimer: clock.later,
    stepMs: () => 600,
    waitsForReader: () => false,
    speed: () => ({ factor: 1, turnMs: LONG_TURN }),
    startsRound: () => false,
    reducedMotion: () => false,
    isMine: () => false,
    isVisible: () => true,
  };
  queue = new PlaybackQueue(environment, (state) => shown.push(state));
});

describe('steps', () => {
  test('are shown one after another, each for its time', () => {
    for (const n of [1, 2, 3]) queue.enqueue([stateAfter(n)]);
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

  test('have ids of their own, kept while they are shown', () => {
    queue.enqueue([stateAfter(1)]);
    queue.enqueue([stateAfter(2)]);
    clock.pass(740);
    const id = last().step?.id;
    clock.pass(740);
    expect(last().step?.id).toBe(id);
    expect(new Set(shown.map(({ step }) => step?.id)).size).toBe(2);
  });

  test('are played at the chosen speed', () => {
    environment.speed = () => ({ factor: 0.5, turnMs: LONG_TURN });
    queue.enqueue([stateAfter(1)]);
    expect(last().step?.ms).toBe(300);
    environment.speed = () => ({ factor: 0, turnMs: LONG_TURN });
    queue.enqueue([stateAfter(2)]);
    expect(last()).toMatchObject({ queuedSteps: 0, step: { ms: 0 } });
  });

  test('of one batch become one step without animation, with all events', () => {
    environment.speed = () => ({ factor: 0, turnMs: LONG_TURN });
    const eventsOf = (n: number) => stateAfter(n).newEntries.flatMap(({ events }) => events);
    queue.enqueue([stateAfter(1), stateAfter(2)]);
    expect(turns()).toEqual([2]);
    expect(eventsOf(1).length).toBeGreaterThan(0);
    expect(last().step?.events).toEqual([...eventsOf(1), ...eventsOf(2)]);
    queue.enqueue([]);
    expect(shown).toHaveLength(1);
    environment.speed = () => ({ factor: 1, turnMs: LONG_TURN });
    queue.enqueue([stateAfter(3), stateAfter(4)]);
    expect(last()).toMatchObject({ queuedSteps: 2, state: { situation: { turn: 3 } } });
  });

  test('have no motion under reduced motion, but still come one after another', () => {
    environment.reducedMotion = () => true;
    queue.enqueue([stateAfter(1)]);
    queue.enqueue([stateAfter(2)]);
    expect(last().step?.ms).toBe(0);
    expect(turns()).toEqual([1]);
    clock.pass(740);
    expect(turns()).toEqual([1, 2]);
  });

  test('of one turn take no longer than a turn may, and the longest ones shrink', () => {
    environment.speed = () => ({ factor: 1, turnMs: 4000 });
    const lengths = [300, 9000, 300, 5000, 300, 300, 300, 300];
    environment.stepMs = () => lengths.shift() ?? 0;
    for (let n = 1; n <= 8; n++) queue.enqueue([stateAfter(n, 1)]);
    clock.pass(4000);
    expect(turns()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(last().queuedSteps).toBe(0);
    const shownMs = shown.map(({ step }) => step?.ms ?? 0);
    expect(shownMs[0]).toBe(300);
    expect(Math.max(...shownMs)).toBe(1640);
  });

  test('of the next seat have their own time', () => {
    environment.speed = () => ({ factor: 1, turnMs: 1200 });
    queue.enqueue([stateAfter(1, 1)]);
    queue.enqueue([stateAfter(2, 2)]);
    expect(last().step?.ms).toBe(460);
    clock.pass(600);
    expect(last().step).toMatchObject({ seat: 2, ms: 460 });
  });

  test('that begin a round, after its scoring, keep their whole time', () => {
    environment.speed = () => ({ factor: 1, turnMs: 1200 });
    environment.startsRound = () => true;
    environment.stepMs = () => 9000;
    queue.enqueue([stateAfter(1, 1)]);
    expect(last().step?.ms).toBe(9000);
  });

  test('of the viewer are shortened', () => {
    environment.isMine = (seat) => seat === 0;
    queue.enqueue([stateAfter(1, 0)]);
    expect(last().step?.ms).toBe(600);
    clock.pass(220);
    expect(last().queuedSteps).toBe(0);
  });

  test('can be skipped', () => {
    for (const n of [1, 2, 3]) queue.enqueue([stateAfter(n)]);
    queue.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, step: { ms: 0 } });
    expect(turns()).toEqual([1, 3]);
    clock.pass(10_000);
    expect(turns()).toEqual([1, 3]);
  });

  test('can be cut short, the last one too', () => {
    queue.enqueue([stateAfter(1)]);
    queue.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, isHeld: false, step: { ms: 0, events: [] } });
    environment.waitsForReader = () => true;
    queue.enqueue([stateAfter(2)]);
    queue.skip();
    expect(last()).toMatchObject({ queuedSteps: 0, isHeld: false });
    expect(turns()).toEqual([1, 1, 2, 2]);
  });

  test('of the viewer are shortened, except the one that ends the match', () => {
    environment.isMine = () => true;
    const ends = stateAfter(2);
    const outcome = { ending: 'e', ranks: [1], scores: [1], lines: [[]], tieBreaks: [], resigned: [] };
    queue.enqueue([stateAfter(1)]);
    queue.enqueue([{ ...ends, situation: { ...ends.situation, outcome } }]);
    clock.pass(220);
    expect(turns()).toEqual([1, 2]);
    clock.pass(739);
    expect(last().queuedSteps).toBe(1);
    clock.pass(1);
    expect(last().queuedSteps).toBe(0);
  });

  test('can be held until `proceed`, at any speed', () => {
    environment.speed = () => ({ factor: 0, turnMs: LONG_TURN });
    environment.waitsForReader = (events) => events.length > 0 && turns().length < 2;
    for (const n of [1, 2, 3]) queue.enqueue([stateAfter(n)]);
    clock.pass(10_000);
    expect(turns()).toEqual([1]);
    expect(last()).toMatchObject({ isHeld: true, queuedSteps: 3 });
    queue.proceed();
    expect(turns()).toEqual([1, 2]);
    expect(last().isHeld).toBe(true);
    queue.proceed();
    clock.pass(0);
    expect(last()).toMatchObject({ isHeld: false, queuedSteps: 0, state: { situation: { turn: 3 } } });
    queue.proceed();
    expect(turns()).toEqual([1, 2, 3]);
  });

  test('are skipped when there are many, or the page is hidden', () => {
    for (let n = 1; n <= 40; n++) queue.enqueue([stateAfter(n)]);
    expect(last().state.situation.turn).toBeGreaterThan(25);
    environment.isVisible = () => false;
    queue.enqueue([stateAfter(50)]);
    expect(last()).toMatchObject({ queuedSteps: 0, state: { situation: { turn: 50 } } });
  });

  test('without events take no time', () => {
    queue.enqueue([{ ...stateAfter(1), newEntries: [{ ...moveEntry(1, 0), kind: 'undo', events: [] }] }]);
    expect(last().step?.ms).toBe(0);
    clock.pass(0);
    expect(last().queuedSteps).toBe(0);
  });

  test('are dropped for a snapshot', () => {
    queue.enqueue([stateAfter(1)]);
    queue.enqueue([stateAfter(2)]);
    queue.jumpTo(stateAfter(9));
    clock.pass(5000);
    expect(turns()).toEqual([1, 9]);
  });
});

describe('a stream state', () => {
  const first: StreamState = { situation: situation(), log: [moveEntry(0, 0)], newEntries: [] };

  test('takes the changed fields of an update and keeps the rest', () => {
    const next = applyUpdate(first, update(2, { set: { turn: 4 }, view: { gold: [3, 0] } }), (raw) => raw);
    expect(next.situation).toEqual({ ...first.situation, turn: 4, view: { turn: 0, gold: [3, 0] } });
    expect(next.log).toHaveLength(2);
    expect(first.log).toHaveLength(1);
  });

  test('has a view parsed by the game', () => {
    const refuse = () => {
      throw new Error('no such view');
    };
    expect(() => applyUpdate(first, update(2), refuse)).toThrow('no such view');
  });

  test('belongs to a seat if all its entries do', () => {
    expect(soleSeat([moveEntry(0, 1), moveEntry(1, 1)])).toBe(1);
    expect(soleSeat([moveEntry(0, 1), moveEntry(1, 0)])).toBeNull();
    expect(soleSeat([])).toBeNull();
  });
});

describe('a held skip', () => {
  test('shows the newest state, and so all that comes until it is released', () => {
    for (const n of [1, 2]) queue.enqueue([stateAfter(n)]);
    queue.holdSkip(true);
    expect(last()).toMatchObject({ queuedSteps: 0, state: { situation: { turn: 2 } } });
    queue.enqueue([stateAfter(3)]);
    expect(last()).toMatchObject({ queuedSteps: 0, state: { situation: { turn: 3 } } });
    queue.holdSkip(false);
    queue.enqueue([stateAfter(4)]);
    expect(last()).toMatchObject({ queuedSteps: 1, step: { ms: 600 } });
  });

  test('still lets the player read what waits for a reader', () => {
    environment.waitsForReader = () => true;
    queue.holdSkip(true);
    queue.enqueue([stateAfter(1)]);
    expect(last().isHeld).toBe(true);
    queue.holdSkip(true);
    expect(last().isHeld).toBe(true);
  });
});
