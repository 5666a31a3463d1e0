import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { TableCard } from '@durbar/protocol';
import { assignColours } from '@durbar/protocol/colours';
import { isTakeable } from '@durbar/protocol/takeable';
import { useStore } from 'zustand';
import type { Lobby } from '../../state/lobby.ts';
import { serverModeStore } from '../../state/server-mode.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { GameThumbnail } from './GameThumbnail.tsx';
import lists from './Lists.module.css';
import styles from './TableRow.module.css';
import { gameTitle, minRatingNote, seriesNote, tableTitle } from './table-text.ts';

const ServerNote = lazyPage([], () => import('./ServerNote.tsx'));
const TakeoverTables = lazyPage(['hosting', 'clocks', 'protocol'], () => import('./TakeoverTables.tsx'));

/** Tables on the server that anyone can join or watch. */
export function OpenTables({ lobby, game }: { lobby: Lobby; game: string }) {
  const words = useWords();
  const { mode } = useStore(serverModeStore);
  const open = lobby.lists?.open ?? [];
  // The list is the same for everybody; the player's own tables are in the other list.
  const own = new Set(lobby.lists?.mine.map(({ id }) => id));
  const takeable = open.filter((card) => !own.has(card.id) && isTakeable(card));
  const others = open.filter((card) => !takeable.includes(card));
  return (
    <Sheet
      title={words.t('home.open')}
      aside={open.length > 0 ? words.formatNumber(open.length) : undefined}
      className={lists.column}
    >
      {open.length === 0 ? (
        <div className={lists.invite}>
          <p role="status">{words.t(emptyMessageKey(lobby))}</p>
          {lobby.lists && <LinkButton href={`/new/${game}`}>{words.t('home.newTable')}</LinkButton>}
        </div>
      ) : (
        <div className={lists.scroll}>
          <ul>
            {others.map((card) => {
              const name = tableTitle(words, card);
              const taken = card.seats.filter(({ kind }) => kind !== 'empty').length;
              return (
                <li key={card.id} className={joinClasses(styles.row, styles.table)}>
                  <GameThumbnail game={card.game} />
                  <span className={styles.description}>
                    <span className={styles.name}>{name}</span>
                    <span className={styles.game}>
                      {[
                        words.t('home.open.what', { game: gameTitle(words, card.game), pace: card.pace }),
                        ...seriesNote(words, card.series),
                        ...minRatingNote(words, card.minRating),
                      ].join(', ')}
                      {card.rated && words.t('home.open.rated')}
                    </span>
                  </span>
                  <span className={styles.few} aria-hidden="true">
                    {words.t('home.open.few', { taken, seats: card.seats.length })}
                  </span>
                  <span className={styles.seats}>
                    <span className="visually-hidden">
                      {words.t('home.open.taken', { taken, seats: card.seats.length })}
                    </span>
                    {seatEmblems(card).map((colour, seat) => (
                      // A seat has no identity but its index.
                      <Emblem key={`${card.id}-${seat.toString()}`} playerColour={colour} size={26} />
                    ))}
                  </span>
                  <LinkButton href={`/t/${card.id}`}>
                    {words.t(
                      own.has(card.id) ? 'home.own' : taken < card.seats.length ? 'home.join' : 'home.watch',
                    )}
                    <span className="visually-hidden"> {name}</span>
                  </LinkButton>
                </li>
              );
            })}
          </ul>
          {takeable.length > 0 && <TakeoverTables cards={takeable} />}
        </div>
      )}
      {mode && <ServerNote mode={mode} />}
    </Sheet>
  );
}

/** The player colour of each seat; null for an empty one. */
function seatEmblems({ seats }: TableCard): readonly (number | null)[] {
  const colours = assignColours(
    seats.map((seat) => seat.colours),
    1,
  );
  return seats.map(({ kind }, seat) => (kind === 'empty' ? null : (colours[seat]?.[0] ?? seat)));
}

/** States of the connection in which the lists are still to come, the last between the server's greeting and its lists. */
const ARRIVING: ReadonlySet<string> = new Set(['idle', 'connecting', 'open']);

function emptyMessageKey({ lists, connection }: Lobby) {
  if (lists) return 'home.open.none';
  return ARRIVING.has(connection.kind) ? 'home.open.loading' : 'home.open.offline';
}
