import { BotMark } from '@durbar/kit/ui/BotMark.tsx';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Clock, Ellipsis, Moon, RotateCcw, Trash2, TreePalm } from 'lucide-react';
import { Link } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import { GameThumbnail } from '../home/GameThumbnail.tsx';
import { personPath } from '../home/table-text.ts';
import styles from './GameRow.module.css';
import type { GameRow, RowSeat } from './game-rows.ts';
import {
  freeSeats,
  listOpponents,
  progressText,
  rowSentence,
  rowTime,
  rowTitle,
  scoreTexts,
  seatText,
  sinceText,
  turnText,
} from './row-text.ts';

interface RowActions {
  readonly onRemove: (row: GameRow) => void;
  readonly onRestore: (row: GameRow) => void;
  readonly onMore: (row: GameRow) => void;
}

interface GameRowItemProps {
  row: GameRow;
  /** Where a press on the row leads. */
  href: string;
  /** In milliseconds since 1970. */
  now: number;
  /** Without, the row can only be opened. */
  actions?: RowActions;
}

/** A game in a list: a press anywhere opens it. */
export function GameRowItem({ row, href, now, actions }: GameRowItemProps) {
  const words = useWords();
  const [points, standing] = scoreTexts(words, row);
  const isMine = row.list === 'now' && row.group === 'mine';
  return (
    <li className={joinClasses(styles.row, isMine && styles.mine, row.group === 'waiting' && styles.waiting)}>
      <GameThumbnail game={row.game} />
      <span className={styles.what}>
        <Link href={href} className={styles.open} aria-label={rowSentence(words, row, now)} data-row={row.id}>
          {rowTitle(words, row)}
        </Link>
        <span className={styles.note}>{sinceText(words, row)}</span>
      </span>
      <Opponents row={row} />
      <span className={styles.progress}>{progressText(words, row)}</span>
      <span className={styles.score}>
        <span>{points}</span>
        <span className={styles.note}>{standing}</span>
      </span>
      <span className={styles.turn}>
        <span className={styles.whose}>{turnText(words, row)}</span>
        <RowTime row={row} now={now} />
      </span>
      <span className={styles.action} aria-hidden="true">
        {words.t(actionKey(row))}
      </span>
      {actions && <RowButton row={row} actions={actions} />}
    </li>
  );
}

function actionKey(row: GameRow) {
  if (row.list === 'finished') return 'games.back';
  if (row.list === 'removed' || row.group === 'others') return 'games.look';
  if (row.group === 'mine') return 'games.play';
  return row.mySeat === null || freeSeats(row) === 0 ? 'games.look' : 'games.invite';
}

const CLOCK_ICONS: Partial<Record<string, typeof Clock>> = { asleep: Moon, vacation: TreePalm };

/** How much time is left, or for how long nothing has happened. */
function RowTime({ row, now }: { row: GameRow; now: number }) {
  const { text, look } = rowTime(useWords(), row, now);
  const Icon = CLOCK_ICONS[look ?? ''] ?? Clock;
  return (
    <span className={styles.note} data-look={look ?? undefined}>
      <Icon size={13} aria-hidden />
      {text}
    </span>
  );
}

/** Who else plays, and how many seats are free. */
function Opponents({ row }: { row: GameRow }) {
  const words = useWords();
  const free = row.status === 'waiting' ? freeSeats(row) : 0;
  return (
    <span className={styles.opponents}>
      {listOpponents(row).map((seat) => (
        <Opponent key={seat.seat} game={row.game} seat={seat} />
      ))}
      {free > 0 && (
        <span className={styles.opponent}>
          <Emblem playerColour={null} size={20} />
          {words.t('games.free', { count: free })}
        </span>
      )}
    </span>
  );
}

function Opponent({ game, seat }: { game: string; seat: RowSeat }) {
  const words = useWords();
  return (
    <span className={styles.opponent}>
      <Emblem playerColour={seat.colour} size={20} />
      {seat.kind !== 'person' && <BotMark size={14} />}
      {seat.person === null ? (
        <span className={styles.person}>{seatText(words, game, seat)}</span>
      ) : (
        <Link href={personPath(seat.person)} className={styles.person}>
          {seatText(words, game, seat)}
        </Link>
      )}
    </span>
  );
}

/** Removes a game, puts it back, or opens the menu of a table where others play. */
function RowButton({ row, actions }: { row: GameRow; actions: RowActions }) {
  const words = useWords();
  const name = rowTitle(words, row);
  if (row.list === 'removed')
    return (
      <Button
        variant="quiet"
        aria-label={words.t('games.restore', { name })}
        onPress={() => actions.onRestore(row)}
      >
        <RotateCcw size={18} aria-hidden />
      </Button>
    );
  if (row.isRemovable)
    return (
      <Button
        variant="quiet"
        aria-label={words.t('games.remove', { name })}
        keys={words.t('key.delete')}
        onPress={() => actions.onRemove(row)}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    );
  if (row.mySeat === null || row.unplayable) return <span className={styles.noButton} />;
  return (
    <Button variant="quiet" aria-label={words.t('games.more', { name })} onPress={() => actions.onMore(row)}>
      <Ellipsis size={18} aria-hidden />
    </Button>
  );
}
