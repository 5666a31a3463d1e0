import { useZoom, type Zoom, type ZoomView as Zoomed } from '@durbar/kit/board/useZoom.ts';
import { MAX_SCALE } from '@durbar/kit/board/zoom-view.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type KingdomBoard, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { freeCorner } from '../model/free-corner.ts';
import { hitTest } from '../model/hit-test.ts';
import type { KingdomView } from '../model/kingdom-view.ts';
import styles from './MapArea.module.css';
import { MapArt, NamesArt, SceneryArt } from './MapArt.tsx';
import { MapButtons } from './MapButtons.tsx';
import { MapCaption } from './MapCaption.tsx';
import { PiecesArt, VisitArt } from './PiecesArt.tsx';
import { PlanGhosts, PlanGroundArt } from './PlanArt.tsx';
import { PlanLabels } from './PlanLabels.tsx';
import { ReasonBubble } from './ReasonBubble.tsx';
import { RouteArt } from './RouteArt.tsx';
import { TargetArt } from './TargetArt.tsx';
import { TraceGroundArt, TraceNumbersArt } from './TraceArt.tsx';

interface MapAreaProps {
  readonly children?: ReactNode;
  /** Whether the map is as high as its place and wider than the screen, over which a finger then moves it. */
  readonly isCovering?: boolean;
}

/** The middle of the board: the map, and cards over it. */
export function MapArea({ children, isCovering = false }: MapAreaProps): ReactElement {
  return (
    <div className={styles.mapArea}>
      <MapBoard isCovering={isCovering} />
      {children}
    </div>
  );
}

/** The map: the drawing, and over it the buttons for pointer, keyboard and screen reader. */
function MapBoard({ isCovering }: { readonly isCovering: boolean }): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, mapLayout, position, layout } = board;
  const fit = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const zoom = useZoomForTap(fit, position);
  useEffect(() => {
    // A map that is wider than the screen begins at its middle.
    if (isCovering && pane.current)
      pane.current.scrollLeft = (pane.current.scrollWidth - pane.current.clientWidth) / 2;
  }, [isCovering]);
  const click = (event: MouseEvent) => {
    if (sheet.current && isTouch(event))
      handleMapTap(board, zoom, event, sheet.current.getBoundingClientRect());
  };
  const { box } = mapLayout;
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const { Marks } = edition.art;
  const title =
    typeof position.map === 'string' ? words.formatMessage({ key: `option.map.${position.map}` }) : null;
  return (
    <div
      ref={pane}
      className={styles.pane}
      data-layout={layout}
      data-zoomed={zoom.view.scale > 1}
      data-covering={isCovering}
      data-place="board"
    >
      <div ref={fit} className={styles.fit}>
        <div
          ref={sheet}
          role="presentation"
          className={styles.sheet}
          style={{ transform: cssTransform(zoom.view) }}
          onClick={click}
        >
          {/* A separate drawing for what never moves, so that animations do not repaint it. */}
          <svg className={joinClasses(styles.map, styles.still)} viewBox={viewBox} aria-hidden="true">
            <SceneryArt edition={edition} mapLayout={mapLayout} name={title} />
            <VisitArt />
            <MapArt edition={edition} mapLayout={mapLayout} single={position.seats === 2} />
          </svg>
          <svg className={styles.map} viewBox={viewBox} aria-hidden="true">
            <TraceGroundArt />
            <RouteArt />
            {Marks && <Marks />}
            <TargetArt />
            <NamesArt edition={edition} mapLayout={mapLayout} enlarged={zoom.view.scale >= 2} />
            <PlanGroundArt />
            <PiecesArt />
            <PlanGhosts />
            <TraceNumbersArt />
            <PlanLabels />
          </svg>
          <MapButtons zoomed={zoom.view.scale} />
          <ReasonBubble />
        </div>
      </div>
      <MapCaption />
      {zoom.view.scale > 1 && <LeaveButton pane={pane} onLeave={zoom.reset} />}
    </div>
  );
}

interface LeaveButtonProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly onLeave: () => void;
}

/** Shows the whole map again. It moves to a corner in which it hides no target. */
function LeaveButton({ pane, onLeave }: LeaveButtonProps): ReactElement {
  const words = useKingdomWords();
  const button = useRef<HTMLButtonElement>(null);
  // After each rendering, since every zoom and every move renders.
  useLayoutEffect(() => {
    if (!pane.current || !button.current) return;
    const lit = [...pane.current.querySelectorAll('[data-lit="true"]')].map((one) =>
      one.getBoundingClientRect(),
    );
    const { offsetWidth: width, offsetHeight: height } = button.current;
    button.current.dataset['corner'] = freeCorner(
      pane.current.getBoundingClientRect(),
      { width, height },
      lit,
    );
  });
  return (
    <button ref={button} type="button" className={styles.leave} onClick={onLeave}>
      {words.t('kingdom.zoom.leave')}
    </button>
  );
}

/** A zoom that returns to the whole map once the position after an enlarging tap has changed. */
function useZoomForTap(fit: RefObject<HTMLElement | null>, position: KingdomView): Zoom {
  const zoom = useZoom(fit);
  /** The position in which a tap enlarged the map; null if none did. */
  const enlargedAt = useRef<KingdomView | null>(null);
  const { reset, zoomInAt, resetAfterTap } = zoom;
  useEffect(() => {
    resetAfterTap();
    if (enlargedAt.current === null || enlargedAt.current === position) return;
    enlargedAt.current = null;
    reset();
  }, [position, reset, resetAfterTap]);
  return {
    ...zoom,
    zoomInAt: (at) => {
      enlargedAt.current = position;
      zoomInAt(at);
    },
  };
}

function cssTransform({ scale, x, y }: Zoomed): string | undefined {
  return scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;
}

function isTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/** Handles a tap on the map: plays a target, opens a city, or zooms in where targets are close to each other. */
function handleMapTap(board: KingdomBoard, zoom: Zoom, event: MouseEvent, screen: DOMRect): void {
  const { mapLayout, targets, decidingSeat } = board;
  const scale = screen.width / mapLayout.box.width;
  const at = {
    x: mapLayout.box.x + (event.clientX - screen.left) / scale,
    y: mapLayout.box.y + (event.clientY - screen.top) / scale,
  };
  const meant = hitTest({ mapLayout, targets, scale, maxZoom: zoom.view.scale < 2 ? MAX_SCALE : 1 }, at);
  if (meant.kind === 'enlarge') zoom.zoomInAt({ x: event.clientX, y: event.clientY });
  else if (meant.kind === 'place') {
    const { place } = meant;
    if (place.kind === 'city') board.pressCity(place.city, true);
    else if (decidingSeat === null) board.openCity(place.kind === 'site' ? place.city : null);
    else board.pressPlace(place);
  }
}
