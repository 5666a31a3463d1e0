import type { Game } from '@durbar/kernel';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../board/board-contract.ts';
import { Button } from '../ui/Button.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { useWords } from '../words/useWords.tsx';
import { MovesList } from './MovesList.tsx';
import styles from './PlainTable.module.css';

type PlainTableProps = BoardProps<unknown, unknown, { kind: string }>;

/** A table for any game: seats, prompt, every legal move and the log, in words. */
export function createPlainTable(game: Game): (props: PlainTableProps) => ReactNode {
  return (props) => <PlainTable game={game} {...props} />;
}

function PlainTable({ game, ...props }: PlainTableProps & { game: Game }) {
  const { seats, decision, layout, slots, undo, viewer } = props;
  const words = useWords();
  const deciding = seats.filter(({ active }) => active).map(({ name }) => name);
  const waiting =
    deciding.length > 0 ? words.t('turn.of', { name: words.formatList(deciding) }) : words.t('loading');
  const mine = seats.find(({ seat }) => seat === viewer);
  return (
    <div className={joinClasses(styles.table, styles[layout])}>
      <header className={styles.head}>
        {slots.title}
        {slots.menu}
      </header>
      <div className={styles.main}>
        <ul className={styles.seats}>
          {seats.map(({ seat, playerColour, name, active, isMine: own }) => (
            <li key={seat} className={joinClasses(styles.seat, active && styles.active)}>
              <Emblem playerColour={playerColour} size={28} />
              <span>{own && mine ? words.t('seat.you', { name }) : name}</span>
            </li>
          ))}
        </ul>
        {slots.notice ?? (
          <section className={styles.prompt}>
            <h2>{decision ? words.t('turn.yours') : waiting}</h2>
            {slots.skip}
            <PlainMoves game={game} {...props} />
            {undo && (
              <p className={styles.undo}>
                <Button onPress={undo}>
                  <Undo2 size={18} aria-hidden />
                  {words.t('undo')}
                </Button>
              </p>
            )}
          </section>
        )}
      </div>
      {layout === 'wide' && <aside className={styles.rail}>{slots.log}</aside>}
    </div>
  );
}

function PlainMoves({
  game,
  viewer,
  position,
  seats,
  decision,
  busy,
  act,
  proceed,
}: PlainTableProps & { game: Game }) {
  const words = useWords();
  const moves = useMemo(() => {
    if (typeof viewer !== 'number' || !decision) return [];
    const names = (seat: number) => seats[seat]?.name ?? '';
    return game.legalMoves(position, viewer).map((move) => ({
      play: () => act(move),
      key: game.key(move),
      text: words.formatMessage(game.describeMove(move, position), names),
    }));
  }, [game, viewer, position, seats, decision, act, words]);
  return (
    <MovesList
      decision={decision?.id ?? null}
      prompt={decision && words.formatMessage(decision.prompt, (seat) => seats[seat]?.name ?? '')}
      moves={moves}
      ready={!busy}
      proceed={proceed}
    />
  );
}
