import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Ornament } from '@durbar/kit/ui/Ornament.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { TableCard } from '@durbar/protocol';
import { Link } from 'wouter';
import { type LocalGame, useLocalGames } from '../../local/useLocalGames.ts';
import type { Lobby } from '../../state/lobby.ts';
import { useWords, type WordKey } from '../../words/useWords.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import lists from './Lists.module.css';
import styles from './TableRow.module.css';
import { gameTitle, isOver, tableTitle, waitingForText } from './table-text.ts';

interface Row {
  readonly key: string;
  readonly href: string;
  readonly game: string;
  readonly name: string;
  readonly note: string;
  readonly myTurn: boolean;
  readonly over: boolean;
  readonly lastAt: number;
}

/** How many of this device's finished games are listed among others, and on a list of their own. */
const MAX_FINISHED = 3;
const MAX_LISTED = 50;

interface MyGamesProps {
  lobby: Lobby;
  /** Lists only finished games, with these links instead of those to their ends; nothing if there are none. */
  finished?: { readonly linkOf: (path: string) => string };
}

/** The player's tables on the server and games on this device: own turn first, finished ones last. */
export function MyGames({ lobby, finished }: MyGamesProps) {
  const words = useWords();
  const local = useLocalGames(finished ? MAX_LISTED : MAX_FINISHED);
  const all: Row[] = [
    ...(lobby.lists?.mine ?? []).map((card: TableCard) => ({
      key: card.id,
      href: `/t/${card.id}`,
      game: card.game,
      name: tableTitle(words, card),
      note: waitingForText(words, card),
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
      myTurn: false,
      over: match.over,
      lastAt: match.lastAt,
    })),
  ].toSorted((a, b) => rank(a) - rank(b) || b.lastAt - a.lastAt);
  const rows = finished ? all.filter((row) => row.over) : all;
  const waiting = rows.filter((row) => row.myTurn).length;
  if (finished && rows.length === 0) return null;
  return (
    <Sheet
      title={words.t(finished ? 'replay.mine' : 'home.mine')}
      aside={waiting > 0 ? words.t('home.mine.waiting', { count: waiting }) : undefined}
      className={lists.column}
    >
      {rows.length === 0 ? (
        // Hidden until the list is loaded, but its space is reserved.
        <div className={joinClasses(lists.none, !local && lists.unknown)}>
          <Ornament name="flower-corner" width={112} height={84} />
          <p>{words.t('home.mine.none')}</p>
        </div>
      ) : (
        <ul className={lists.scroll}>
          {rows.map((row) => (
            <li key={row.key}>
              <Link
                href={finished ? finished.linkOf(row.href) : row.href}
                className={joinClasses(styles.row, row.myTurn && styles.mine)}
              >
                <GameThumbnail game={row.game} />
                <span className={styles.description}>
                  <span className={styles.name}>{row.name}</span>
                  <span className={styles.game}>{gameTitle(words, row.game)}</span>
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
