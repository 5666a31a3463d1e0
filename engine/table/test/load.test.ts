import { canonicalJson, type Viewer } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match, Snapshot } from '../src/index.ts';
import { Match as Matches, parseLog } from '../src/index.ts';
import { attempts, runScript, runs, Script } from './script.ts';
import { createSetup, listViewers } from './table.ts';

const plans = fc.constantFrom(
  { people: 3 },
  { people: 2, bots: 2, options: { length: 'long' } },
  { people: 1, bots: 1, options: { merchant: false } },
);

function reload(match: Match): Match {
  return Matches.load(match.setup, parseLog(JSON.parse(JSON.stringify(match.log))), { game: bazaar });
}

function everything(match: Match): string {
  const snapshots = listViewers(match).map((viewer) => match.snapshot(viewer));
  const past = listViewers(match).map((viewer) =>
    Array.from({ length: match.entryCount + 1 }, (_, i) => match.past(viewer, i - 1)),
  );
  const log = canonicalJson(match.log);
  return JSON.stringify([match.status, log, snapshots, past, match.awaiting(), match.fairness()]);
}

test('a match loaded from its log equals the live one for every viewer, whatever happened', () => {
  fc.assert(
    fc.property(plans, attempts(), (plan, list) => {
      const live = Matches.begin(createSetup(plan), { game: bazaar });
      runScript(live, list);
      expect(everything(reload(live))).toBe(everything(live));
    }),
    runs(25),
  );
});

test('and it continues like the live one: same answers, entries and updates', () => {
  fc.assert(
    fc.property(plans, attempts(40), attempts(20), (plan, before, after) => {
      const live = Matches.begin(createSetup(plan), { game: bazaar });
      const first = new Script(live);
      for (const attempt of before) first.try(attempt);
      const loaded = reload(live);
      const starts = listViewers(live).map((viewer) => [viewer, live.snapshot(viewer).n] as const);
      for (const [viewer, n] of starts) expect(loaded.snapshot(viewer).n).toBe(n);
      const results = [live, loaded].map((match) => {
        const script = new Script(match, 'later');
        script.time = 10_000;
        return after.map((attempt) => script.try(attempt));
      });
      expect(results[1]).toEqual(results[0]);
      for (const [viewer, n] of starts)
        expect(JSON.stringify(loaded.updatesSince(viewer, n))).toBe(
          JSON.stringify(live.updatesSince(viewer, n)),
        );
    }),
    runs(25),
  );
});

function merged(parts: readonly object[]): object {
  return Object.fromEntries<unknown>(parts.flatMap((part) => Object.entries(part)));
}

/** Applies updates to a snapshot, as a page does. */
function follow(match: Match, snapshot: Snapshot, viewer: Viewer): unknown {
  const updates = match.updatesSince(viewer, snapshot.n) ?? [];
  expect(updates.map(({ n }) => n)).toEqual(updates.map((_, i) => snapshot.n + 1 + i));
  const { view: first, ...rest } = snapshot.situation;
  const view = merged([Object(first), ...updates.map((update) => update.view)]);
  const situation = { ...merged([rest, ...updates.map(({ own, set }) => ({ ...own, ...set }))]), view };
  const log = [...snapshot.log, ...updates.flatMap(({ happened }) => happened)];
  return { n: snapshot.n + updates.length, situation, log };
}

test('a snapshot with the updates after it equals the later snapshot', () => {
  fc.assert(
    fc.property(plans, attempts(30), attempts(40), (plan, before, after) => {
      const match = Matches.begin(createSetup(plan), { game: bazaar });
      const script = new Script(match);
      for (const attempt of before) script.try(attempt);
      const starts = listViewers(match).map((viewer) => [viewer, match.snapshot(viewer)] as const);
      for (const attempt of after) script.try(attempt);
      for (const [viewer, start] of starts) {
        const end = match.snapshot(viewer);
        expect(follow(match, start, viewer)).toEqual(end);
        expect(end.log.map(({ index }) => index)).toEqual([...end.log.keys()]);
        expect(match.past(viewer, match.entryCount - 1)).toEqual(end.situation.view);
      }
    }),
    runs(25),
  );
});

test('a refused command leaves no trace', () => {
  fc.assert(
    fc.property(plans, attempts(40), (plan, list) => {
      const match = Matches.begin(createSetup(plan), { game: bazaar });
      const script = new Script(match);
      const traces = list.filter((attempt) => {
        const before = everything(match);
        return !script.try(attempt).answer.ok && everything(match) !== before;
      });
      expect(traces).toEqual([]);
    }),
    runs(8),
  );
});

describe('a log that is not allowed', () => {
  const setup = createSetup();
  const load = (log: unknown) => () => Matches.load(setup, parseLog(log), { game: bazaar });
  const stamp = { at: 1, command: null };

  test.each([
    [
      'an open move instead of a sealed choice',
      [{ ...stamp, kind: 'move', seat: 0, move: { kind: 'bid', coins: 1 }, by: 'person' }],
    ],
    ['an illegal move', [{ ...stamp, kind: 'seal', seat: 0, move: { kind: 'take' }, by: 'person' }]],
    ['a malformed move', [{ ...stamp, kind: 'seal', seat: 0, move: 'x', by: 'person' }]],
    [
      'a move of a seat that does not exist',
      [{ ...stamp, kind: 'seal', seat: 8, move: { kind: 'bid', coins: 1 }, by: 'person' }],
    ],
    ['nothing to undo', [{ ...stamp, kind: 'undo', seat: 0 }]],
    ['an automaton that resigns', [{ ...stamp, kind: 'resign', seat: 3, bot: 'random' }]],
    ['a resumption without a pause', [{ ...stamp, kind: 'resume', seat: 0 }]],
    [
      'a pause in a pause',
      [
        { ...stamp, kind: 'pause', seat: 0 },
        { ...stamp, kind: 'pause', seat: 1 },
      ],
    ],
    [
      'an entry that is earlier than the one before',
      [
        { ...stamp, at: 5, kind: 'pause', seat: 0 },
        { ...stamp, at: 4, kind: 'resume', seat: 0 },
      ],
    ],
    [
      'anything after the end',
      [
        { ...stamp, kind: 'abandon', seat: null },
        { ...stamp, kind: 'abandon', seat: null },
      ],
    ],
  ])('%s is refused, naming the entry', (_, log) => {
    expect(load(log)).toThrow(new RegExp(`^entry ${log.length - 1} of the match's log: `));
  });

  test.each([
    ['another kind', [{ ...stamp, kind: 'dance', seat: 0 }]],
    ['a negative time', [{ at: -1, command: null, kind: 'pause', seat: 0 }]],
    ['a time so late that none follows', [{ ...stamp, at: Number.MAX_SAFE_INTEGER, kind: 'pause', seat: 0 }]],
    ['a stray field', [{ ...stamp, kind: 'pause', seat: 0, why: 'tea' }]],
    ['no list', { log: [] }],
  ])('%s is not well-formed', (_, log) => {
    expect(load(log)).toThrow(expect.objectContaining({ name: 'FormatError' }));
  });
});

test('missing moves of an automaton are made on loading', () => {
  const live = Matches.begin(createSetup(), { game: bazaar });
  runScript(
    live,
    [0, 1, 2].map((who) => ({ who: 0, what: 'move', pick: who, wait: 1 })),
  );
  const trader = live.snapshot('spectator').situation.active[0] ?? 0;
  const decide = (kind: string) => {
    const decision = live.snapshot(trader).situation.decision?.id ?? 0;
    live.command({ id: kind, seat: trader, decision, act: { kind: 'move', move: { kind } } }, 9);
  };
  decide('take');
  decide('end');
  const cut = live.log.slice(0, -1);
  const loaded = Matches.load(live.setup, cut, { game: bazaar });
  expect(loaded.log).toEqual(live.log);
});
