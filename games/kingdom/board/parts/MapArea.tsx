import type { Point } from '@durbar/kit/board/points.ts';
import { useZoom, type Zoom, type ZoomView as Zoomed } from '@durbar/kit/board/useZoom.ts';
import { MAX_SCALE } from '@durbar/kit/board/zoom-view.ts';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import {
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type KingdomBoard, useIsNarrating, useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { useCityScoring } from '../city-scoring.ts';
import { hitTest } from '../model/hit-test.ts';
import type { KingdomView } from '../model/kingdom-view.ts';
import { cityCardCorner, type MapLayout, SITE_COUNT } from '../model/map-layout.ts';
import type { LegalTargets } from '../model/targets.ts';
import { CityCard } from './CityCard.tsx';
import { Disc } from './Disc.tsx';
import styles from './MapArea.module.css';
import { MapArt, NamesArt, SceneryArt } from './MapArt.tsx';
import { MapButtons } from './MapButtons.tsx';
import { PiecesArt, VisitArt } from './PiecesArt.tsx';
import { RouteArt } from './RouteArt.tsx';
import { TargetArt } from './TargetArt.tsx';

/** Centres of the villages and cities that can be pressed. */
function targetPoints({ villages, places }: MapLayout, targets: LegalTargets): Point[] {
  const cities = [
    ...targets.travels.keys(),
    ...targets.cityBuilds.keys(),
    ...targets.cityPickups.keys(),
    ...[...targets.sites.keys()].map((site) => Math.floor(site / SITE_COUNT)),
  ];
  return [
    ...[...targets.villages.keys()].map((village) => villages[village]),
    ...[...new Set(cities)].map((city) => places[city]),
  ].filter((point) => point !== undefined);
}

/** The middle of the board: the map, or during planning the disc above the map, with a button that shows the map. */
export function MapArea({ children }: { readonly children?: ReactNode }): ReactElement {
  const words = useKingdomWords();
  const { decisionKind, layout, city, mapLayout, draft, targets } = useKingdomBoard();
  const { scoring } = useCityScoring();
  // A narration refers to the map, so a city's card covers the map only while the player points at the city.
  const reading = useIsNarrating();
  const shown = !reading || draft.pointedPlace !== null;
  const corner =
    city === null ? 'right-bottom' : cityCardCorner(mapLayout, city, targetPoints(mapLayout, targets));
  const [looking, setLooking] = useState(false);
  const planning = decisionKind === 'plan';
  // The last scoring stays visible on the map until the next plan is begun.
  const scored = scoring?.blocksPlanning === true && draft.arrows.every((action) => action === null);
  const disc = planning && !looking && !scored;
  return (
    <div className={styles.mapArea}>
      {disc ? (
        <div className={styles.disc}>
          <Disc />
        </div>
      ) : (
        <>
          <MapBoard />
          {layout === 'wide' && shown && !(planning && scored) && (
            <div className={styles.popOver} data-corner={corner}>
              <CityCard plate={false} />
            </div>
          )}
        </>
      )}
      {planning && !scored && (
        <button
          type="button"
          className={styles.turn}
          data-layout={layout}
          data-mark="look"
          onClick={() => setLooking(!looking)}
        >
          {words.t(looking ? 'kingdom.show.disc' : 'kingdom.show.map')}
        </button>
      )}
      {children}
    </div>
  );
}

/** The map: the drawing, and over it the buttons for pointer, keyboard and screen reader. */
function MapBoard(): ReactElement {
  const words = useKingdomWords();
  const board = useKingdomBoard();
  const { edition, mapLayout, position, layout } = board;
  const fit = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomForTap(fit, position);
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
    <div className={styles.pane} data-layout={layout} data-zoomed={zoom.view.scale > 1}>
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
            <NamesArt edition={edition} mapLayout={mapLayout} enlarged={zoom.view.scale >= 2} />
          </svg>
          <svg className={styles.map} viewBox={viewBox} aria-hidden="true">
            <RouteArt />
            {Marks && <Marks />}
            <TargetArt />
            <PiecesArt />
          </svg>
          <MapButtons zoomed={zoom.view.scale} />
        </div>
      </div>
      {zoom.view.scale > 1 && (
        <button type="button" className={styles.leave} onClick={zoom.reset}>
          {words.t('kingdom.zoom.leave')}
        </button>
      )}
    </div>
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
