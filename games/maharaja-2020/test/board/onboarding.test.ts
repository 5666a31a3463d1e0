import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import type { KingdomBoardState } from '../../../kingdom/board/board-state.ts';
import { currentTopic, topicMessage } from '../../../kingdom/board/useOnboarding.ts';
import { boardStateOf } from '../../../kingdom/test/board/board-state.ts';
import { edition } from '../../board/edition.ts';
import { ONBOARDING_TOPICS } from '../../board/model/onboarding-topics.ts';
import { mapLayoutOf } from '../../board/model/position.ts';
import { listTargets } from '../../board/model/targets.ts';
import { CLAUSES, maharaja2020, type View } from '../../rules/index.ts';
import en from '../../words/en/board.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };
import { soloSteps, steps } from './games.ts';

/** Every decision of whole games, as a hint sees it. */
const lessons: (KingdomBoardState & { readonly position: View })[] = [...steps, ...soloSteps.flat()].map(
  ({ before, seat }) =>
    Object.assign(boardStateOf(edition, before, mapLayoutOf(before)), {
      position: before,
      decidingSeat: seat,
      decisionKind: maharaja2020.decision(before, seat)?.kind ?? '',
      targets: listTargets(before, seat, null),
    }),
);

describe('a first game', () => {
  test('shows each topic once, when it first matters, and all of them', () => {
    const coached = lessons.filter(({ position }) => position.round <= 2);
    const seen: string[] = [];
    for (const lesson of coached)
      for (let topic = currentTopic(lesson, seen); topic; topic = currentTopic(lesson, seen))
        seen.push(topic.name);
    expect(seen.slice(0, 3)).toEqual(['draft', 'found', 'plan']);
    expect(new Set(seen).size).toBe(seen.length);
    // Whether somebody is robbed in the first two rounds is chance.
    const missing = ONBOARDING_TOPICS.map(({ name }) => name).filter((name) => !seen.includes(name));
    expect(missing.filter((name) => name !== 'robbed' && name !== 'maharani')).toEqual([]);
  });

  test('says nothing from the third round on', () => {
    const later = lessons.filter(({ position }) => position.round > 2);
    expect(later.length).toBeGreaterThan(50);
    for (const lesson of later) expect(currentTopic(lesson, [])).toBeNull();
  });

  test.each(LOCALES)('words each topic in %s, with its clause', (locale) => {
    const words = createWords(locale, [{ en, fr }]);
    const lesson = lessons.find(({ decisionKind }) => decisionKind === 'plan');
    if (!lesson) throw new Error('nobody plans');
    for (const topic of ONBOARDING_TOPICS) {
      expect(words.formatMessage(topicMessage(topic, lesson))).not.toMatch(/[{}]|m20\./);
      expect(CLAUSES).toContain(topic.clause);
    }
    const plan = ONBOARDING_TOPICS.find(({ name }) => name === 'plan');
    expect(plan && words.formatMessage(topicMessage(plan, lesson))).toContain(
      lesson.mapLayout.map.cityNames[lesson.position.maharaja] ?? '?',
    );
  });
});
