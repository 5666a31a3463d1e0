import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { classes } from '@durbar/kit/ui/classes.ts';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { Lobby } from '../../state/lobby.ts';
import { useWords } from '../../words/useWords.tsx';
import { gameTitle } from './cards.ts';
import lists from './Lists.module.css';
import styles from './TableRow.module.css';
import { Thumb } from './Thumb.tsx';

/** Tables on the server that anybody may join. */
export function OpenTables({ lobby, game }: { lobby: Lobby; game: string }) {
  const words = useWords();
  const open = lobby.lists?.open ?? [];
  return (
    <Sheet
      title={words.t('home.open')}
      aside={open.length > 0 ? words.number(open.length) : undefined}
      className={lists.column}
    >
      {open.length === 0 ? (
        <div className={lists.invite}>
          <p role="status">{words.t(emptyKey(lobby))}</p>
          {lobby.lists && <LinkButton href={`/new/${game}`}>{words.t('home.newTable')}</LinkButton>}
        </div>
      ) : (
        <ul className={lists.scroll}>
          {open.map((card) => {
            const taken = card.seats.filter(({ kind }) => kind !== 'empty').length;
            return (
              <li key={card.id} className={classes(styles.row, styles.table)}>
                <Thumb game={card.game} />
                <span className={styles.what}>
                  <span className={styles.name}>{card.name}</span>
                  <span className={styles.game}>
                    {words.t('home.open.what', { game: gameTitle(words, card.game), pace: card.pace })}
                  </span>
                </span>
                <span className={styles.few} aria-hidden="true">
                  {words.t('home.open.few', { taken, seats: card.seats.length })}
                </span>
                <span className={styles.seats}>
                  <span className="visually-hidden">
                    {words.t('home.open.taken', { taken, seats: card.seats.length })}
                  </span>
                  {card.seats.map(({ kind }, seat) => (
                    // Seats have no other identity than their place.
                    <Emblem
                      key={`${card.id}-${seat.toString()}`}
                      ink={kind === 'empty' ? null : seat}
                      size={26}
                    />
                  ))}
                </span>
                <LinkButton href={`/t/${card.id}`}>
                  {words.t(taken < card.seats.length ? 'home.join' : 'home.watch')}
                  <span className="visually-hidden"> {card.name}</span>
                </LinkButton>
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}

function emptyKey({ lists, line }: Lobby) {
  if (lists) return 'home.open.none';
  return line.kind === 'idle' || line.kind === 'connecting' ? 'home.open.loading' : 'home.open.offline';
}
