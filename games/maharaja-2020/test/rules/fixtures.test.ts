import { readdirSync, readFileSync } from 'node:fs';
import { parseRecord, winners } from '@durbar/kernel';
import { listReached, listReplayFaults } from '@durbar/testkit';
import { describe, expect, it } from 'vitest';
import { SOLO_LEVELS } from '../../data/brahmabot.ts';
import { FINAL_SCORINGS, SPECIAL_RULES } from '../../data/components.ts';
import { maharaja2020 } from '../../rules/index.ts';

const folder = `${import.meta.dirname}/../../fixtures`;
const load = (name: string) => parseRecord(readFileSync(`${folder}/${name}`, 'utf8'), [maharaja2020.meta]);
const names = readdirSync(folder);

describe('finished matches', () => {
  it.each(names)('%s replays to its stored hash and outcome', (name) => {
    expect(listReplayFaults(maharaja2020, load(name))).toEqual([]);
  });

  it('cover each way to end, each variant, seat count, map, tie-break, event and decision', () => {
    const seen = new Set<string>();
    for (const name of names) for (const one of listReached(maharaja2020, load(name))) seen.add(one);
    const fixed =
      'ending.rounds ending.statues tieBreak.statues tieBreak.coins undo display.firstGame openPrestige.true ' +
      'map.hindustan map.rajasthan mapFile.own finalScoringMode.add finalScoringMode.replaceAll specialRules.random finalScoring.random draft found plan act owed robbed reward ' +
      'shrine buy maharani event.nothing event.maharaniHome event.slid event.tokenSpent event.ability ' +
      'brahmabot tieBreak.brahmabot event.drawn event.check event.upper event.destination event.arrival ' +
      'event.refilled event.left';
    for (const one of [
      ...fixed.split(' '),
      ...[2, 3, 4].map((seats) => `${seats} seats`),
      ...SPECIAL_RULES.map((rule) => `specialRules.${rule}`),
      ...FINAL_SCORINGS.map((scoring) => `finalScoring.${scoring}`),
    ])
      expect(seen).toContain(one);
  });

  it('have solo games of each level on both maps, won and lost', () => {
    const solo = names.map(load).filter(({ options }) => options['solo'] !== 'none');
    const played = solo.map(({ options }) => [options['solo'], options['map']]);
    for (const level of SOLO_LEVELS)
      for (const map of ['hindustan', 'rajasthan']) expect(played).toContainEqual([level, map]);
    expect(new Set(solo.map(({ outcome }) => outcome?.ranks[0]))).toEqual(new Set([1, 2]));
  });

  it('include one with a shared win', () => {
    const { outcome } = load('shared-win.json');
    expect(outcome && winners(outcome)).toEqual([0, 1]);
  });

  it('contain their map file', () => {
    expect(load('three-seats-own-map.json').options['mapFile']).toMatchObject({ about: 'for tests' });
  });
});
