import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ApiError } from '../../net/api-error.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './Games.module.css';
import type { GameRow } from './game-rows.ts';
import { rowTitle } from './row-text.ts';
import type { GameRows } from './useGameRows.ts';

/** How long the bar offers to undo; after that the list of removed games does. */
const OFFER_MS = 10_000;

interface Offer {
  readonly row: GameRow;
  readonly secondsLeft: number;
}

interface Removal {
  /** The game that was removed last, while the bar offers to undo that. */
  readonly offer: Offer | null;
  readonly failure: ApiError | null;
  readonly remove: (row: GameRow) => void;
  readonly undo: () => void;
  readonly actions: { readonly onRemove: (row: GameRow) => void; readonly onRestore: (row: GameRow) => void };
}

/** Removes games at once and puts them back. */
export function useRemoval({ setRemoved }: GameRows): Removal {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  useEffect(() => {
    if (!offer) return;
    const timer = setTimeout(
      () => setOffer(offer.secondsLeft > 1 ? { ...offer, secondsLeft: offer.secondsLeft - 1 } : null),
      1000,
    );
    return () => clearTimeout(timer);
  }, [offer]);
  const change = async (row: GameRow, removed: boolean) => {
    setFailure(null);
    try {
      await setRemoved(row, removed);
      setOffer(removed ? { row, secondsLeft: OFFER_MS / 1000 } : null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  };
  const remove = (row: GameRow) => void change(row, true);
  return {
    offer,
    failure,
    remove,
    undo: () => {
      if (offer) void change(offer.row, false);
    },
    actions: { onRemove: remove, onRestore: (row) => void change(row, false) },
  };
}

/** Says what was removed, and takes it back. Its place is kept, so that nothing moves when it comes. */
export function UndoBar({ removal: { offer, failure, undo } }: { removal: Removal }) {
  const words = useWords();
  return (
    <div className={styles.undo} role="status">
      {failure && <p className={styles.failure}>{words.formatMessage(failure.problem)}</p>}
      {offer && (
        <Card as="div" raised className={styles.undoCard}>
          <Trash2 size={18} aria-hidden />
          <span className={styles.undoText}>
            {words.t('games.removed', { name: rowTitle(words, offer.row) })}
          </span>
          <Button variant="quiet" onPress={undo}>
            {words.t('games.undo')}
          </Button>
          <span className={styles.note} aria-hidden="true">
            {words.formatDuration(offer.secondsLeft * 1000)}
          </span>
        </Card>
      )}
    </div>
  );
}
