import { covers, type GameCover } from '@durbar/games/registry/covers.ts';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { useStartBotGame } from '../../local/useStartBotGame.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from '../home/table-text.ts';
import { EmptyCard, LoadingCard } from '../layout/EmptyCard.tsx';
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
  if (isLoading) return <LoadingCard />;
  return (
    <EmptyCard>
      <p>{words.t(isSearch ? 'games.none.found' : `games.none.${list}`)}</p>
      {isSearch && onFinished && <Button onPress={onFinished}>{words.t('games.search.finished')}</Button>}
      {!isSearch && list === 'now' && (
        <div className={styles.buttons}>
          {covers.map((game) => (
            <StartButton key={game.id} game={game} />
          ))}
        </div>
      )}
    </EmptyCard>
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
