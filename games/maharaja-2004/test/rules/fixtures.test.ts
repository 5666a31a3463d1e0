import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord } from '@durbar/kernel';
import { listReached, listReplayFaults } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { PRESETS, VARIANTS } from '../../data/components.ts';
import { maharaja2004 } from '../../rules/index.ts';
import { each } from './conformance.ts';

const folder = `${import.meta.dirname}/../../fixtures`;
const load = (name: string) => parseRecord(readFileSync(`${folder}/${name}`, 'utf8'), [maharaja2004.meta]);
const names = readdirSync(folder);

describe('finished matches', () => {
  it.each(names)('%s replays to its stored hash and outcome', (name) => {
    expect(listReplayFaults(maharaja2004, load(name))).toEqual([]);
  });

  it('cover each way to end, preset, variant, seat count, map, tie-break, event and decision', () => {
    const seen = new Set<string>();
    for (const name of names) for (const one of listReached(maharaja2004, load(name))) seen.add(one);
    const fixed = 'mapFile.own hiddenGold.true undo tieBreak.gold tieBreak.character ';
    const decisions = 'open auction draft found plan act owed drop robbed exchange give';
    for (const one of [
      ...(fixed + decisions).split(' '),
      ...each('ending', 'palaces box rounds'),
      ...each('preset', Object.keys(PRESETS).join(' ')),
      ...VARIANTS.map((name) => `${name}.true`),
      ...each('map', 'rajasthan hindustan'),
      ...[2, 3, 4, 5].map((seats) => `${seats} seats`),
      ...each(
        'event',
        'bid passed won character enticed given founded quarry round planned turn travel palace',
      ),
      ...each('event', 'house lifted moved chitSpent chit gold governor ended scoring standing over'),
    ])
      expect(seen).toContain(one);
  });

  it('include one that lasts until round 12 because governors were moved down repeatedly', () => {
    const record = load('basic-twelve-rounds.json');
    expect(record.outcome?.ending).toBe('ending.rounds');
  });
});
