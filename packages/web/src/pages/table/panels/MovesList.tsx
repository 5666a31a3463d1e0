import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context.ts';
import styles from './panels.module.css';

/** Fewer moves than this need no search. */
const SEARCHED_FROM = 12;

/** Every legal move in words: whoever cannot use the board plays from here. */
export function MovesList({ onDone }: { onDone: () => void }) {
  const words = useWords();
  const { loaded, controller, names } = useTable();
  const shown = useTableState((state) => state.shown);
  const ready = useTableState((state) => state.waiting === 0 && !state.busy && state.past === null);
  const seat = useTableState((state) => state.info?.you.seat ?? null);
  const [search, setSearch] = useState('');
  const decision = shown?.situation.status === 'running' ? shown.situation.decision : null;
  const moves = useMemo(() => {
    if (seat === null || !shown || !decision) return [];
    const { game } = loaded;
    return game.legalMoves(shown.situation.view, seat).map((move) => ({
      move,
      key: game.key(move),
      text: words.say(game.describeMove(move), names),
    }));
  }, [seat, shown, decision, loaded, words, names]);
  if (!decision) return <p>{words.t('moves.none')}</p>;
  const wanted = search.trim().toLocaleLowerCase(words.locale);
  const found = moves.filter(({ text }) => text.toLocaleLowerCase(words.locale).includes(wanted));
  return (
    <>
      <p>{words.say(decision.prompt, names)}</p>
      {moves.length >= SEARCHED_FROM && (
        <div className={styles.deeds}>
          <Field label={words.t('moves.search')} value={search} onChange={setSearch} />
        </div>
      )}
      <p className={styles.hint} role="status">
        {words.t('moves.count', { count: found.length })}
      </p>
      <ul className={styles.moves}>
        {found.map(({ move, key, text }) => (
          <li key={key}>
            <Button
              isDisabled={!ready}
              onPress={() => {
                void controller.act({ kind: 'move', move });
                onDone();
              }}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
