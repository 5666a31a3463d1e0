import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context.ts';
import styles from './panels.module.css';

/** Fewer moves than this need no search. */
const SEARCHED_FROM = 12;

/**
 * Every legal move in words: whoever cannot use the board plays from here. The list stays while the game goes on around
 * it; each new decision brings the focus back to its prompt.
 */
export function MovesList() {
  const words = useWords();
  const { loaded, controller, names } = useTable();
  const shown = useTableState((state) => state.shown);
  const ready = useTableState((state) => state.waiting === 0 && !state.busy && state.past === null);
  const held = useTableState((state) => state.held);
  const seat = useTableState((state) => state.info?.you.seat ?? null);
  const [search, setSearch] = useState('');
  const decision = shown?.situation.status === 'running' ? shown.situation.decision : null;
  const prompt = useFocusOn(decision?.id ?? null);
  const moves = useMemo(() => {
    if (seat === null || !shown || !decision) return [];
    const { game } = loaded;
    return game.legalMoves(shown.situation.view, seat).map((move) => ({
      act: () => void controller.act({ kind: 'move', move }),
      key: game.key(move),
      text: words.say(game.describeMove(move, shown.situation.view), names),
    }));
  }, [seat, shown, decision, loaded, controller, words, names]);
  const wanted = search.trim().toLocaleLowerCase(words.locale);
  const found = moves.filter(({ text }) => text.toLocaleLowerCase(words.locale).includes(wanted));
  return (
    <>
      <p ref={prompt} tabIndex={-1} className={styles.prompt}>
        {decision ? words.say(decision.prompt, names) : words.t('moves.none')}
      </p>
      {held && (
        <div className={styles.deeds}>
          <Button look="fill" onPress={controller.proceed}>
            {words.t('moves.proceed')}
          </Button>
        </div>
      )}
      {moves.length >= SEARCHED_FROM && (
        <div className={styles.deeds}>
          <Field label={words.t('moves.search')} value={search} onChange={setSearch} />
        </div>
      )}
      {decision && (
        <p className={styles.hint} role="status">
          {words.t('moves.count', { count: found.length })}
        </p>
      )}
      <ul className={styles.moves}>
        {found.map(({ act, key, text }) => (
          <MoveItem key={key} act={act} text={text} isDisabled={!ready} />
        ))}
      </ul>
    </>
  );
}

interface MoveItemProps {
  act: () => void;
  text: string;
  isDisabled: boolean;
}

/** A plain button: there may be a hundred of them. */
const MoveItem = memo(function MoveItem({ act, text, isDisabled }: MoveItemProps) {
  return (
    <li>
      <button
        type="button"
        className={styles.move}
        disabled={isDisabled}
        onClick={({ detail }) => {
          // The second click of a double one would hit whatever move has come to lie there.
          if (detail < 2) act();
        }}
      >
        {text}
      </button>
    </li>
  );
});

/** Puts the focus on an element when `what` changes, if it was lost with what stood there before. */
function useFocusOn(what: number | null) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const lost =
      activeElement === document.body || activeElement === null || activeElement.tagName === 'SECTION';
    if (what !== null && lost) element.current?.focus({ preventScroll: true });
  }, [what]);
  return element;
}
