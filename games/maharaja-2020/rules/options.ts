import type { OptionSpec } from '@durbar/kernel';
import { OptionError, readOptions } from '@durbar/kernel';
import { chooseMap, getMap, mapOptions } from '../../kingdom/rules/index.ts';
import { SOLO_LEVELS } from '../data/brahmabot.ts';
import { FINAL_SCORING_MODES, FINAL_SCORINGS, SPECIAL_RULES } from '../data/components.ts';
import type { Options } from './types.ts';

/** The value of an option that is randomly drawn in the set-up (M20-10). */
const RANDOM = 'random';

/** The options of a match. The lobby's form, the command line, the record and validation use this list. */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'solo', kind: 'choice', values: ['none', ...SOLO_LEVELS], default: 'none' },
  { name: 'display', kind: 'choice', values: ['random', 'firstGame'], default: 'random' },
  { name: 'specialRules', kind: 'set', values: [...SPECIAL_RULES, RANDOM], alone: [RANDOM], default: [] },
  { name: 'finalScoring', kind: 'choice', values: [...FINAL_SCORINGS, RANDOM], default: 'standard' },
  { name: 'finalScoringMode', kind: 'choice', values: FINAL_SCORING_MODES, default: 'replaceMajority' },
  { name: 'openPrestige', kind: 'flag', default: false },
  ...mapOptions('hindustan'),
];

/**
 * Reads options and refuses impossible combinations.
 * @throws {OptionError}
 */
export function parseOptions(raw: unknown, players: number): Options {
  const values = readOptions(OPTIONS, raw);
  const solo = readSolo(values['solo'], players);
  const firstGame = values['display'] === 'firstGame';
  if (firstGame && players !== 4)
    throw new OptionError(
      `option 'display': the display of a first game is for 4 seats, not ${players}`,
      'display',
      [{ key: 'options.fourSeats', values: { players } }],
    );
  const finalScoringMode = readFinalScoringMode(values['finalScoringMode'], solo);
  const map = chooseMap(values, 'hindustan');
  if (solo !== null && getMap(map).file.setupTiles === undefined)
    throw new OptionError(
      `option 'solo': the map file has no set-up tiles, so it offers no solo game`,
      'solo',
      [{ key: 'options.soloMap' }],
    );
  return {
    map,
    firstGame,
    rules: readSpecialRules(values['specialRules']),
    finalScoring: readFinalScoring(values['finalScoring']),
    finalScoringMode,
    openPrestige: values['openPrestige'] === true,
    solo,
  };
}

/** The level of a solo game, which needs exactly one person; null if it is not a solo game. */
function readSolo(chosen: unknown, players: number): number | null {
  const level = SOLO_LEVELS.findIndex((name) => name === chosen);
  if (level < 0 && players === 1)
    throw new OptionError(
      `option 'solo': one player alone needs a level, one of ${SOLO_LEVELS.join(', ')}`,
      'solo',
      [{ key: 'options.soloLevel' }],
    );
  if (level >= 0 && players !== 1)
    throw new OptionError(`option 'solo': the solo game is for 1 seat, not ${players}`, 'solo', [
      { key: 'options.soloAlone', values: { players } },
    ]);
  return level < 0 ? null : level;
}

/** The special rules as bits; null if they are drawn at random. */
function readSpecialRules(chosen: unknown): number | null {
  const names: readonly unknown[] = Array.isArray(chosen) ? chosen : [];
  if (names.includes(RANDOM)) return null;
  return SPECIAL_RULES.reduce((bits, name, i) => (names.includes(name) ? bits | (1 << i) : bits), 0);
}

/** The number of the final scoring; null if it is drawn at random. */
function readFinalScoring(chosen: unknown): number | null {
  return chosen === RANDOM ? null : FINAL_SCORINGS.findIndex((name) => name === chosen);
}

/**
 * What the final scoring replaces. Brahmabot keeps its rows, so in the solo game it cannot replace everything (M20-10).
 */
function readFinalScoringMode(chosen: unknown, solo: number | null): number {
  if (solo !== null && chosen === 'replaceAll')
    throw new OptionError(
      `option 'finalScoringMode': in the solo game the final scoring does not replace all rows`,
      'finalScoringMode',
      [{ key: 'options.soloFinalScoring' }],
    );
  return FINAL_SCORING_MODES.findIndex((name) => name === chosen);
}
