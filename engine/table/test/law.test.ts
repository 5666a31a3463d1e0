import { ids, load } from '@durbar/games';
import { at, type Game } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLog } from '../src/index.ts';
import { type Attempt, attempts, LogWriter, loadVerdict, replayVerdict } from './any-log.ts';
import { optionsFor } from './options.ts';
import { runs } from './script.ts';
import type { SetupPlan } from './table.ts';

/** Counts the results of a test's logs. */
class Tally {
  /** Kinds of entries that were refused, and kinds in logs that were accepted. */
  readonly refused = new Set<string>();
  readonly accepted = new Set<string>();
}

/**
 * Asserts that loading a log and replaying its export stop at the same entry, or reach the same end. Removes an entry
 * that both refuse and repeats, so that the entries after it are compared too.
 */
function compare(game: Game, plan: SetupPlan, list: readonly Attempt[], tally: Tally): void {
  let left = list;
  for (;;) {
    const writer = new LogWriter(game, plan);
    for (const attempt of left) writer.add(attempt);
    writer.finish();
    // As after storage.
    const stored = parseLog(JSON.parse(JSON.stringify(writer.log)));
    const loaded = loadVerdict(game, plan, stored);
    expect(replayVerdict(game, plan, writer.exported)).toEqual(loaded);
    const { refused } = loaded;
    if (refused === null) {
      for (const { kind } of writer.log) tally.accepted.add(kind);
      return;
    }
    tally.refused.add(at(writer.log, refused).kind);
    left = left.filter((_, i) => i !== refused);
  }
}

const PLANS: readonly SetupPlan[] = [
  { people: 3 },
  { people: 2, bots: 1, options: { length: 'long' } },
  { people: 2, options: { merchant: false } },
];
const KINDS = [
  'abandon',
  'clock',
  'move',
  'pause',
  'resign',
  'resume',
  'return',
  'seal',
  'takeover',
  'timeout',
  'undo',
];

describe('a log, damaged or not, loads if and only if its export replays', () => {
  test('in a game with sealed choices, interrupted turns and an automaton', () => {
    const tally = new Tally();
    fc.assert(
      fc.property(fc.constantFrom(...PLANS), attempts(45), (plan, list) =>
        compare(bazaar, plan, list, tally),
      ),
      runs(40),
    );
    expect([...tally.accepted].toSorted()).toEqual(KINDS);
    expect([...tally.refused].toSorted()).toEqual(KINDS);
  });

  test.each(ids)('in %s', async (id) => {
    const game = await load(id);
    const tally = new Tally();
    const counts = fc.constantFrom(...game.meta.seatCounts);
    fc.assert(
      fc.property(counts, attempts(60), (people, list) =>
        compare(game, { people, options: optionsFor(game, people) }, list, tally),
      ),
      runs(12),
    );
    expect([...tally.accepted]).toEqual(
      expect.arrayContaining(['move', 'undo', 'takeover', 'clock', 'timeout']),
    );
    expect([...tally.refused]).toEqual(expect.arrayContaining(['move', 'undo', 'return']));
  });
});
