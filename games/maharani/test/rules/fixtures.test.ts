import { readdirSync, readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord, replay, verify, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { type MaharaniGame, maharani, maharani1 } from '../../rules/index.ts';

const games = [maharani1, maharani];
const folder = `${import.meta.dirname}/../../fixtures`;
const load = (name: string) =>
  parseRecord(
    readFileSync(`${folder}/${name}`, 'utf8'),
    games.map(({ meta }) => meta),
  );
const names = readdirSync(folder);

/** The game in the rules version of a record. */
function requireGame({ rules }: MatchRecord): MaharaniGame {
  const found = games.find(({ meta }) => meta.rules === rules);
  if (!found) throw new Error(`no rules version ${rules}`);
  return found;
}

/** What a replay of a record contains: kinds of events and decisions, endings, undo. */
function seenIn(name: string): Set<string> {
  const seen = new Set<string>();
  const record = load(name);
  const game = requireGame(record);
  const { outcome } = replay(game, record, {
    onEntry: ({ entry, events, state }) => {
      if ('undo' in entry) seen.add('undo');
      for (const event of events) {
        seen.add(event.kind);
        if (event.kind === 'refreshed' && event.quarters.length === 0) seen.add('empty refresh');
      }
      const [seat] = game.active(state);
      if (
        seat !== undefined &&
        game.refusal(state, seat, { type: 'refresh' })?.key === 'refusal.allRefreshed'
      )
        seen.add('empty refresh barred');
      for (const seat of game.active(state)) seen.add(game.decision(state, seat)?.kind ?? '');
    },
  });
  return seen.add(outcome?.ending ?? 'no ending').add(`${record.seats.length} seats`);
}

describe('finished matches', () => {
  it.each(names)('%s replays to its stored hash and outcome', (name) => {
    const record = load(name);
    expect(verify(requireGame(record), record)).toEqual([]);
    const { hash, outcome } = replay(requireGame(record), record);
    expect(hash).toBe(record.hash);
    expect(outcome).toEqual(record.outcome);
  });

  it.each([
    [1, []],
    [2, ['empty refresh', 'empty refresh barred']],
  ])(
    'of rules version %i cover each seat count, each kind of event and decision, and the one ending that play can reach',
    (rules, own) => {
      const seen = new Set<string>();
      for (const name of names) if (load(name).rules === rules) for (const one of seenIn(name)) seen.add(one);
      const events = ['turn', 'tile', 'worker', 'noWorker', 'refreshed', 'price', 'quarter', 'paid', 'home'];
      const more = ['removed', 'drawn', 'over', 'start', 'more', 'finish', 'worker'];
      const others = ['2 seats', '3 seats', '4 seats', 'undo', 'ending.lastQuarter'];
      expect(seen).toEqual(new Set([...events, ...more, ...others, ...own]));
    },
  );

  it.each(['shared-win.json', 'rules-2-shared-win.json'])('include one with a shared win, %s', (name) => {
    const { outcome } = load(name);
    expect(outcome && winners(outcome).length).toBe(2);
  });
});

describe('a record', () => {
  it('is refused by the rules of another version, and for a version that does not exist', () => {
    const record = load('two-seats.json');
    expect(() => replay(maharani, record)).toThrow(
      'rules version 1 of maharani; this program plays version 2',
    );
    const later = { ...record, rules: 9 };
    expect(() =>
      parseRecord(
        later,
        games.map(({ meta }) => meta),
      ),
    ).toThrow('rules version 9 of maharani; this program plays version 1, 2');
  });
});
