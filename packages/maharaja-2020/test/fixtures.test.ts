import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, replay, verify, winners } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { FINAL_SCORINGS, SPECIAL_RULES } from '../src/data/components.ts';
import { maharaja2020 } from '../src/index.ts';

const folder = `${import.meta.dirname}/fixtures`;
const load = (name: string) => parseRecord(readFileSync(`${folder}/${name}`, 'utf8'), [maharaja2020.meta]);
const names = readdirSync(folder);

/** What a replay of a record comes by: options, kinds of events and decisions, endings, tie-breaks, undo. */
function seenIn(name: string): Set<string> {
  const seen = new Set<string>();
  const record = load(name);
  const { outcome } = replay(maharaja2020, record, {
    onEntry: ({ entry, events, state }) => {
      if ('undo' in entry) seen.add('undo');
      for (const { kind } of events) seen.add(`event.${kind}`);
      for (const seat of maharaja2020.active(state)) seen.add(`${maharaja2020.decision(state, seat)?.kind}`);
    },
  });
  for (const [option, value] of Object.entries(record.options))
    for (const one of Array.isArray(value) ? value : [value])
      seen.add(`${option}.${typeof one === 'object' && one !== null ? 'own' : String(one)}`);
  for (const { key } of outcome?.tieBreaks ?? []) seen.add(key);
  return seen.add(outcome?.ending ?? 'no ending').add(`${record.seats.length} seats`);
}

describe('finished matches', () => {
  it.each(names)('%s replays to the hash and outcome it was written with', (name) => {
    const record = load(name);
    expect(verify(maharaja2020, record)).toEqual([]);
    const { hash, outcome } = replay(maharaja2020, record);
    expect(hash).toBe(record.hash);
    expect(outcome).toEqual(record.outcome);
  });

  it('cover each way to end, each variant, seat count, map, tie-break, event and decision', () => {
    const seen = new Set<string>();
    for (const name of names) for (const one of seenIn(name)) seen.add(one);
    const fixed =
      'ending.rounds ending.statues tieBreak.statues tieBreak.coins undo display.firstGame openPrestige.true ' +
      'map.hindustan map.rajasthan mapFile.own finalScoringMode.add draft found plan act owed robbed reward ' +
      'shrine buy maharani event.nothing event.maharaniHome event.slid event.tokenSpent event.ability';
    for (const one of [
      ...fixed.split(' '),
      ...[2, 3, 4].map((seats) => `${seats} seats`),
      ...SPECIAL_RULES.map((rule) => `specialRules.${rule}`),
      ...FINAL_SCORINGS.map((scoring) => `finalScoring.${scoring}`),
    ])
      expect(seen).toContain(one);
  });

  it('have one with a shared win', () => {
    const { outcome } = load('shared-win.json');
    expect(outcome && winners(outcome)).toEqual([1, 2]);
  });

  it('hold the map file they were played on', () => {
    expect(load('three-seats-own-map.json').options['mapFile']).toMatchObject({ about: 'for tests' });
  });
});
