import { expect, test } from 'vitest';
import { listRulesInPlay } from '../../board/model/position.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };
import { build } from '../rules/support.ts';

const keys = (options: Record<string, string | string[]>) =>
  listRulesInPlay(build({ options })).map(({ heading, rules }) => [heading, ...rules].map(({ key }) => key));

test('a standard match shows nothing', () => {
  expect(keys({})).toEqual([]);
  expect(keys({ finalScoringMode: 'replaceAll' })).toEqual([]);
});

test('special rules, the final scoring and its mode are shown, whether chosen or drawn at random', () => {
  const all = keys({
    specialRules: ['weakExternals', 'displayOnly'],
    finalScoring: 'roads2',
    finalScoringMode: 'replaceAll',
  });
  expect(all).toEqual([
    ['option.specialRules', 'option.specialRules.weakExternals', 'option.specialRules.displayOnly'],
    ['option.finalScoring', 'option.finalScoring.roads2.text', 'option.finalScoringMode.replaceAll.text'],
  ]);
  const drawn = keys({ specialRules: ['random'], finalScoring: 'random' });
  expect(drawn.map(([heading]) => heading)).toEqual(['option.specialRules', 'option.finalScoring']);
  const texts = drawn.flat();
  expect(texts.some((key) => key.includes('.random'))).toBe(false);
  for (const key of [...all.flat(), ...texts])
    for (const words of [en, fr]) expect(words).toHaveProperty([key]);
});
