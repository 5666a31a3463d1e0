import { StepCaption } from '@durbar/kit/board/captions/StepCaption.tsx';
import { TurnButtons } from '@durbar/kit/board/captions/TurnButtons.tsx';
import { type Traced, useCaptionContext } from '@durbar/kit/board/captions/useCaptions.ts';
import { Guide } from '@durbar/kit/board/Guide.tsx';
import type { ReactElement, ReactNode, RefObject } from 'react';
import type { Event } from '../../rules/index.ts';
import { useBoard, useBoardWords } from '../board-context.ts';
import type { MaharaniAnimation } from '../model/animate-step.ts';
import { BOTTOM, LEFT, RIGHT, seatAtSide, TOP } from '../model/floor.ts';
import type { MaharaniBoardProps } from '../useMaharaniBoardState.ts';
import { Actions, AutoEndSwitch } from './Actions.tsx';
import { AndThenCard } from './AndThenCard.tsx';
import { FloorBoard } from './FloorBoard.tsx';

import { Ladder } from './Ladder.tsx';
import { MaharaniSeat } from './MaharaniSeat.tsx';
import styles from './MaharaniWideLayout.module.css';
import { MaharaniPrompt } from './Prompt.tsx';
import { RailCard } from './RailCard.tsx';
import { Bag } from './TileArt.tsx';
import { useTip } from './TipCard.tsx';

export interface MaharaniLayoutProps {
  readonly props: MaharaniBoardProps;
  readonly animation: MaharaniAnimation | null;
  readonly traced: Traced<Event> | null;
  readonly surface: RefObject<HTMLDivElement | null>;
}

/** The board on a wide screen: the floor with its seats around it, and a rail on the right. */
export function MaharaniWideLayout({ props, animation, traced, surface }: MaharaniLayoutProps): ReactElement {
  const words = useBoardWords();
  const { caption, seats } = useCaptionContext();
  const { preview } = useBoard();
  const { slots, viewer, undo, forbidsUndo = false, position } = props;
  const { reason } = useBoard();
  const tip = useTip();
  return (
    <div className={styles.table}>
      <div className={styles.jali} aria-hidden="true" />
      <div className={styles.left}>
        <div className={styles.title}>{slots.title}</div>
        <SeatAt side={LEFT} form="column" />
        <div className={styles.menu}>
          {!slots.guide && <TurnButtons />}
          {slots.menu}
        </div>
      </div>
      <div className={styles.middle}>
        <div className={styles.end}>
          <SeatAt side={TOP} form="row" />
        </div>
        <div className={styles.floor}>
          <FloorBoard animation={animation} traced={traced} surface={surface} />
        </div>
        <div className={styles.end}>
          <SeatAt side={BOTTOM} form="row" />
        </div>
      </div>
      <div className={styles.right}>
        <div className={styles.bag}>
          <Bag size={52} />
          {caption ? (
            <StepCaption caption={caption} seats={seats} />
          ) : (
            <span aria-hidden="true">{words.t('mhr.bag.under')}</span>
          )}
        </div>
        <SeatAt side={RIGHT} form="column" />
        <div className={styles.ladder}>
          <Ladder />
        </div>
      </div>
      <div className={styles.rail}>
        {slots.guide ? (
          <div className={styles.guide}>
            <Guide guide={slots.guide} reason={reason} seats={seats} isBrief={false} />
            {slots.guide.buttons}
          </div>
        ) : (
          <>
            {slots.notice ?? <MaharaniPrompt aside={slots.skip} />}
            <RailCard />
            {tip}
          </>
        )}
        <Actions
          viewer={viewer}
          canUndo={undo !== null}
          forbidsUndo={forbidsUndo}
          instead={slots.nextTable}
        />
        {/* A tip takes this room in a first game, so that what a placement leads to is whole below it. */}
        {!slots.guide && !tip && viewer !== 'spectator' && position.over === 0 && (
          <div className={styles.preferences}>
            <AutoEndSwitch />
          </div>
        )}
        {!slots.guide && (
          <div className={styles.log}>{preview ? <AndThenCard preview={preview} /> : slots.log}</div>
        )}
      </div>
    </div>
  );
}

interface SeatAtProps {
  readonly side: number;
  readonly form: 'row' | 'column';
}

function SeatAt({ side, form }: SeatAtProps): ReactNode {
  const { position, seats, floorRotation } = useBoard();
  const look = seats[seatAtSide(position.players, side, floorRotation)];
  return look ? <MaharaniSeat look={look} form={form} /> : <span />;
}
