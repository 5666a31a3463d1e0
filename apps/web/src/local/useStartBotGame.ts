import { STRENGTH_BOTS } from '@durbar/bots/strength';
import type { GameCover } from '@durbar/games/registry/covers.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMyName } from '../state/me.ts';
import { parseStrength } from '../state/parse-strength.ts';
import { preferences } from '../state/preferences.ts';
import { useWords } from '../words/useWords.tsx';
import { createMatch, type LocalSeat } from './pending-match.ts';

interface StartBotGame {
  readonly start: () => void;
  /** Whether the game is starting; a second press does nothing. */
  readonly isStarting: boolean;
}

/** Starts a game against bots on this device, with the number and strength of the preferences. */
export function useStartBotGame(game: GameCover): StartBotGame {
  const words = useWords();
  const name = useMyName();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    if (isStarting) return;
    setStarting(true);
    const { opponents, strength } = preferences.getState();
    const seats = game.seatCounts.includes(opponents + 1) ? opponents + 1 : Math.max(...game.seatCounts);
    const bot: LocalSeat = { kind: 'bot', bot: STRENGTH_BOTS[parseStrength(strength)] };
    const me: LocalSeat = { kind: 'person', name: name || words.t('me.guest') };
    const id = createMatch({
      game: game.id,
      seats: [me, ...Array.from({ length: seats - 1 }, () => bot)],
      options: {},
    });
    go(`/local/${id}`);
  };
  return { start, isStarting };
}
