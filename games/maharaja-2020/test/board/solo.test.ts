import { LOCALES } from '@durbar/kernel/locales';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { getMapLayout } from '../../board/model/position.ts';
import { isBotStep, lastBotTurn } from '../../board/model/solo/bot-turn.ts';
import {
  botActionResult,
  botActionTitle,
  humanVillages,
  listVillagesPassed,
  narrateBotAction,
  tileMessages,
} from '../../board/model/solo/narration.ts';
import { createTileRow, tileLocations } from '../../board/model/solo/tiles.ts';
import { ACTION_TILES, BRAHMABOT, type Event, HUMAN, maharaja2020 } from '../../rules/index.ts';
import en from '../../words/en/board.json' with { type: 'json' };
import gameEn from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };
import gameFr from '../../words/fr/rules.json' with { type: 'json' };
import { type Played, soloSteps } from './games.ts';

/** Each step with the event history up to it, as in a page. */
const told = soloSteps.flatMap((game) => {
  const history: (readonly Event[])[] = [];
  return game.map((step) => {
    history.push(step.events);
    return { ...step, history: history.slice(), seen: maharaja2020.view(step.after, HUMAN) };
  });
});
const isBots = ({ seat }: Played) => seat === BRAHMABOT;
const turns = told.filter(isBots).flatMap((step) => lastBotTurn(step.history) ?? []);
const acts = turns.flatMap((turn) => turn.actions.slice(-1));

describe('Brahmabot’s turn', () => {
  test('is null before its first', () => {
    expect(lastBotTurn([])).toBeNull();
    expect(lastBotTurn(told.slice(0, 3).map(({ events }) => events))).toBeNull();
  });

  test('grows by one action a step, and ends with the journey', () => {
    for (const { before, history } of told.filter(isBots)) {
      const turn = lastBotTurn(history);
      const step = before.brahmabot?.step ?? 0;
      expect(turn?.actions.length).toBe(step + 1);
      expect(turn?.done).toBe(step + 1 === turn?.steps);
      expect(turn?.actions.at(-1)?.kind === 'journey').toBe(turn?.done);
      expect(turn?.open).toEqual(before.brahmabot?.drawn.slice(0, 2));
    }
  });

  test('belongs to this round until the next one begins', () => {
    for (const { after, history } of told) {
      const turn = lastBotTurn(history);
      if (!turn || after.phase === 'over') continue;
      expect(turn.past).toBe(after.brahmabot?.check === 0);
    }
  });

  test('consists exactly of the steps that can be read', () => {
    for (const step of told) expect(isBotStep(step.events)).toBe(isBots(step));
  });
});

describe('the row of tiles', () => {
  test('shows only public information', () => {
    for (const { seen } of told) {
      const { brahmabot: bot } = seen;
      if (!bot || bot.drawn.length === 0 || bot.check > 0) continue;
      const { tiles, check, left } = createTileRow(bot, null);
      expect(tiles.map(({ number }) => number)).toEqual(bot.drawn);
      expect(tiles[2]?.number).toBeNull();
      expect([check, left]).toEqual([null, bot.pile.length]);
    }
  });

  test('marks the performed tile, even when the next round’s tiles are drawn', () => {
    for (const { history, before, seen } of told.filter(isBots)) {
      const turn = lastBotTurn(history);
      if (!turn || !seen.brahmabot || !before.brahmabot) continue;
      const { tiles, check } = createTileRow(seen.brahmabot, turn);
      const chosen = tiles.filter(({ state }) => state === 'chosen');
      expect(chosen).toEqual([{ position: turn.check.position, number: turn.check.tile, state: 'chosen' }]);
      expect(ACTION_TILES[(check ?? 0) - 1]?.check).toBe(turn.check.position);
      expect(tiles[2]?.number).toBe(turn.check.position === 3 ? turn.check.tile : null);
    }
  });

  test('knows the possible locations of all twelve tiles', () => {
    for (const { seen } of told) {
      const { brahmabot: bot } = seen;
      if (!bot) continue;
      const where = tileLocations(bot);
      expect(where.filter((one) => one === 'spent').length).toBe(bot.spent.length);
      const hidden = bot.pile.length + bot.drawn.filter((one) => one === null).length;
      expect(where.filter((one) => one === 'unseen').length).toBe(hidden);
    }
  });
});

describe('its narration', () => {
  test('covers every kind of action, skipped and done, and every way to travel', () => {
    const kinds = new Set(
      acts.map((act) =>
        act.kind === 'check'
          ? `check ${act.event.position}`
          : act.kind === 'upper'
            ? `${act.event.action} ${act.event.skipped === null ? 'done' : 'skipped'}`
            : act.event.way,
      ),
    );
    for (const kind of [
      'check 1',
      'check 2',
      'check 3',
      'open',
      'built',
      'statueWhereSecond done',
      'moveFlag done',
    ])
      expect(kinds).toContain(kind);
  });

  test.each(LOCALES)('consists of whole sentences in %s', (locale) => {
    const words = createWords(locale, [
      { en: gameEn, fr: gameFr },
      { en, fr },
    ]);
    for (const act of acts) {
      expect(words.formatMessage(botActionTitle(act))).not.toMatch(/[{}]|m20\.|undefined/);
      expect(words.formatMessage(botActionResult(act))).not.toMatch(/[{}]|m20\.|undefined/);
      const sentences = narrateBotAction(act).map(({ message }) =>
        words.formatMessage(message, (seat) => `seat ${seat}`),
      );
      expect(sentences.length).toBeGreaterThan(0);
      for (const text of sentences) expect(text).toMatch(/^[A-ZÀ-ÜÉ][^{}]*\.$/u);
      expect(narrateBotAction(act)[0]?.clause).toMatch(/^M20-11\.[5-9]$/);
    }
    for (const number of ACTION_TILES.keys())
      for (const part of tileMessages(number + 1, ['A', 'B', 'C', 'D', 'E', 'F', 'G']))
        expect(words.formatMessage(part)).toMatch(/^[A-Z][^{}]+$/);
  });

  test('counts the shrines taken from each city', () => {
    const shrine = acts.find((act) => act.kind === 'upper' && act.event.action === 'shrineAtMaharaja');
    if (shrine?.kind !== 'upper') throw new Error('no such action');
    const from = (name: string): Event => ({ kind: 'relocated', seat: BRAHMABOT, city: 0, name });
    const effects = [from('Puri'), from('Delhi'), from('Puri')];
    const told = narrateBotAction({ ...shrine, effects }).filter(({ clause }) => clause === 'M20-11.9');
    expect(told.map(({ message }) => message.values)).toEqual([
      { city: 'Puri', count: 2 },
      { city: 'Delhi', count: 1 },
    ]);
  });

  test('names every village on the way, and as many of the human’s as were paid for', () => {
    for (const { events, after } of told.filter(isBots)) {
      const went = events.find((event) => event.kind === 'destination');
      if (went?.kind !== 'destination' || went.way === 'stays') continue;
      const passed = listVillagesPassed(went, humanVillages(after));
      expect(passed.length).toBe(went.villages.length);
      expect(passed.filter((one) => one.passed === 'human').length).toBe(went.coins);
      expect(getMapLayout(after).villages.length).toBeGreaterThan(Math.max(-1, ...went.villages));
    }
  });
});
