import { STRENGTH_BOTS } from '@durbar/bots/strength';
import type { GameCover } from '@durbar/games/registry/covers.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { parseStrength } from '../state/parse-strength.ts';
import { preferences } from '../state/preferences.ts';
import { createMatch, type LocalSeat, OWN_NAME } from './pending-match.ts';

interface StartBotGame {
  readonly start: () => void;
  /** Whether the game is starting; a second press does nothing. */
  readonly isStarting: boolean;
}

/** Starts a game against bots on this device, with the number and strength of the preferences. */
export function useStartBotGame(game: GameCover): StartBotGame {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    if (isStarting) return;
    setStarting(true);
    const { opponents, strength } = preferences.getState();
    const seats = game.seatCounts.includes(opponents + 1) ? opponents + 1 : Math.max(...game.seatCounts);
    const bot: LocalSeat = { kind: 'bot', bot: STRENGTH_BOTS[parseStrength(strength)] };
    // On a first visit the server has not named the player yet.
    const me: LocalSeat = { kind: 'person', name: OWN_NAME };
    const id = createMatch({
      game: game.id,
      seats: [me, ...Array.from({ length: seats - 1 }, () => bot)],
      options: {},
    });
    go(`/local/${id}`);
  };
  return { start, isStarting };
}
