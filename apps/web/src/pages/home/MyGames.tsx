import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Ornament } from '@durbar/kit/ui/Ornament.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { TableCard } from '@durbar/protocol';
import { Link } from 'wouter';
import { type LocalGame, useLocalGames } from '../../local/useLocalGames.ts';
import type { Lobby } from '../../state/lobby.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords, type WordKey } from '../../words/useWords.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import lists from './Lists.module.css';
import styles from './TableRow.module.css';
import { gameTitle, isOver, seriesNote, statusText, tableTitle } from './table-text.ts';

const InvitationRow = lazyPage(['hosting', 'protocol'], () => import('../hosting/InvitationRow.tsx'));

interface Row {
  readonly key: string;
  readonly href: string;
  readonly game: string;
  readonly name: string;
  readonly note: string;
  readonly series: TableCard['series'] | null;
  readonly myTurn: boolean;
  readonly over: boolean;
  readonly lastAt: number;
}

/** How many of this device's finished games are listed. */
const MAX_FINISHED = 3;

/** The player's tables on the server and games on this device: own turn first, finished ones last. */
export function MyGames({ lobby }: { lobby: Lobby }) {
  const words = useWords();
  const local = useLocalGames(MAX_FINISHED);
  const cards = (lobby.lists?.mine ?? []).filter(({ hiddenAt }) => hiddenAt === undefined);
  const invited = cards.filter(({ invitation }) => invitation !== undefined);
  const rows: Row[] = [
    ...cards
      .filter((card) => !invited.includes(card))
      .map((card: TableCard) => ({
        key: card.id,
        href: `/t/${card.id}`,
        game: card.game,
        name: tableTitle(words, card),
        note: statusText(words, card),
        series: card.series ?? null,
        myTurn: card.myTurn,
        over: isOver(card.status),
        lastAt: card.lastAt,
      })),
    ...(local ?? []).map((match) => ({
      key: match.id,
      href: `/local/${match.id}`,
      game: match.game,
      name: words.t(match.people > 1 ? 'home.mine.screen' : 'home.mine.bots', { count: match.seats }),
      note: words.t(localNote(match)),
      series: null,
      myTurn: false,
      over: match.over,
      lastAt: match.lastAt,
    })),
  ].toSorted((a, b) => rank(a) - rank(b) || b.lastAt - a.lastAt);
  const waiting = rows.filter((row) => row.myTurn).length;
  return (
    <Sheet
      title={words.t('home.mine')}
      aside={
        <Link href="/games" className={lists.all}>
          {waiting > 0 ? words.t('home.mine.waiting', { count: waiting }) : words.t('home.mine.all')}
        </Link>
      }
      className={lists.column}
    >
      {rows.length === 0 && invited.length === 0 ? (
        // Hidden until the list is loaded, but its space is reserved.
        <div className={joinClasses(lists.none, !local && lists.unknown)}>
          <Ornament name="flower-corner" width={112} height={84} />
          <p>{words.t('home.mine.none')}</p>
        </div>
      ) : (
        <ul className={lists.scroll}>
          {invited.map((card) => (
            <InvitationRow key={card.id} {...card} />
          ))}
          {rows.map((row) => (
            <li key={row.key}>
              <Link href={row.href} className={joinClasses(styles.row, row.myTurn && styles.mine)}>
                <GameThumbnail game={row.game} />
                <span className={styles.description}>
                  <span className={styles.name}>{row.name}</span>
                  <span className={styles.game}>
                    {[gameTitle(words, row.game), ...seriesNote(words, row.series)].join(', ')}
                  </span>
                </span>
                {row.myTurn ? (
                  <span className={styles.turn}>{words.t('turn.yours')}</span>
                ) : (
                  <span className={styles.wait}>{row.note}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function localNote({ over, unplayable }: LocalGame): WordKey {
  if (over) return 'status.over';
  return unplayable ? 'status.unplayable' : 'home.mine.resume';
}

function rank(row: Row): number {
  if (row.myTurn) return 0;
  return row.over ? 2 : 1;
}
