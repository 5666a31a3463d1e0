import { LOCALES } from '@durbar/kit/words/locales.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import type { CourtFacts } from '../../../kingdom/board/court.ts';
import { topicMessage, topicNow } from '../../../kingdom/board/useCoach.ts';
import { factsOf } from '../../../kingdom/test/board/facts.ts';
import { chartOf } from '../../board/model/chart.ts';
import { TOPICS } from '../../board/model/coach.ts';
import { offersOf } from '../../board/model/offers.ts';
import { realm } from '../../board/realm.ts';
import { CLAUSES, maharaja2020, type View } from '../../rules/index.ts';
import en from '../../words/en/board.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };
import { soloSteps, steps } from './games.ts';

/** Every decision of whole games, as a hint sees it. */
const lessons: (CourtFacts & { readonly position: View })[] = [...steps, ...soloSteps.flat()].map(
  ({ before, seat }) =>
    Object.assign(factsOf(realm, before, chartOf(before)), {
      position: before,
      me: seat,
      kind: maharaja2020.decision(before, seat)?.kind ?? '',
      offers: offersOf(before, seat, null),
    }),
);

describe('a first game', () => {
  test('teaches each topic once, when it first matters, and all of them', () => {
    const coached = lessons.filter(({ position }) => position.round <= 2);
    const seen: string[] = [];
    for (const lesson of coached)
      for (let topic = topicNow(lesson, seen); topic; topic = topicNow(lesson, seen)) seen.push(topic.name);
    expect(seen.slice(0, 3)).toEqual(['draft', 'found', 'plan']);
    expect(new Set(seen).size).toBe(seen.length);
    // Whether somebody is robbed in the first two rounds is chance.
    const missing = TOPICS.map(({ name }) => name).filter((name) => !seen.includes(name));
    expect(missing.filter((name) => name !== 'robbed' && name !== 'maharani')).toEqual([]);
  });

  test('says nothing from the third round on', () => {
    const later = lessons.filter(({ position }) => position.round > 2);
    expect(later.length).toBeGreaterThan(50);
    for (const lesson of later) expect(topicNow(lesson, [])).toBeNull();
  });

  test.each(LOCALES)('says each topic in %s, and where the rules say more', (locale) => {
    const words = createWords(locale, [{ en, fr }]);
    const lesson = lessons.find(({ kind }) => kind === 'plan');
    if (!lesson) throw new Error('nobody plans');
    for (const topic of TOPICS) {
      expect(words.say(topicMessage(topic, lesson))).not.toMatch(/[{}]|m20\./);
      expect(CLAUSES).toContain(topic.clause);
    }
    const plan = TOPICS.find(({ name }) => name === 'plan');
    expect(plan && words.say(topicMessage(plan, lesson))).toContain(
      lesson.chart.map.cityNames[lesson.position.maharaja] ?? '?',
    );
  });
});
