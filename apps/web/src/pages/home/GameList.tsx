import { covers, findCover, type GameCover } from '@durbar/games/registry/covers.ts';
import { PHONE_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import { changePreferences } from '../../state/preferences.ts';
import { usePreferences } from '../../state/usePreferences.ts';
import { useWords } from '../../words/useWords.tsx';
import { GameCard } from './GameCard.tsx';
import styles from './GameList.module.css';

/** The games as cards; on a phone all covers, and the card of the chosen game. */
export function GameList() {
  return useMedia(PHONE_QUERY) ? <GameCovers /> : <GameCards />;
}

function GameCards() {
  return (
    <div className={styles.cards}>
      {covers.map((game) => (
        <GameCard key={game.id} game={game} cover />
      ))}
    </div>
  );
}

function GameCovers() {
  const chosen = findCover(usePreferences().game) ?? covers[0];
  return (
    <div>
      <div className={styles.covers}>
        {covers.map((game) => (
          <Cover key={game.id} game={game} chosen={game === chosen} />
        ))}
      </div>
      <GameCard game={chosen} cover={false} />
    </div>
  );
}

function Cover({ game, chosen }: { game: GameCover; chosen: boolean }) {
  const words = useWords();
  return (
    <button
      type="button"
      className={styles.cover}
      aria-pressed={chosen}
      onClick={() => changePreferences({ game: game.id })}
    >
      <img src={game.card} width={260} height={330} alt="" fetchPriority="high" />
      <span>{words.formatMessage({ key: `game.${game.id}` })}</span>
    </button>
  );
}
