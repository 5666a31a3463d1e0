import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { GAME_WORD_KEYS } from '../../../kingdom/board/board-context.ts';
import { cityLabel, villageLabel } from '../../../kingdom/board/describe-game.ts';
import { kingdomWords } from '../../../kingdom/test/board/words.ts';
import { listTurnCards } from '../../board/model/turn-cards.ts';
import { cityScoring, maharaja2020 } from '../../rules/index.ts';
import en from '../../words/en/board.json' with { type: 'json' };
import gameEn from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };
import gameFr from '../../words/fr/rules.json' with { type: 'json' };
import { steps } from './games.ts';

const layers = [kingdomWords, { en: gameEn, fr: gameFr }, { en, fr }];
const open = /[{}]|undefined|NaN|m20\.|kingdom\./;

describe('the words of the board', () => {
  test('have the same keys in both languages', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
    for (const key of Object.keys(en)) expect(key).toMatch(/^(m20|kingdom)\./);
    expect(
      Object.keys(en)
        .filter((key) => key.startsWith('kingdom.'))
        .toSorted(),
    ).toEqual(GAME_WORD_KEYS.toSorted());
  });

  test.each(LOCALES)('describe every city, village, action and card in %s', (locale) => {
    const words = createWords(locale, layers);
    const texts: string[] = [];
    for (const { before, seat } of steps.filter((_, i) => i % 12 === 0)) {
      texts.push(
        words.formatMessage(cityLabel(before, 0, 'Delhi', null)),
        words.formatMessage(cityLabel(before, 1, 'Puri', 2)),
      );
      texts.push(
        words.formatMessage(villageLabel('Agra', 'Ada', 1)),
        words.formatMessage(villageLabel('Agra', '', 0)),
      );
      if (before.phase === 'act')
        for (const { kind, subject, detail, refusal } of listTurnCards(maharaja2020, before, seat)) {
          texts.push(words.t('m20.card.name', { kind, what: subject, token: subject < 0 ? 'yes' : 'no' }));
          texts.push(words.t('m20.card.under', { kind, what: subject }));
          if (detail) texts.push(words.formatMessage(detail));
          if (refusal) texts.push(words.formatMessage(refusal, (one) => `seat ${one}`));
        }
      for (const { rank, coins, prestige, tied, total } of cityScoring(before, 0).lines)
        texts.push(
          words.t('kingdom.scoredNow.line', {
            name: 'Ada',
            rank,
            coins,
            prestige,
            total,
            tied: tied ? 'yes' : 'no',
          }),
          words.t('kingdom.scoredNow.you', {
            before: rank,
            after: 1,
            same: rank === 1 ? 'yes' : 'no',
            gain: 3,
            paid: 0,
            coins,
          }),
        );
    }
    expect(texts.length).toBeGreaterThan(400);
    for (const text of texts) {
      expect(text).not.toMatch(open);
      expect(text.trim()).not.toBe('');
    }
  });

  test.each([
    ['en', 'you: not ranked, consolation 3 coins', 'Ada: not ranked, 0 worship, consolation 3 coins'],
    [
      'fr',
      'vous\u202f: hors classement, consolation de 3 pièces',
      'Ada\u202f: hors classement, 0 point de culte, consolation de 3 pièces',
    ],
  ] as const)('call the coins of a seat without a rank a consolation in %s', (locale, mine, line) => {
    const words = createWords(locale, layers);
    const none = { total: 0, coins: 3, prestige: 0, tied: 'no' };
    expect(
      words.t('kingdom.scoredNow.you', { before: 0, after: 0, same: 'yes', gain: 0, paid: 3, coins: 3 }),
    ).toBe(mine);
    expect(words.t('kingdom.scoredNow.line', { name: 'Ada', rank: 0, ...none })).toBe(line);
  });

  test.each(LOCALES)('name an action in the log in the same way as on the disc, in %s', (locale) => {
    const words = createWords(locale, layers);
    for (const what of [0, 1, 3, 4, 5, 6]) {
      const told = maharaja2020.describeEvent({ kind: 'turn', seat: 0, plan: 9 * what + what });
      const name = words.t('m20.card.name', { kind: 'disc', what, token: 'no' }).toLowerCase();
      expect(words.formatMessage(told, () => 'Ada')).toMatch(
        new RegExp(`(to play|Ada)\\s?: ${name}, ${name}$`),
      );
    }
  });

  test('have a prompt for every kind of decision', () => {
    const words = createWords('fr', layers);
    for (const kind of ['draft', 'plan', 'act', 'owed', 'robbed', 'reward', 'shrine', 'buy', 'maharani'])
      expect(words.t('kingdom.decision', { kind, city: 'Puri' })).not.toBe('');
    expect(words.t('kingdom.found', { nth: 2, of: 4 })).toContain('2 sur 4');
  });
});
