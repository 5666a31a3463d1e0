import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import type { KingdomBoardState } from '../../../kingdom/board/board-state.ts';
import { currentTip, tipMessage } from '../../../kingdom/board/parts/TipCard.tsx';
import { createBoardState } from '../../../kingdom/test/board/board-state.ts';
import { edition, TIPS } from '../../board/edition.ts';
import { getMapLayout } from '../../board/model/position.ts';
import { listTargets } from '../../board/model/targets.ts';
import { CLAUSES, maharaja2020, type View } from '../../rules/index.ts';
import en from '../../words/en/board.json';
import fr from '../../words/fr/board.json';
import { soloSteps, steps } from './games.ts';

/** Every decision of some whole games, as input of the tips. */
const decisions: (KingdomBoardState & { readonly position: View })[] = [...steps, ...soloSteps.flat()].map(
  ({ before, seat }) =>
    Object.assign(createBoardState(edition, before, getMapLayout(before)), {
      position: before,
      decidingSeat: seat,
      decisionKind: maharaja2020.decision(before, seat)?.kind ?? '',
      targets: listTargets(maharaja2020, before, seat, null),
    }),
);

describe('a first game', () => {
  test('shows every tip once, when it first matters', () => {
    const early = decisions.filter(({ position }) => position.round <= 2);
    const seen: string[] = [];
    for (const decision of early)
      for (let tip = currentTip(decision, seen); tip; tip = currentTip(decision, seen)) seen.push(tip.name);
    expect(seen.slice(0, 3)).toEqual(['draft', 'found', 'plan']);
    expect(new Set(seen).size).toBe(seen.length);
    // Whether a seat is robbed in the first two rounds depends on chance.
    const missing = TIPS.map(({ name }) => name).filter((name) => !seen.includes(name));
    expect(missing.filter((name) => name !== 'robbed' && name !== 'maharani')).toEqual([]);
  });

  test('shows no tips from the third round on', () => {
    const later = decisions.filter(({ position }) => position.round > 2);
    expect(later.length).toBeGreaterThan(50);
    for (const decision of later) expect(currentTip(decision, [])).toBeNull();
  });

  test.each(LOCALES)('has a text and a clause for each tip in %s', (locale) => {
    const words = createWords(locale, [{ en, fr }]);
    const decision = decisions.find(({ decisionKind }) => decisionKind === 'plan');
    if (!decision) throw new Error('nobody plans');
    for (const tip of TIPS) {
      expect(words.formatMessage(tipMessage(tip, decision))).not.toMatch(/[{}]|m20\./);
      expect(CLAUSES).toContain(tip.clause);
    }
    const plan = TIPS.find(({ name }) => name === 'plan');
    expect(plan && words.formatMessage(tipMessage(plan, decision))).toContain(
      decision.mapLayout.map.cityNames[decision.position.maharaja] ?? '?',
    );
  });
});
