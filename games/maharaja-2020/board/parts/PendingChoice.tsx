import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { useBoardWords } from '../useBoardWords.ts';
import { CharacterDisplayRow } from './CharacterDisplay.tsx';
import styles from './PendingChoice.module.css';

/** Choices that need more than a press on the board: a character to take, or the number of coins to exchange. */
export function PendingChoice(): ReactElement | null {
  const { decisionKind, layout, position } = useBoard();
  if (decisionKind === 'buy') return <Buy />;
  if (
    layout === 'wide' &&
    (position.phase === 'draft' || decisionKind === 'robbed' || decisionKind === 'maharani')
  )
    return <Pick />;
  return null;
}

function Pick(): ReactElement {
  const words = useBoardWords();
  const { position, decisionKind } = useBoard();
  return (
    <Card
      line="gold"
      className={styles.pick}
      data-scrolls
      aria-label={words.formatMessage({ key: `prompt.${decisionKind ?? 'draft'}` })}
    >
      {position.display.map((character) => (
        <CharacterDisplayRow key={character} character={character} whole />
      ))}
    </Card>
  );
}

function Buy(): ReactElement {
  const words = useBoardWords();
  const { targets, play, busy } = useBoard();
  return (
    <div className={styles.buy}>
      {targets.others.map((move) =>
        move.type === 'buy' ? (
          <Button key={move.count} data-mark="buy" isDisabled={busy} onPress={() => play(move)}>
            {words.formatMessage({ key: 'move.buy', values: { count: move.count } })}
          </Button>
        ) : null,
      )}
    </div>
  );
}
