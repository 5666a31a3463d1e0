import { Button } from '@durbar/kit/ui/Button.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { useBoardWords } from '../useBoardWords.ts';
import styles from './Choice.module.css';
import { Character } from './Display.tsx';

/** Choices that need more than a press on the board: a character to take, how many coins to change. */
export function Choice(): ReactElement | null {
  const { kind, layout, position } = useDesk();
  if (kind === 'buy') return <Buy />;
  if (layout === 'wide' && (position.phase === 'draft' || kind === 'robbed' || kind === 'maharani'))
    return <Pick />;
  return null;
}

function Pick(): ReactElement {
  const words = useBoardWords();
  const { position, kind } = useDesk();
  return (
    <section className={styles.pick} aria-label={words.say({ key: `prompt.${kind ?? 'draft'}` })}>
      {position.display.map((character) => (
        <Character key={character} character={character} whole />
      ))}
    </section>
  );
}

function Buy(): ReactElement {
  const words = useBoardWords();
  const { offers, play, busy } = useDesk();
  return (
    <div className={styles.buy}>
      {offers.others.map((move) =>
        move.type === 'buy' ? (
          <Button key={move.count} data-mark="buy" isDisabled={busy} onPress={() => play(move)}>
            {words.say({ key: 'move.buy', values: { count: move.count } })}
          </Button>
        ) : null,
      )}
    </div>
  );
}
