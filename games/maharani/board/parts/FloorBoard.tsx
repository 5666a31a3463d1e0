import { at } from '@durbar/kernel';
import { Art } from '@durbar/kit/art/Art.tsx';
import type { Traced } from '@durbar/kit/board/captions/useCaptions.ts';
import { PANE_SCALE, ZoomPane } from '@durbar/kit/board/ZoomPane.tsx';
import { type MouseEvent, type ReactElement, type RefObject, useRef } from 'react';
import { type Event, sideOf } from '../../rules/index.ts';
import { type MaharaniBoard, useBoard, useBoardWords } from '../board-context.ts';
import type { MaharaniAnimation } from '../model/animate-step.ts';
import { displayedSide, FLOOR_SIZE } from '../model/floor.ts';
import { floorPoint, floorScale, type ViewBox, viewBoxOf } from '../model/floor-view.ts';
import { resolveFloorTap } from '../model/resolve-floor-tap.ts';
import { ColumnsArt, CoordinatesArt, FloorGroundArt, SidesArt } from './FloorArt.tsx';
import styles from './FloorBoard.module.css';
import { FloorCells } from './FloorCells.tsx';
import { TilesArt, TransientPiecesArt, WorkersArt } from './PiecesArt.tsx';
import { InlaysArt, PlatesArt } from './QuarterArt.tsx';
import { PreviewArt, TargetBedsArt, TargetCoinsArt, WorkerOptionsArt } from './TargetArt.tsx';
import { RondelArt } from './TileArt.tsx';
import { TurnTraceArt } from './TurnTraceArt.tsx';

interface FloorBoardProps {
  readonly animation: MaharaniAnimation | null;
  /** The turn whose tiles are marked, or null. */
  readonly traced: Traced<Event> | null;
  /** Receives the element whose square on the screen is the floor's. */
  readonly surface: RefObject<HTMLDivElement | null>;
}

/** The palace floor: the drawing, and over it the cells for pointer, keyboard and screen reader. */
export function FloorBoard({ animation, traced, surface }: FloorBoardProps): ReactElement {
  const board = useBoard();
  const words = useBoardWords();
  const { layout, zoomCentre } = board;
  const box = viewBoxOf(layout);
  /** The space that was pointed at before the touch began, because a touch itself points at a space. */
  const before = useRef<number | null>(null);
  const part = (value: number) => (value - box.from) / box.size;
  const click = (event: MouseEvent) => {
    // Keyboards and screen readers press the buttons themselves.
    if (!surface.current || event.detail === 0) return;
    handleFloorTap(board, event, surface.current.getBoundingClientRect(), before.current);
  };
  return (
    <div className={styles.board} data-layout={layout}>
      <ZoomPane
        place={zoomCentre && { x: part(zoomCentre.x), y: part(zoomCentre.y) }}
        onLeave={() => board.zoomTo(null)}
        leave={words.t('mhr.zoom.leave')}
      >
        <div
          ref={surface}
          role="presentation"
          className={styles.surface}
          data-place="board"
          onPointerDownCapture={() => {
            before.current = board.selection.space;
          }}
          onClick={click}
        >
          <FloorDrawing animation={animation} traced={traced} box={box} />
          <FloorCells box={box} />
        </div>
      </ZoomPane>
    </div>
  );
}

/** Handles a click or tap on the floor. */
function handleFloorTap(
  board: MaharaniBoard,
  event: MouseEvent,
  screen: DOMRect,
  before: number | null,
): void {
  const box = viewBoxOf(board.layout);
  const { position, floorRotation, workerOptions } = board;
  const point = floorPoint({ x: event.clientX, y: event.clientY }, screen, box);
  const meant = resolveFloorTap(
    {
      rotation: floorRotation,
      arrow: displayedSide(sideOf(position.players, position.seat), floorRotation),
      targets: board.targets.map(({ space }) => space),
      options: workerOptions,
      pending: position.pending,
      scale: floorScale(screen, box),
      maxZoom: board.zoomCentre === null && isFinger(event) ? PANE_SCALE : 1,
    },
    point,
  );
  switch (meant.kind) {
    case 'option':
      return board.chooseWorker(at(workerOptions, meant.index));
    case 'lit':
      return isFinger(event) ? board.touchTarget(meant.space, before) : board.placeTile(meant.space);
    case 'enlarge':
      return board.zoomTo(point);
    case 'slot':
      return board.selectTile(meant.slot);
    case 'space':
      return board.explainSpace(meant.space);
    case 'plate':
      return board.showQuarter(board.quarter === meant.quarter ? null : meant.quarter);
    case 'nothing':
      return board.cancel();
  }
}

function isFinger({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

interface FloorDrawingProps extends Pick<FloorBoardProps, 'animation' | 'traced'> {
  readonly box: ViewBox;
}

/** The floor as one picture, from bottom to top. The cells above it describe it to screen readers. */
function FloorDrawing({ animation, traced, box }: FloorDrawingProps): ReactElement {
  const { position, seats, floorRotation, layout, selection } = useBoard();
  return (
    <svg
      className={styles.drawing}
      viewBox={`${box.from} ${box.from} ${box.size} ${box.size}`}
      aria-hidden="true"
      focusable="false"
    >
      <FloorGroundArt rotation={floorRotation} framed={layout === 'wide'} />
      {layout === 'wide' && <CoordinatesArt rotation={floorRotation} />}
      <PlatesArt position={position} rotation={floorRotation} tall={layout === 'tall'} />
      <TargetBedsArt />
      <TilesArt position={position} rotation={floorRotation} />
      <InlaysArt position={position} rotation={floorRotation} />
      <PreviewArt />
      <ColumnsArt rotation={floorRotation} />
      <TurnTraceArt traced={traced} />
      <WorkersArt position={position} rotation={floorRotation} seats={seats} />
      <RondelArt position={position} rotation={floorRotation} taken={selection.slot} />
      <Art name="board-shade" width={FLOOR_SIZE} height={FLOOR_SIZE} />
      <SidesArt />
      <TargetCoinsArt />
      <WorkerOptionsArt />
      <TransientPiecesArt animation={animation} />
    </svg>
  );
}
