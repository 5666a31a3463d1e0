import type { OptionSpec } from '@durbar/kernel';
import { readOptions } from '@durbar/kernel';
import { chooseMap, mapOptions } from '../../kingdom/rules/index.ts';
import { PRESETS, type PresetName, VARIANTS } from '../data/components.ts';
import type { Options } from './types.ts';

const PRESET_NAMES = Object.keys(PRESETS);

const presetsWith = (variant: string): string[] =>
  Object.entries<readonly string[]>(PRESETS).flatMap(([preset, variants]) =>
    variants.includes(variant) ? [preset] : [],
  );

/**
 * The options of a match. A preset turns on its variants; the option of a single variant adds it to those of the preset
 * (M04-10).
 */
export const OPTIONS: readonly OptionSpec[] = [
  { name: 'preset', kind: 'choice', values: PRESET_NAMES, default: 'basic' },
  ...VARIANTS.map(
    (name): OptionSpec => ({
      name,
      kind: 'flag',
      default: false,
      impliedBy: { option: 'preset', values: presetsWith(name) },
    }),
  ),
  { name: 'hiddenGold', kind: 'flag', default: false },
  ...mapOptions('rajasthan'),
];

/**
 * Reads options.
 * @throws {OptionError}
 */
export function parseOptions(raw: unknown): Options {
  const values = readOptions(OPTIONS, raw);
  const preset: readonly string[] = PRESETS[readPreset(values['preset'])];
  return {
    map: chooseMap(values, 'rajasthan'),
    variants: VARIANTS.reduce(
      (bits, name, i) => (values[name] === true || preset.includes(name) ? bits | (1 << i) : bits),
      0,
    ),
    hiddenGold: values['hiddenGold'] === true,
  };
}

function readPreset(value: unknown): PresetName {
  return value === 'short' || value === 'advanced1' || value === 'advanced2' ? value : 'basic';
}
