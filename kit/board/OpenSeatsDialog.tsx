import type { Seat } from '@durbar/kernel';
import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { BotMark } from '../ui/BotMark.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Emblem } from '../ui/Emblem.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { useWords } from '../words/useWords.tsx';
import type { SeatDisplay } from './board-contract.ts';
import styles from './SeatsDialog.module.css';
import type { SeatsDialogProps } from './SeatsDialog.tsx';
import { seatAfterKey } from './seat-after-key.ts';

export interface OpenSeatsProps extends SeatsDialogProps {
  readonly openSeat: Seat;
}

/** The open dialog of all seats. */
export default function OpenSeatsDialog(props: OpenSeatsProps): ReactElement {
  const words = useWords();
  return (
    <Dialog title={words.t('seats.title')} isOpen size="whole" onClose={() => props.showSeat(null)}>
      <OpenSeats {...props} />
    </Dialog>
  );
}

/** Moves the focus to a seat and brings it into view. */
function focusSeat(root: HTMLElement | null, seat: Seat): void {
  const item = root?.querySelector<HTMLElement>(`[data-seat="${seat}"]`);
  item?.focus({ preventScroll: true });
  // The seat itself may be higher than the window.
  item?.firstElementChild?.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function OpenSeats({ seats, theme, openSeat, showSeat }: OpenSeatsProps) {
  const words = useWords();
  const [current, setCurrent] = useState(openSeat);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => focusSeat(root.current, current), [current]);
  useSeatKeys(root, (key) => {
    if (key.toLowerCase() === 'v') showSeat(null);
    const next = seatAfterKey(
      seats.map(({ look }) => look),
      current,
      key,
    );
    if (next !== null) setCurrent(next);
    return next !== null;
  });
  /** On a phone the seat in view is the current one. */
  const follow = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) => {
    if (scrollWidth <= clientWidth + 1 || scrollLeft % clientWidth > 1) return;
    const shown = seats[Math.round(scrollLeft / clientWidth)];
    if (shown) setCurrent(shown.look.seat);
  };
  return (
    <div ref={root} className={joinClasses(styles.seats, theme)}>
      <div className={styles.tabs} role="group" aria-label={words.t('seats.title')}>
        {seats.map(({ look }) => (
          <button
            key={look.seat}
            type="button"
            className={styles.tab}
            aria-pressed={look.seat === current}
            onClick={() => setCurrent(look.seat)}
          >
            <Emblem playerColour={look.playerColour} size={26} />
            <span>{look.name}</span>
          </button>
        ))}
      </div>
      <ul className={styles.list} data-swiped onScroll={({ currentTarget }) => follow(currentTarget)}>
        {seats.map(({ look, things }) => (
          <li
            key={look.seat}
            className={styles.seat}
            data-seat={look.seat}
            data-player-colour={look.playerColour}
            data-current={look.seat === current}
            aria-label={look.name}
            tabIndex={-1}
          >
            <SeatHead look={look} />
            {things}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Handles the keys of the dialog around an element. @param press returns whether the key had a meaning here */
function useSeatKeys(root: RefObject<HTMLElement | null>, press: (key: string) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const dialog = root.current?.closest<HTMLElement>('[role="dialog"]');
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (!ctrlKey && !metaKey && !altKey && latest.current(key)) event.preventDefault();
    };
    dialog?.addEventListener('keydown', listen);
    return () => dialog?.removeEventListener('keydown', listen);
  }, [root]);
}

function SeatHead({
  look: { playerColour, name, control, isMine, resigned, isPresent },
}: {
  look: SeatDisplay;
}) {
  const words = useWords();
  return (
    <h3 className={styles.head}>
      <Emblem playerColour={playerColour} size={34} />
      <span className={styles.name}>
        {control === 'bot' && <BotMark />}
        {isMine ? words.t('seat.you', { name }) : name}
      </span>
      {resigned && <small>{words.t('seat.resigned')}</small>}
      {!resigned && !isPresent && <small>{words.t('seat.away')}</small>}
    </h3>
  );
}
