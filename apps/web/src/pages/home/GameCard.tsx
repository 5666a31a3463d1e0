import type { GameCover } from '@durbar/games/registry/covers.ts';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { isTutorialBegun } from '../../local/tutorial-begun.ts';
import { useStartBotGame } from '../../local/useStartBotGame.ts';
import { useWords } from '../../words/useWords.tsx';
import styles from './GameCard.module.css';

/** No subscription: the progress of a tutorial does not change while this page is shown. */
const neverChanges = () => () => undefined;

interface GameCardProps {
  game: GameCover;
  /** Whether the card shows the cover. */
  cover: boolean;
}

/** A game, with buttons that start it. */
export function GameCard({ game, cover }: GameCardProps) {
  const words = useWords();
  const bots = useStartBotGame(game);
  const least = Math.min(...game.seatCounts);
  const most = Math.max(...game.seatCounts);
  const isBegun = useSyncExternalStore(
    neverChanges,
    () => isTutorialBegun(game.id, 'first'),
    () => false,
  );
  const name = words.formatMessage({ key: `game.${game.id}` });
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  return (
    <article className={styles.card}>
      {cover && (
        <img className={styles.cover} src={game.card} width={260} height={330} alt="" fetchPriority="high" />
      )}
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.seats}>{words.t('home.seats', { least, most })}</p>
        <p className={styles.links}>
          {game.intros && (
            <Link href={`/intro/${game.id}`} className={styles.learn}>
              {words.t('home.intro')}
              {hiddenName}
            </Link>
          )}
          {game.tutorials && (
            <Link href={`/learn/${game.id}`} className={styles.learn}>
              {words.t(isBegun ? 'home.learn.resume' : 'home.learn')}
              {hiddenName}
            </Link>
          )}
        </p>
      </div>
      <div className={styles.start}>
        <Button variant="fill" wide isDisabled={bots.isStarting} onPress={bots.start}>
          {words.t('home.playBots')}
          {hiddenName}
        </Button>
        <LinkButton href={`/new/${game.id}`} wide>
          {words.t('home.newTable')}
          {hiddenName}
        </LinkButton>
        {least === 1 && (
          <LinkButton href={`/screen/${game.id}?seats=1`} wide>
            {words.t('home.solo')}
            <span className="visually-hidden">
              {' '}
              {words.formatMessage({ key: `game.${game.id}.automaton` })}
            </span>
          </LinkButton>
        )}
      </div>
    </article>
  );
}
