import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { MatchRecord, RecordProblem } from '../src/index.ts';
import { EntryError, hashPosition, RecordError, replay } from '../src/index.ts';
import { firstRecord, fullMatch, fullRecord, people } from './matches.ts';

const record = fullRecord();

describe('replay', () => {
  it('ends in the same state with the same hash and outcome', () => {
    const playback = fullMatch();
    const { state, hash, outcome } = replay(bazaar, record);
    expect(state).toEqual(playback.state);
    expect(hash).toBe(record.hash);
    expect(outcome).toEqual(record.outcome);
  });

  it('has a final hash that stays the same for ever, in every format version', () => {
    const old = firstRecord();
    expect(old.hash).toBe('7c3be5b9375539f503753a336b4fbed0c767b081b852936f7e1df3a840439b7a');
    expect(replay(bazaar, old).hash).toBe(old.hash);
    expect(record.hash).toBe('182a65d1da0dbd6f98ea18f514cf696fe35426406a63f7f3a265133e655496e5');
  });

  it('yields the effect of each entry', () => {
    const seen: string[] = [];
    replay(bazaar, record, {
      onEntry: ({ index, entry, state, events }) => {
        const kind = 'table' in entry ? entry.table : 'undo' in entry ? 'undo' : 'move';
        seen.push(`${index} ${kind} ${events.length} ${state.fame.join('')}`);
      },
    });
    expect(seen).toHaveLength(record.entries.length);
    expect(seen.slice(2, 7)).toEqual([
      '2 move 3 000',
      '3 move 1 000',
      '4 move 1 100',
      '5 undo 0 000',
      '6 clock 0 000',
    ]);
  });

  it('plays from the recorded draws: another seed changes nothing', () => {
    expect(replay(bazaar, { ...record, seed: 'other' }).hash).toBe(record.hash);
    const [a = 0, b = 0, ...more] = record.dealt['stock'] ?? [];
    expect(replay(bazaar, { ...record, dealt: { stock: [b, a, ...more] } }).hash).not.toBe(record.hash);
  });

  it('plays an unfinished match to its last entry', () => {
    const { outcome, state } = replay(bazaar, { ...record, entries: record.entries.slice(0, 4) });
    expect(outcome).toBeNull();
    expect(hashPosition(bazaar, state)).not.toBe(record.hash);
  });

  it('stops at the first entry that cannot be played', () => {
    const entries = record.entries.with(3, { seat: 1, move: { kind: 'take' } });
    const run = () => replay(bazaar, { ...record, entries });
    expect(run).toThrow(EntryError);
    expect(run).toThrow(expect.objectContaining({ problem: 'illegal', index: 3 }));
  });

  it.each<[string, Partial<MatchRecord>, RecordProblem, RegExp]>([
    ['another game', { game: 'nim' }, 'game', /played at 'nim', not at 'bazaar'/],
    ['other rules', { rules: 2 }, 'rules', /rules version 2/],
    ['another generator', { generator: 'dice/1' }, 'generator', /'dice\/1'/],
    ['an option it has not', { options: { comet: true } }, 'options', /no option 'comet'/],
    [
      'too many people',
      { seats: [...record.seats.slice(0, 3), ...people(3)] },
      'seats',
      /2, 3, 4 people and bots, not 6/,
    ],
    ['an automaton too few', { seats: record.seats.slice(0, 3) }, 'seats', /should be 4 seats/],
    ['automata in the wrong place', { seats: record.seats.toReversed() }, 'seats', /after people/],
    ['one id for two', { seats: record.seats.map((seat) => ({ ...seat, id: 'p1' })) }, 'seats', /same id/],
    ['a draw too few', { dealt: {} }, 'dealt', /no draw called 'stock'/],
  ])('refuses a record of %s', (_, change, problem, message) => {
    const run = () => replay(bazaar, { ...record, ...change });
    expect(run).toThrow(RecordError);
    expect(run).toThrow(message);
    expect(run).toThrow(expect.objectContaining({ problem }));
  });

  it('does not hide an error of the game itself', () => {
    const fault = new TypeError('a fault');
    const fail = (): never => {
      throw fault;
    };
    expect(() => replay({ ...bazaar, setup: fail }, record)).toThrow(fault);
    expect(() => replay({ ...bazaar, parseOptions: fail }, record)).toThrow(fault);
    expect(() => replay({ ...bazaar, parseMove: fail }, record)).toThrow(fault);
  });
});
