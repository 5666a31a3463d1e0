import { Icon } from '@durbar/kit/art/Icon.tsx';
import { StepCaption } from '@durbar/kit/board/captions/StepCaption.tsx';
import { TurnButtons } from '@durbar/kit/board/captions/TurnButtons.tsx';
import { useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { Guide } from '@durbar/kit/board/Guide.tsx';
import { TABLET_QUERY } from '@durbar/kit/ui/breakpoints.ts';
import { useMedia } from '@durbar/kit/ui/useMedia.ts';
import type { ReactElement } from 'react';
import { useBoard } from '../board-context.ts';
import { emblemArt } from '../model/pieces.ts';
import { seatsFrom } from '../model/seat-order.ts';
import { Actions } from './Actions.tsx';
import { useThenLine } from './AndThenCard.tsx';
import { BriefCard } from './BriefCard.tsx';
import { FloorBoard } from './FloorBoard.tsx';
import { MaharaniSeat, Markers, SeatStats, useSeatStatus } from './MaharaniSeat.tsx';
import styles from './MaharaniTallLayout.module.css';
import type { MaharaniLayoutProps } from './MaharaniWideLayout.tsx';
import { usePrompt } from './Prompt.tsx';
import { FinalGold } from './RailCard.tsx';
import { Bag } from './TileArt.tsx';
import { useTip } from './TipCard.tsx';
import { Tray } from './Tray.tsx';

/**
 * The board on a phone: seats above the floor; the viewer's own seat, the tiles and the actions below it. On an upright tablet
 * the log stands beside these.
 */
export function MaharaniTallLayout({ props, animation, traced, surface }: MaharaniLayoutProps): ReactElement {
  const { slots, viewer, undo, forbidsUndo = false } = props;
  const { position, seats, isOver, reason } = useBoard();
  const isTablet = useMedia(TABLET_QUERY) && !slots.guide;
  const panelSeat = useLargePanelSeat();
  const all = seatsFrom(position.players, panelSeat);
  // The guide replaces the viewer's own panel.
  const shown = slots.guide ? all : all.slice(1);
  return (
    <div
      className={styles.table}
      data-guided={slots.guide ? true : undefined}
      data-tablet={isTablet || undefined}
    >
      <header className={styles.bar}>
        <div className={styles.title}>{slots.title}</div>
        <Bag size={34} />
        {slots.menu}
      </header>
      <div className={styles.seats}>
        {shown.map((seat) => {
          const look = seats[seat];
          return look && <MaharaniSeat key={seat} look={look} form={isTablet ? 'card' : 'chip'} />;
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
          <Me seat={panelSeat} hasMarkers={isTablet} />
          <Brief slots={slots} />
        </>
      )}
      {isOver ? <FinalGold /> : <Tray />}
      {slots.guide && !slots.guide.asksButton ? (
        slots.guide.buttons
      ) : (
        <Actions
          viewer={viewer}
          canUndo={undo !== null}
          forbidsUndo={forbidsUndo}
          instead={slots.nextTable}
        />
      )}
      {isTablet && (
        <div className={styles.log}>
          <TurnButtons />
          {slots.log}
        </div>
      )}
    </div>
  );
}

/** What is said below the floor: a notice, what others do, a tip, or what the viewer's choice brings. */
function Brief({ slots }: Pick<MaharaniLayoutProps['props'], 'slots'>): ReactElement {
  const { seats, decidingSeat } = useBoard();
  const { caption } = useCaptionContext();
  const tip = useTip();
  const showsCaption = caption !== null && (caption.isAgain || decidingSeat === null);
  return (
    <div className={styles.brief}>
      <div>
        {slots.notice ??
          (showsCaption ? <StepCaption caption={caption} seats={seats} /> : (tip ?? <BriefCard />))}
      </div>
      {slots.skip}
    </div>
  );
}

/** The seat whose panel is the large one: the one at the bottom; on a shared screen the person whose turn it is. */
function useLargePanelSeat(): number {
  const { position, seats, bottomSeat } = useBoard();
  return seats[position.seat]?.isMine ? position.seat : bottomSeat;
}

interface MeProps {
  readonly seat: number;
  readonly hasMarkers: boolean;
}

/** The viewer's own seat, with the prompt. */
function Me({ seat, hasMarkers }: MeProps): ReactElement | null {
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
      {hasMarkers && (
        <span className={styles.markers} aria-hidden="true">
          <Markers look={look} size={30} />
        </span>
      )}
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
