import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ReactElement } from 'react';
import { useDesk } from '../desk.ts';
import { roundFrom } from '../model/lit.ts';
import { Actions } from './Actions.tsx';
import { Bag } from './Bag.tsx';
import { Final } from './CardParts.tsx';
import { FloorBoard } from './FloorBoard.tsx';
import { usePrompt } from './Prompt.tsx';
import { Say } from './Say.tsx';
import { Seat, SeatStats, useSeatNote } from './Seats.tsx';
import { sealArt } from './SidesArt.tsx';
import styles from './TallTable.module.css';
import { Tray } from './Tray.tsx';
import type { LayoutProps } from './WideTable.tsx';

/** The table on a phone: seats above the floor, oneself, the tiles and the actions below it. */
export function TallTable({ props, plan, surface }: LayoutProps): ReactElement {
  const { slots, viewer, undo } = props;
  const { position, seats, over } = useDesk();
  const front = useFront();
  const others = roundFrom(position.players, front).slice(1);
  return (
    <div className={styles.table}>
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <Bag size={34} />
        {slots.menu}
      </header>
      <div className={styles.seats} data-count={others.length}>
        {others.map((seat) => {
          const look = seats[seat];
          return look && <Seat key={seat} look={look} form="chip" />;
        })}
      </div>
      <div className={styles.floor}>
        <FloorBoard plan={plan} surface={surface} />
      </div>
      <Me seat={front} />
      <div className={styles.say}>
        <div>{slots.notice ?? <Say />}</div>
        {slots.skip}
      </div>
      {over ? <Final /> : <Tray />}
      <Actions viewer={viewer} canUndo={undo !== null} />
    </div>
  );
}

/** The seat whose own panel it is: the one at the bottom, or round one screen whichever of its people is to play. */
function useFront(): number {
  const { position, seats, bottom } = useDesk();
  return seats[position.seat]?.mine ? position.seat : bottom;
}

/** One's own seat, with the prompt: whose decision it is and what is asked. */
function Me({ seat }: { readonly seat: number }): ReactElement | null {
  const { seats, openSeat } = useDesk();
  const { title, text, mine } = usePrompt(seat);
  const look = seats[seat];
  if (!look) return null;
  return (
    <section className={styles.me} data-mine={mine}>
      <button type="button" className={styles.who} aria-label={look.name} onClick={() => openSeat(seat)}>
        <Icon name={sealArt(look.ink)} size={38} />
      </button>
      <div className={styles.asked}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <span className={styles.stats}>
        <SeatStats look={look} small />
      </span>
      <MyNote seat={seat} />
    </section>
  );
}

function MyNote({ seat }: { readonly seat: number }): ReactElement | null {
  const { seats } = useDesk();
  const look = seats[seat];
  return look ? <Note look={look} /> : null;
}

function Note({ look }: { readonly look: Parameters<typeof useSeatNote>[0] }): ReactElement | null {
  const note = useSeatNote(look);
  return note === null ? null : <span className={styles.note}>{note}</span>;
}
