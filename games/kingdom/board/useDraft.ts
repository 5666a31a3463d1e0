import type { PendingDecision } from '@durbar/table';
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

/** A draft, with the decision that it was meant for, the kind that was asked last and the city that was scored. */
interface Kept {
  readonly decision: number | null;
  readonly kind: string | null;
  readonly scored: number | null;
  readonly draft: Draft;
}

type Asked = Pick<PendingDecision, 'id' | 'kind'> | null;

/** What is there before anything is asked. */
export const NOTHING_KEPT: Kept = { decision: null, kind: null, scored: null, draft: EMPTY };

/**
 * The draft is forgotten with the decision that it was meant for, but for the city that is looked at.
 * @param asked the decision that is asked, or null
 * @param scored the city whose scoring is shown, or null
 */
export function useDraft(
  asked: Asked,
  scored: number | null,
): readonly [Draft, (change: Partial<Draft>) => void] {
  const [kept, setKept] = useState<Kept>(NOTHING_KEPT);
  const now = carried(kept, asked, scored);
  if (now !== kept) setKept(now);
  const change = useCallback(
    (change: Partial<Draft>) => setKept((last) => ({ ...last, draft: { ...last.draft, ...change } })),
    [],
  );
  return [now.draft, change];
}

/**
 * What is left of a draft once something else is asked: the city that is looked at while the same kind of thing is,
 * else only what is pointed at; nothing of the map once the disc lies over it. A city that is scored is to be seen: the
 * card of the city that is looked at is put away.
 */
export function carried(kept: Kept, asked: Asked, scored: number | null): Kept {
  if (kept.scored === scored) return carriedOn(kept, asked);
  const clear = scored === null ? kept.draft : { ...kept.draft, open: null };
  return carriedOn({ ...kept, scored, draft: clear }, asked);
}

function carriedOn(kept: Kept, asked: Asked): Kept {
  const decision = asked?.id ?? null;
  if (kept.decision === decision) return kept;
  const kind = asked?.kind ?? kept.kind;
  const { open, pointed, presses } = kept.draft;
  const another = kept.kind !== null && kind !== kept.kind;
  return {
    ...kept,
    decision,
    kind,
    draft: {
      ...EMPTY,
      presses,
      open: another ? null : open,
      pointed: another && kind === 'plan' ? null : pointed,
    },
  };
}
