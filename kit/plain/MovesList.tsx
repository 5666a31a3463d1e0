import { memo, useEffect, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words/useWords.tsx';
import styles from './MovesList.module.css';

/** Number of moves from which the list has a search field. */
const SEARCHED_FROM = 12;

/** A legal move in words, and the function that plays it. */
interface ListedMove {
  readonly key: string;
  readonly text: string;
  readonly play: () => void;
}

export interface MovesListProps {
  /** Id of the decision, different for each one; null without a decision. */
  readonly decision: number | null;
  /** The prompt in words; null without a decision. */
  readonly prompt: string | null;
  readonly moves: readonly ListedMove[];
  /** False while no move can be made: a command is being sent, or steps are still being shown. */
  readonly ready: boolean;
  /** Continues from a step that waits to be read; null if none waits. */
  readonly proceed: (() => void) | null;
}

/**
 * Every legal move in words, for people who cannot use the board. The list stays while the game continues; each new
 * decision moves the focus back to its prompt.
 */
export function MovesList({ decision, prompt, moves, ready, proceed }: MovesListProps) {
  const words = useWords();
  const [search, setSearch] = useState('');
  const promptRef = usePromptFocus(decision, ready);
  const wanted = search.trim().toLocaleLowerCase(words.locale);
  const found = moves.filter(({ text }) => text.toLocaleLowerCase(words.locale).includes(wanted));
  const isSearched = moves.length >= SEARCHED_FROM;
  return (
    <>
      <p ref={promptRef} tabIndex={-1} className={styles.prompt}>
        {prompt ?? words.t('moves.none')}
      </p>
      {proceed && (
        <div className={styles.actions}>
          <Button variant="fill" onPress={proceed}>
            {words.t('moves.proceed')}
          </Button>
        </div>
      )}
      {isSearched && (
        <div className={styles.actions}>
          <Field label={words.t('moves.search')} value={search} onChange={setSearch} />
        </div>
      )}
      {prompt !== null && (
        <p className={isSearched ? styles.count : 'visually-hidden'} role="status">
          {words.t('moves.count', { count: found.length })}
        </p>
      )}
      <ul className={styles.moves}>
        {found.map(({ play, key, text }) => (
          <MoveItem key={key} play={play} text={text} isDisabled={!ready} />
        ))}
      </ul>
    </>
  );
}

interface MoveItemProps {
  play: () => void;
  text: string;
  isDisabled: boolean;
}

/** A plain button: there may be a hundred of them. */
const MoveItem = memo(function MoveItem({ play, text, isDisabled }: MoveItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.move}
        disabled={isDisabled}
        onClick={({ detail }) => {
          // The second click of a double click would hit whatever move is at that place by then.
          if (detail < 2) play();
        }}
      >
        {text}
      </button>
    </li>
  );
});

/**
 * Focuses the prompt when a decision begins or ends, and when the same one can be answered again, if the pressed move no longer
 * has the focus: it was removed, or disabled while it was sent. The list then goes on from its beginning.
 */
function usePromptFocus(decision: number | null, ready: boolean) {
  const element = useRef<HTMLParagraphElement>(null);
  const before = useRef({ decision: null as number | null, ready: true });
  useEffect(() => {
    const isReadyAgain = decision !== null && ready && !before.current.ready;
    const isChange = decision !== before.current.decision || isReadyAgain;
    before.current = { decision, ready };
    const { activeElement } = document;
    const lost =
      activeElement === document.body || activeElement === null || activeElement.tagName === 'SECTION';
    if (isChange && lost) element.current?.focus({ preventScroll: true });
  }, [decision, ready]);
  return element;
}
