import { useCallback, useState } from 'react';
import type { Note, Place } from './court.ts';

/** What the player is about to do. */
export interface Draft {
  /** `By` of the chosen card, or null. */
  readonly card: number | null;
  /** Which card's choice is open: the token's actions, or another that the game has. */
  readonly menu: string | null;
  readonly pointed: Place | null;
  /** The city whose plate stays open. */
  readonly open: number | null;
  /** How often a city was pressed: a phone shows its plate each time, whatever lay there. */
  readonly presses: number;
  /** Which of the possible ways to the city. */
  readonly way: number;
  readonly note: Note | null;
  /** Actions at the two arrows, and the arrow in hand. */
  readonly arrows: readonly [number | null, number | null];
  readonly arrow: 0 | 1;
  /** Whether ending the turn asks once more. */
  readonly ending: boolean;
}

const EMPTY: Draft = {
  card: null,
  menu: null,
  pointed: null,
  open: null,
  presses: 0,
  way: 0,
  note: null,
  arrows: [null, null],
  arrow: 0,
  ending: false,
};

/**
 * The draft is forgotten with the decision that it was meant for, but for the city that is looked at.
 * @param decision id of the decision that is asked, or null
 */
export function useDraft(decision: number | null): readonly [Draft, (change: Partial<Draft>) => void] {
  const [kept, setKept] = useState<{ decision: number | null; draft: Draft }>({ decision, draft: EMPTY });
  const change = useCallback(
    (change: Partial<Draft>) =>
      setKept((last) => ({ decision, draft: { ...carried(last, decision), ...change } })),
    [decision],
  );
  return [carried(kept, decision), change];
}

function carried(kept: { decision: number | null; draft: Draft }, decision: number | null): Draft {
  if (kept.decision === decision) return kept.draft;
  const { open, pointed, presses } = kept.draft;
  return { ...EMPTY, open, pointed, presses };
}
