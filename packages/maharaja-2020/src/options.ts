import type { OptionSpec } from '@durbar/kernel';
import { OptionError, readOptions } from '@durbar/kernel';
import { chooseMap, mapOptions } from '@durbar/kingdom';
import { FINAL_SCORINGS, SPECIAL_RULES } from './data/components.ts';
import type { Options } from './types.ts';

/** Everything a match may choose, as the lobby's form, the command line, the record and validation read it. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'display', kind: 'choice', values: ['random', 'firstGame'], default: 'random' },
  { name: 'specialRules', kind: 'set', values: SPECIAL_RULES, default: [] },
  { name: 'finalScoring', kind: 'choice', values: FINAL_SCORINGS, default: 'standard' },
  {
    name: 'finalScoringMode',
    kind: 'choice',
    values: ['replaceMajority', 'add'],
    default: 'replaceMajority',
  },
  { name: 'openPrestige', kind: 'flag', default: false },
  ...mapOptions('hindustan'),
];

/**
 * Reads options and refuses combinations that cannot be.
 * @throws {OptionError}
 */
export function parseOptions(raw: unknown, players: number): Options {
  const values = readOptions(OPTIONS, raw);
  const firstGame = values['display'] === 'firstGame';
  if (firstGame && players !== 4)
    throw new OptionError(
      `option 'display': the display of a first game is for 4 seats, not ${players}`,
      'display',
      [{ key: 'options.fourSeats', values: { players } }],
    );
  const finalScoring = FINAL_SCORINGS.findIndex((name) => name === values['finalScoring']);
  const finalAdds = values['finalScoringMode'] === 'add';
  return {
    map: chooseMap(values, 'hindustan'),
    firstGame,
    rules: bitsOf(values['specialRules']),
    finalScoring,
    finalAdds,
    openPrestige: values['openPrestige'] === true,
  };
}

function bitsOf(chosen: unknown): number {
  const names: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  return SPECIAL_RULES.reduce((bits, name, i) => (names.includes(name) ? bits | (1 << i) : bits), 0);
}
