import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay, verify, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { maharani } from '../../rules/index.ts';

const folder = `${import.meta.dirname}/../../fixtures`;
const load = (name: string) => parseRecord(readFileSync(`${folder}/${name}`, 'utf8'), [maharani.meta]);
const names = readdirSync(folder);

/** What a replay of a record contains: kinds of events and decisions, endings, undo. */
function seenIn(name: string): Set<string> {
  const seen = new Set<string>();
  const record = load(name);
  const { outcome } = replay(maharani, record, {
    onEntry: ({ entry, events, state }) => {
      if ('undo' in entry) seen.add('undo');
      for (const { kind } of events) seen.add(kind);
      for (const seat of maharani.active(state)) seen.add(maharani.decision(state, seat)?.kind ?? '');
    },
  });
  return seen.add(outcome?.ending ?? 'no ending').add(`${record.seats.length} seats`);
}

describe('finished matches', () => {
  it.each(names)('%s replays to the hash and outcome it was written with', (name) => {
    const record = load(name);
    expect(verify(maharani, record)).toEqual([]);
    const { hash, outcome } = replay(maharani, record);
    expect(hash).toBe(record.hash);
    expect(outcome).toEqual(record.outcome);
  });

  it('cover each seat count, each kind of event and decision, and the one ending that play can reach', () => {
    const seen = new Set<string>();
    for (const name of names) for (const one of seenIn(name)) seen.add(one);
    const eventKinds = [
      'turn',
      'tile',
      'worker',
      'noWorker',
      'refreshed',
      'price',
      'quarter',
      'paid',
      'home',
    ];
    const decisionKinds = ['removed', 'drawn', 'over', 'start', 'more', 'finish', 'worker'];
    const setups = ['2 seats', '3 seats', '4 seats', 'undo', 'ending.lastQuarter'];
    expect(seen).toEqual(new Set([...eventKinds, ...decisionKinds, ...setups]));
  });

  it('include one with a shared win', () => {
    const { outcome } = load('shared-win.json');
    expect(outcome && winners(outcome).length).toBe(2);
  });
});
