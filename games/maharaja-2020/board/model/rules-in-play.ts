import type { Message } from '@durbar/kernel';
import { FINAL_SCORING_MODES, FINAL_SCORINGS, SPECIAL_RULES, type View } from '../../rules/index.ts';

/** Rules other than the standard ones, under one heading. */
export interface RulesInPlay {
  readonly heading: Message;
  readonly rules: readonly Message[];
}

/**
 * Lists the special rules and the final scoring of a match, chosen or randomly drawn (M20-10); empty if all rules are
 * standard.
 */
export function listRulesInPlay({ rules, finalScoring, finalScoringMode }: View): readonly RulesInPlay[] {
  const special = SPECIAL_RULES.filter((_, i) => ((rules >> i) & 1) !== 0);
  const tile = FINAL_SCORINGS[finalScoring] ?? 'standard';
  const mode = FINAL_SCORING_MODES[finalScoringMode] ?? 'replaceMajority';
  return [
    { heading: 'specialRules', rules: special.map((name) => `specialRules.${name}`) },
    {
      heading: 'finalScoring',
      rules: tile === 'standard' ? [] : [`finalScoring.${tile}`, `finalScoringMode.${mode}`],
    },
  ]
    .filter((group) => group.rules.length > 0)
    .map((group) => ({ heading: optionText(group.heading), rules: group.rules.map(optionText) }));
}

const optionText = (name: string): Message => ({ key: `option.${name}` });
