import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { game as game2004 } from '../../../maharaja-2004/board/game.ts';
import { maharaja2004 } from '../../../maharaja-2004/rules/index.ts';
import { steps as steps2004 } from '../../../maharaja-2004/test/board/games.ts';
import en2004 from '../../../maharaja-2004/words/en/board.json' with { type: 'json' };
import rulesEn2004 from '../../../maharaja-2004/words/en/rules.json' with { type: 'json' };
import fr2004 from '../../../maharaja-2004/words/fr/board.json' with { type: 'json' };
import rulesFr2004 from '../../../maharaja-2004/words/fr/rules.json' with { type: 'json' };
import { game as game2020 } from '../../../maharaja-2020/board/game.ts';
import { maharaja2020 } from '../../../maharaja-2020/rules/index.ts';
import { steps as steps2020 } from '../../../maharaja-2020/test/board/games.ts';
import en2020 from '../../../maharaja-2020/words/en/board.json' with { type: 'json' };
import rulesEn2020 from '../../../maharaja-2020/words/en/rules.json' with { type: 'json' };
import fr2020 from '../../../maharaja-2020/words/fr/board.json' with { type: 'json' };
import rulesFr2020 from '../../../maharaja-2020/words/fr/rules.json' with { type: 'json' };
import type { KingdomBoardState } from '../../board/board-state.ts';
import { createPlanView } from '../../board/model/plan-view.ts';
import type { Planner } from '../../board/model/planner.ts';
import {
  actionDetail,
  actionShort,
  actionTitle,
  placeLabel,
  pointsLine,
  rankLine,
  shownLine,
} from '../../board/plan-words.ts';
import { createBoardState } from './board-state.ts';
import { kingdomWords } from './words.ts';

const seats = ['Ada', 'Noor', 'Kabir', 'Dara', 'Mira'].map((name, seat) => ({
  seat,
  playerColour: seat,
  secondColour: null,
  name,
  control: 'person' as const,
  isMine: false,
  isPresent: true,
  resigned: false,
  active: true,
  usedMs: 0,
}));

/** A position in which a seat plans, with the game's planner and description. */
interface Planning {
  readonly facts: KingdomBoardState;
  readonly planner: Planner;
  readonly describe: (words: ReturnType<typeof createWords>) => ReturnType<typeof game2020.describe>;
}

const planning2020 = (): Planning[] =>
  steps2020
    .filter(({ before }) => before.phase === 'plan')
    .filter((_, i) => i % 9 === 0)
    .map(({ before, seat }) => {
      const view = maharaja2020.view(before, seat);
      const bare = createBoardState(game2020.edition, view, game2020.mapLayout(view, 'wide'));
      const facts = { ...bare, seats, decidingSeat: seat, decisionKind: 'plan' };
      const own = { ...facts, targets: game2020.noTargets, cards: [], previewTarget: null };
      return {
        facts,
        planner: game2020.planner(view, seat),
        describe: (words) => game2020.describe(view, own, words),
      };
    });

const planning2004 = (): Planning[] =>
  steps2004
    .filter(({ before }) => before.phase === 'plan')
    .filter((_, i) => i % 9 === 0)
    .map(({ before, seat }) => {
      const view = maharaja2004.view(before, seat);
      const bare = createBoardState(game2004.edition, view, game2004.mapLayout(view, 'wide'));
      const facts = { ...bare, seats, decidingSeat: seat, decisionKind: 'plan' };
      const own = { ...facts, targets: game2004.noTargets, cards: [], previewTarget: null };
      return {
        facts,
        planner: game2004.planner(view, seat),
        describe: (words) => game2004.describe(view, own, words),
      };
    });

const GAMES = [
  [
    'Maharaja (2020)',
    planning2020,
    [kingdomWords, { en: rulesEn2020, fr: rulesFr2020 }, { en: en2020, fr: fr2020 }],
  ],
  [
    'Maharaja (2004)',
    planning2004,
    [kingdomWords, { en: rulesEn2004, fr: rulesFr2004 }, { en: en2004, fr: fr2004 }],
  ],
] as const;

/** Texts with a hole, or with punctuation that no text has. */
const ODD = /[{}]|undefined|NaN| {2}|[,;] ?[,;]|^[ ,;]|[ ,;]$/;

describe.each(GAMES)('the words about a plan of %s', (_, list, layers) => {
  test.each(LOCALES)('read well for every pair of actions in %s', (locale) => {
    const words = createWords(locale, layers);
    const texts: string[] = [];
    /** Names without a detail. */
    const alone: string[] = [];
    for (const { facts, planner, describe: describeGame } of list()) {
      const description = describeGame(words);
      for (let first = 0; first < 9; first++)
        for (const second of [null, 4, first]) {
          const draft = { ...facts.draft, arrows: [first, second] as const };
          const view = createPlanView(draft, planner);
          const board = { ...facts, plan: view, description };
          texts.push(shownLine(words, board) ?? 'no line');
          for (const planned of view.plan.actions) {
            const title = actionTitle(words, board, planned);
            const detail = actionDetail(words, board, planned);
            const details = detail === '' ? [] : [detail, actionShort(words, board, planned)];
            texts.push(title, ...details);
            alone.push(...(detail === '' ? [title] : []));
            expect(detail).not.toContain(title);
          }
          texts.push(...view.places.map((place) => placeLabel(words, place)).filter((text) => text !== ''));
          const { scoring } = view.plan;
          if (scoring) texts.push(rankLine(words, scoring, 'Puri'), pointsLine(words, board, scoring));
        }
    }
    expect(texts.length).toBeGreaterThan(300);
    // Only a name such as "3 coins" says all by itself, and then nothing says it again.
    expect(alone.filter((title) => !/\d/.test(title))).toEqual([]);
    for (const text of new Set(texts)) {
      expect(text).not.toMatch(ODD);
      expect(text.trim()).not.toBe('');
    }
  });
});
