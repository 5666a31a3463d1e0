import type { Message } from '@durbar/kernel';
import { mapLayoutFor } from '../../../kingdom/board/model/create-map-layout.ts';
import type { BoardLayout, MapLayout } from '../../../kingdom/board/model/map-layout.ts';
import { FINAL_SCORING_MODES, FINAL_SCORINGS, mapAt, SPECIAL_RULES, type View } from '../../rules/index.ts';

const MAX_SEATS = 4;

/** The layout of the map a position is played on. */
export function getMapLayout(position: View, layout: BoardLayout = 'wide'): MapLayout {
  return mapLayoutFor(mapAt(position), MAX_SEATS, layout);
}

/** Seats with a shrine in a village, in the order of seats. */
export function villageOwners({ villages }: View, village: number): number[] {
  return villages.flatMap((mask, seat) => ((mask >> village) & 1 ? [seat] : []));
}

/** The seats in the order of play, by their characters (M20-5.1); automata last. */
export function seatOrder({ seats, people, characters }: View): number[] {
  const isAutomaton = (seat: number) => Number(seat >= people);
  return Array.from({ length: seats }, (_, seat) => seat).toSorted(
    (a, b) => isAutomaton(a) - isAutomaton(b) || (characters[a] ?? 0) - (characters[b] ?? 0),
  );
}

/** Whether a decision needs a choice beside the map: a character, or a number of coins. */
export function asksChoice(kind: string | null, phase: string): boolean {
  return phase === 'draft' || kind === 'robbed' || kind === 'maharani' || kind === 'buy';
}

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
      rules: tile === 'standard' ? [] : [`finalScoring.${tile}.text`, `finalScoringMode.${mode}.text`],
    },
  ]
    .filter((group) => group.rules.length > 0)
    .map((group) => ({ heading: optionText(group.heading), rules: group.rules.map(optionText) }));
}

const optionText = (name: string): Message => ({ key: `option.${name}` });
