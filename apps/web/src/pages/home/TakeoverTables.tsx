import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { cardClock, type TableCard } from '@durbar/protocol';
import { formatClockTime, showCardClock } from '../../table/clock-display.ts';
import { type PageWords, useWords } from '../../words/useWords.tsx';
import { useNow } from '../games/useNow.ts';
import { GameThumbnail } from './GameThumbnail.tsx';
import styles from './TableRow.module.css';
import { gameTitle, tableTitle } from './table-text.ts';

/** Running matches in which a seat is free: how each stands, and how much time there is. */
export default function TakeoverTables({ cards }: { cards: readonly TableCard[] }) {
  const words = useWords();
  const now = useNow();
  return (
    <section aria-label={words.t('takeover.title')}>
      <h3 className={styles.group}>{words.t('takeover.title')}</h3>
      <ul>
        {cards.map((card) => {
          const name = tableTitle(words, card);
          return (
            <li key={card.id} className={joinClasses(styles.row, styles.table)}>
              <GameThumbnail game={card.game} />
              <span className={styles.description}>
                <span className={styles.name}>{name}</span>
                <span className={styles.game}>{standingText(words, card, now)}</span>
              </span>
              <LinkButton href={`/t/${card.id}`}>
                {words.t('takeover.sit')}
                <span className="visually-hidden"> {name}</span>
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The game, its round, the points of all seats, and the least time that somebody has left. */
function standingText(words: PageWords, card: TableCard, now: number): string {
  const { progress, game } = card;
  // A page that does not understand the clock of a newer server shows none.
  const clock = cardClock.safeParse(card.clock).data;
  const texts = [gameTitle(words, game)];
  if (progress?.round)
    texts.push(words.t('takeover.round', { number: progress.round.number, of: progress.round.of }));
  if (progress?.scores)
    texts.push(
      words.t('takeover.scores', {
        scores: progress.scores.map((points) => words.formatNumber(points)).join(' – '),
      }),
    );
  if (clock && clock.state.kind !== 'out')
    texts.push(
      words.t('takeover.left', {
        time: formatClockTime(words, Math.max(0, showCardClock(clock, now).leftMs)),
      }),
    );
  return texts.join(' · ');
}
