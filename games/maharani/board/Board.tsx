import sprite from 'virtual:sprite/maharani';
import { at } from '@durbar/kernel';
import { SpriteSheet } from '@durbar/kit/art/SpriteSheet.tsx';
import { AnimationProvider } from '@durbar/kit/board/animation/AnimationProvider.tsx';
import { type AnimatedStep, useStepAnimation } from '@durbar/kit/board/animation/useStepAnimation.ts';
import { CaptionContext, useCaptions } from '@durbar/kit/board/captions/useCaptions.ts';
import { SeatsDialog } from '@durbar/kit/board/SeatsDialog.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import { type Event, rondelRotation, sideOf, type View } from '../rules/index.ts';
import styles from './Board.module.css';
import { BoardContext, type MaharaniBoard } from './board-context.ts';
import { animateStep } from './model/animate-step.ts';
import { displayedSide } from './model/floor.ts';
import { seatsFrom } from './model/seat-order.ts';
import { useAutoEnd } from './parts/Actions.tsx';
import { MaharaniTallLayout } from './parts/MaharaniTallLayout.tsx';
import { MaharaniWideLayout } from './parts/MaharaniWideLayout.tsx';
import { SeatThings } from './parts/SeatThings.tsx';
import { TileIcon } from './parts/TileArt.tsx';
import { DragContext, type TileDrag, useTileDrag } from './parts/TileDrag.tsx';
import { type MaharaniBoardProps, useMaharaniBoardState } from './useMaharaniBoardState.ts';
import { useMaharaniFocus, useMaharaniKeys } from './useMaharaniKeys.ts';
import './tokens.css';

/** Maharani's board. */
export function Board(props: MaharaniBoardProps): ReactElement {
  return (
    <>
      <SpriteSheet of={sprite} />
      <InnerBoard props={props} />
    </>
  );
}

function InnerBoard({ props }: { readonly props: MaharaniBoardProps }): ReactElement {
  const board = useMaharaniBoardState(props);
  const root = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const wasDragged = useRef(false);
  const animation = useStepAnimation(props, (step: AnimatedStep<View, Event>) =>
    animateStep({ ...step, rotation: board.floorRotation, wasDragged: wasDragged.current }),
  );
  const stepId = props.step?.id;
  useEffect(() => {
    // The animation of the step whose tile was dragged has begun.
    if (stepId !== undefined) wasDragged.current = false;
  }, [stepId]);
  const { startDrag, slot, size, element } = useTileDrag(board, surface, () => {
    wasDragged.current = true;
  });
  const captions = useCaptions(props);
  useMaharaniKeys(board, captions.pressKey, root);
  useMaharaniFocus(board, props.decision?.id ?? null, root);
  useAutoEnd(board);
  const Layout = props.layout === 'wide' ? MaharaniWideLayout : MaharaniTallLayout;
  return (
    <BoardContext value={board}>
      <DragContext value={startDrag}>
        <AnimationProvider animations={animation}>
          <CaptionContext value={captions}>
            <div ref={root} className={styles.root}>
              <Layout props={props} animation={animation} surface={surface} traced={captions.traced} />
              {slot !== null && <DraggedTile slot={slot} size={size} element={element} board={board} />}
              <SeatsDialog
                openSeat={props.openSeat}
                showSeat={props.showSeat}
                seats={seatsFrom(props.position.players, board.bottomSeat).flatMap((seat) => {
                  const look = props.seats[seat];
                  return look ? [{ look, things: <SeatThings look={look} /> }] : [];
                })}
              />
            </div>
          </CaptionContext>
        </AnimationProvider>
      </DragContext>
    </BoardContext>
  );
}

interface DraggedTileProps extends Omit<TileDrag, 'startDrag' | 'slot'> {
  readonly slot: number;
  readonly board: MaharaniBoard;
}

/** The tile that follows the pointer. Over a target space the floor itself shows the tile. */
function DraggedTile({ slot, size, element, board }: DraggedTileProps): ReactElement | null {
  const { position, floorRotation, preview } = board;
  const tile = at(position.rondel, slot);
  if (tile < 0) return null;
  const lie = displayedSide(rondelRotation(tile, sideOf(position.players, position.seat)), floorRotation);
  return (
    <div ref={element} className={styles.dragged} data-snapped={preview !== null}>
      <TileIcon tile={tile} rotation={lie} size={size} />
    </div>
  );
}
