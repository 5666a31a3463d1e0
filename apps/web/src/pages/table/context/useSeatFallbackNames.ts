import { useMemo } from 'react';
import type { SeatFallbackNames } from '../../../table/seat-displays.ts';
import { useWords, type WordKey } from '../../../words/useWords.tsx';

const BOT_NAMES: readonly WordKey[] = ['bot.0', 'bot.1', 'bot.2', 'bot.3', 'bot.4'];

/** Names of seats without a person; each bot has one by its seat. */
export function useSeatFallbackNames(): SeatFallbackNames {
  const words = useWords();
  return useMemo(
    () => ({
      bot: (seat) => words.t('seat.bot', { name: words.t(BOT_NAMES[seat % BOT_NAMES.length] ?? 'bot.0') }),
      automaton: (game) => {
        const key = `game.${game}.automaton`;
        return words.has(key) ? words.formatMessage({ key }) : words.t('seat.automaton');
      },
      guest: words.t('me.guest'),
      former: words.t('seat.former'),
      empty: (seat) => words.t('seat.empty', { number: seat + 1 }),
    }),
    [words],
  );
}
