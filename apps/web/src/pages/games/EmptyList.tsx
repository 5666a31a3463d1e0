import { covers, type GameCover } from '@durbar/games/registry/covers.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Ornament } from '@durbar/kit/ui/Ornament.tsx';
import { useStartBotGame } from '../../local/useStartBotGame.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import styles from './Games.module.css';
import type { RowList } from './game-rows.ts';

interface EmptyListProps {
  list: RowList;
  /** Its space is kept while the list is loaded. */
  isLoading: boolean;
  isSearch: boolean;
  /** Searches the finished games instead; null if there are none. */
  onFinished: (() => void) | null;
}

/** Says what will stand here, and offers what fills it. */
export function EmptyList({ list, isLoading, isSearch, onFinished }: EmptyListProps) {
  const words = useWords();
  if (isLoading) return <Card className={styles.empty} aria-busy="true" />;
  return (
    <Card className={styles.empty}>
      <Ornament name="flower-corner" width={112} height={84} />
      <p>{words.t(isSearch ? 'games.none.found' : `games.none.${list}`)}</p>
      {isSearch && onFinished && <Button onPress={onFinished}>{words.t('games.search.finished')}</Button>}
      {!isSearch && list === 'now' && (
        <div className={styles.buttons}>
          {covers.map((game) => (
            <StartButton key={game.id} game={game} />
          ))}
        </div>
      )}
    </Card>
  );
}

function StartButton({ game }: { game: GameCover }) {
  const words = useWords();
  const { start, isStarting } = useStartBotGame(game);
  return (
    <Button isDisabled={isStarting} onPress={start}>
      {gameTitle(words, game.id)}
    </Button>
  );
}
