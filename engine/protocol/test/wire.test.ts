import type { Viewer } from '@durbar/kernel';
import { type Answer, type CommandAction, Match, type Situation, type Update } from '@durbar/table';
import { bazaar } from '@durbar/testkit/toy';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { fromClient, fromServer, type situation, snapshot, update } from '../src/index.ts';

/** A type as it is after JSON: everything in it is read-only. */
type Frozen<T> = T extends readonly (infer U)[]
  ? readonly Frozen<U>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T;

/* The types of @durbar/table must also match the schemas in this direction; src/situation.ts checks the other. */
export const situationOnWire = (own: Situation): Frozen<z.infer<typeof situation>> => own;
export const changesOnWire = (own: Update['set']): Frozen<z.infer<typeof update>['set']> => own;

const bid = (coins: number): CommandAction => ({ kind: 'move', move: { kind: 'bid', coins } });
const move = (kind: string): CommandAction => ({ kind: 'move', move: { kind } });

/** A short match with everything that can happen at a table. The second bid replaces the first. */
const COURSE: readonly (readonly [number, CommandAction])[] = [
  [0, bid(3)],
  [0, bid(1)],
  [1, bid(0)],
  [2, bid(0)],
  [0, move('take')],
  [0, move('build')],
  [0, { kind: 'undo' }],
  [1, { kind: 'pause' }],
  [0, move('build')],
  [2, { kind: 'resume' }],
  [2, { kind: 'takeover', seat: 1, bot: 'greedy' }],
  [1, { kind: 'return' }],
  [0, { kind: 'move', move: { kind: 'offer', place: 0 } }],
  [1, move('buy')],
  [0, move('nonsense')],
  [0, move('end')],
  [0, bid(0)],
  [1, bid(0)],
  [2, bid(3)],
  [0, { kind: 'resign' }],
  [2, move('take')],
  [2, move('end')],
];

function begun(): Match {
  const seats = [0, 1, 2].map((i) => ({ id: `p${i}`, control: 'person' as const }));
  const setup = { table: 't', options: {}, seats, secret: 'cd'.repeat(32) };
  const match = Match.begin(setup, { game: bazaar });
  for (const viewer of viewers(match)) match.snapshot(viewer);
  return match;
}

function play(match: Match, course: typeof COURSE): Answer[] {
  return course.map((step) => {
    const [seat, act] = step;
    const n = COURSE.indexOf(step);
    const decision = match.snapshot(seat).situation.decision?.id;
    return match.command({ id: `c${n}`, seat, act, ...(decision !== undefined && { decision }) }, n * 7)
      .answer;
  });
}

function viewers(match: Match): Viewer[] {
  return ['spectator', ...match.seats.keys()];
}

const overWire = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('every update of a match survives the wire unchanged', () => {
  const match = begun();
  const answers = play(match, COURSE);
  expect(match.status).toBe('over');
  expect(answers.filter(({ ok }) => !ok)).toHaveLength(2);
  const kinds = new Set<string>();
  const keys = new Set<string>();
  for (const viewer of viewers(match)) {
    const whole = match.snapshot(viewer);
    expect(snapshot.parse(overWire(whole))).toEqual(whole);
    for (const { kind } of whole.log) kinds.add(kind);
    for (const told of match.updatesSince(viewer, 0) ?? []) {
      const message = { t: 'update', table: 't', update: told };
      expect(fromServer.parse(overWire(message))).toEqual(message);
      for (const key of [...Object.keys(told.set), ...Object.keys(told.own)]) keys.add(key);
    }
  }
  for (const answer of answers) {
    const message = { t: 'answer', table: 't', ...answer };
    expect(fromServer.parse(overWire(message))).toEqual(message);
  }
  expect([...kinds].toSorted()).toEqual(
    ['move', 'pause', 'resign', 'resume', 'return', 'seal', 'takeover', 'undo'].toSorted(),
  );
  const parts = ['status', 'turn', 'active', 'decision', 'sealed', 'undo', 'undoRefusal', 'seats', 'outcome'];
  expect([...keys].toSorted()).toEqual(parts.toSorted());
});

test('every snapshot of that match survives the wire too', () => {
  const match = begun();
  for (const step of COURSE) {
    play(match, [step]);
    for (const viewer of viewers(match)) {
      const whole = match.snapshot(viewer);
      expect(snapshot.parse(overWire(whole))).toEqual(whole);
    }
  }
  expect(match.status).toBe('over');
});

test('snapshots of an abandoned match survive the wire too', () => {
  const match = begun();
  match.command({ id: 'x', seat: null, act: { kind: 'abandon' } }, 9);
  const whole = match.snapshot('spectator');
  expect(snapshot.parse(overWire(whole))).toEqual(whole);
});

test.each([...COURSE.map(([, act]) => act), { kind: 'abandon' } as const])(
  'a page can send the command %j',
  (act) => {
    const message = { t: 'do', table: 't', id: 'c1', decision: 4, act };
    expect(fromClient.parse(message)).toEqual(message);
  },
);

test.each([
  ['a view of a match that has no fields', { n: 0, situation: {}, log: [] }],
  ['a negative number', { n: -1, own: {}, happened: [], set: {}, view: {} }],
  ['a changed field that is none', { n: 1, own: {}, happened: [], set: { active: 'all' }, view: {} }],
  [
    'a line of an unknown kind',
    { n: 1, own: {}, happened: [{ index: 0, at: 0, kind: 'dance', seat: 0, events: [] }], set: {}, view: {} },
  ],
  [
    'an event without a kind',
    {
      n: 1,
      own: {},
      happened: [{ index: 0, at: 0, kind: 'move', seat: 0, events: [{}] }],
      set: {},
      view: {},
    },
  ],
])('%s is refused', (_, value) => {
  expect(update.safeParse(value).success).toBe(false);
  expect(snapshot.safeParse(value).success).toBe(false);
});
