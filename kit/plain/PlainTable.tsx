import type { Message } from '@durbar/kernel';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { SeatDisplay } from '../board/board-contract.ts';
import { BotMark } from '../ui/BotMark.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { useWords } from '../words/useWords.tsx';
import { MovesList } from './MovesList.tsx';
import { NO_LINES, PlainLines, type PlainTableProps } from './PlainLines.tsx';
import PlainSeats from './PlainSeats.tsx';
import styles from './PlainTable.module.css';

/** A table for any game: seats, position, prompt, every legal move and the log, in words. */
export function PlainTable(props: PlainTableProps): ReactNode {
  const { game, position, seats, layout, slots, bottomSeat } = props;
  const text = useMemo(() => game.describePosition?.(position), [game, position]);
  // The bottom seat comes last, beside the moves; the others follow it clockwise.
  const order = seats.map((_, i) => seats[(bottomSeat + 1 + i) % seats.length]).filter((seat) => !!seat);
  return (
    <div className={styles[layout]}>
      <header className={styles.head}>
        {slots.title}
        {slots.menu}
      </header>
      <div className={styles.main}>
        <ul className={styles.seats}>
          {order.map((seat) => (
            <PlainSeat key={seat.seat} seat={seat} lines={text?.seats[seat.seat] ?? NO_LINES} all={seats} />
          ))}
        </ul>
        {text && <PlainLines className={styles.middle} lines={text.table} seats={seats} />}
        {slots.notice ?? <PlainPrompt {...props} />}
      </div>
      <PlainSeats {...props} />
      {layout === 'wide' && <aside className={styles.rail}>{slots.log}</aside>}
    </div>
  );
}

interface PlainSeatProps {
  readonly seat: SeatDisplay;
  readonly lines: readonly Message[];
  readonly all: readonly SeatDisplay[];
}

/** A seat: its player, and its stock. */
function PlainSeat({ seat, lines, all }: PlainSeatProps) {
  const words = useWords();
  const { playerColour, name, control, active, isMine, resigned, isPresent } = seat;
  return (
    <Card
      as="li"
      className={joinClasses(styles.seat, active && styles.active)}
      aria-current={active || undefined}
    >
      <Emblem playerColour={playerColour} size={36} isActive={active} />
      <div className={styles.details}>
        <span className={styles.name}>
          {control === 'bot' && <BotMark />}
          {isMine ? words.t('seat.you', { name }) : name}
        </span>
        {seat.clock}
        {resigned && <span className={styles.mark}>{words.t('seat.resigned')}</span>}
        {!resigned && !isPresent && <span className={styles.mark}>{words.t('seat.away')}</span>}
        <PlainLines className={styles.holdings} lines={lines} seats={all} />
      </div>
    </Card>
  );
}

/** The prompt: whose turn it is, and what the viewer may do. */
function PlainPrompt({ game, ...props }: PlainTableProps) {
  const { seats, decision, slots, undo } = props;
  const words = useWords();
  const deciding = seats.filter(({ active }) => active).map(({ name }) => name);
  const waiting =
    deciding.length > 0 ? words.t('turn.of', { name: words.formatList(deciding) }) : words.t('loading');
  return (
    <Card top="gold" className={styles.prompt}>
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
    </Card>
  );
}

function PlainMoves({ game, viewer, position, seats, decision, busy, act, proceed }: PlainTableProps) {
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
