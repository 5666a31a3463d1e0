import { Icon } from '@durbar/kit/art/Icon.tsx';
import { StepCaption } from '@durbar/kit/board/captions/StepCaption.tsx';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { Guide } from '@durbar/kit/board/Guide.tsx';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { emblemArt } from '../model/pieces.ts';
import { seatsFrom } from '../model/seat-order.ts';
import { Actions } from './Actions.tsx';
import { useThenLine } from './AndThenCard.tsx';
import { BriefCard } from './BriefCard.tsx';
import { FloorBoard } from './FloorBoard.tsx';
import { MaharaniSeat, SeatStats, useSeatStatus } from './MaharaniSeat.tsx';
import styles from './MaharaniTallLayout.module.css';
import type { MaharaniLayoutProps } from './MaharaniWideLayout.tsx';
import { usePrompt } from './Prompt.tsx';
import { FinalGold } from './RailCard.tsx';
import { Bag } from './TileArt.tsx';
import { useTip } from './TipCard.tsx';
import { Tray } from './Tray.tsx';

/** The board on a phone: seats above the floor; the viewer's own seat, the tiles and the actions below it. */
export function MaharaniTallLayout({ props, animation, traced, surface }: MaharaniLayoutProps): ReactElement {
  const { slots, viewer, undo } = props;
  const { position, seats, isOver, decidingSeat, reason } = useBoard();
  const { caption } = useCaptionContext();
  const tip = useTip();
  const panelSeat = useLargePanelSeat();
  const all = seatsFrom(position.players, panelSeat);
  // The guide replaces the viewer's own panel.
  const shown = slots.guide ? all : all.slice(1);
  return (
    <div className={styles.table} data-guided={slots.guide ? true : undefined}>
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <Bag size={34} />
        {slots.menu}
      </header>
      <div className={styles.seats}>
        {shown.map((seat) => {
          const look = seats[seat];
          return look && <MaharaniSeat key={seat} look={look} form="chip" />;
        })}
      </div>
      <div className={styles.floor}>
        <FloorBoard animation={animation} traced={traced} surface={surface} />
      </div>
      {slots.guide ? (
        <div className={styles.guide}>
          <Guide guide={slots.guide} reason={reason} seats={seats} isBrief />
        </div>
      ) : (
        <>
          <Me seat={panelSeat} />
          <div className={styles.brief}>
            <div>
              {slots.notice ??
                (caption && (caption.isAgain || decidingSeat === null) ? (
                  <StepCaption caption={caption} seats={seats} />
                ) : (
                  (tip ?? <BriefCard />)
                ))}
            </div>
            {slots.skip}
          </div>
        </>
      )}
      {isOver ? <FinalGold /> : <Tray />}
      {slots.guide && !slots.guide.asksButton ? (
        slots.guide.buttons
      ) : (
        <Actions viewer={viewer} canUndo={undo !== null} instead={slots.nextTable} />
      )}
    </div>
  );
}

/** The seat whose panel is the large one: the one at the bottom; on a shared screen the person whose turn it is. */
function useLargePanelSeat(): number {
  const { position, seats, bottomSeat } = useBoard();
  return seats[position.seat]?.isMine ? position.seat : bottomSeat;
}

/** The viewer's own seat, with the prompt. */
function Me({ seat }: { readonly seat: number }): ReactElement | null {
  const { seats, showSeat } = useBoard();
  const { title, text, mine } = usePrompt(seat);
  const then = useThenLine();
  const look = seats[seat];
  if (!look) return null;
  return (
    <section className={styles.me} data-mine={mine}>
      <button type="button" className={styles.who} aria-label={look.name} onClick={() => showSeat(seat)}>
        <Icon name={emblemArt(look.playerColour)} size={38} />
      </button>
      <div className={styles.asked}>
        <h2>{title}</h2>
        <p>{then ?? text}</p>
        {look.clock}
      </div>
      <span className={styles.stats}>
        <SeatStats look={look} small />
      </span>
      <OwnStatus seat={seat} />
    </section>
  );
}

function OwnStatus({ seat }: { readonly seat: number }): ReactElement | null {
  const { seats } = useBoard();
  const look = seats[seat];
  return look ? <SeatStatus look={look} /> : null;
}

function SeatStatus({ look }: { readonly look: Parameters<typeof useSeatStatus>[0] }): ReactElement | null {
  const reason = useSeatStatus(look);
  return reason === null ? null : <span className={styles.reason}>{reason}</span>;
}
