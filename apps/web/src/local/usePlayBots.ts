import { STRENGTH_BOTS } from '@durbar/bots/strength';
import type { GameCover } from '@durbar/games/registry/covers.ts';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMyName } from '../state/me.ts';
import { preferences } from '../state/preferences.ts';
import { strengthOf } from '../state/strength.ts';
import { useWords } from '../words/useWords.tsx';
import { beginMatch, type LocalSeat } from './begin.ts';

interface PlayBots {
  readonly play: () => void;
  /** It begins; a second tap does nothing. */
  readonly starting: boolean;
}

/** One tap and a game against bots begins on this device, as many and as strong as last time. */
export function usePlayBots(game: GameCover): PlayBots {
  const words = useWords();
  const name = useMyName();
  const [, go] = useLocation();
  const [starting, setStarting] = useState(false);
  const play = () => {
    if (starting) return;
    setStarting(true);
    const { opponents, strength } = preferences.getState();
    const seats = game.seatCounts.includes(opponents + 1) ? opponents + 1 : Math.max(...game.seatCounts);
    const bot: LocalSeat = { kind: 'bot', bot: STRENGTH_BOTS[strengthOf(strength)] };
    const me: LocalSeat = { kind: 'person', name: name || words.t('me.guest') };
    const id = beginMatch({
      game: game.id,
      seats: [me, ...Array.from({ length: seats - 1 }, () => bot)],
      options: {},
    });
    go(`/local/${id}`);
  };
  return { play, starting };
}
