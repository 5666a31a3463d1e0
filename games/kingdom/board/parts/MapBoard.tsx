import { useZoom, type Zoom, type View as Zoomed } from '@durbar/kit/board/useZoom.ts';
import { MOST } from '@durbar/kit/board/zoom.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import { type MouseEvent, type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { type Court, type KingdomView, useCourt } from '../court.ts';
import { hit } from '../model/hit.ts';
import { useCourtWords } from '../useCourtWords.ts';
import { GroundArt, NamesArt } from './GroundArt.tsx';
import { LandArt } from './LandArt.tsx';
import { LitArt } from './LitArt.tsx';
import styles from './MapBoard.module.css';
import { PiecesArt, VisitArt } from './PiecesArt.tsx';
import { Targets } from './Targets.tsx';
import { WayArt } from './WayArt.tsx';

/** The map: the drawing, and over it what can be touched, reached by keyboard and read out. */
export function MapBoard(): ReactElement {
  const words = useCourtWords();
  const court = useCourt();
  const { realm, chart, position, layout } = court;
  const fit = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = useZoomForTap(fit, position);
  const click = (event: MouseEvent) => {
    if (sheet.current && byTouch(event)) tapMap(court, zoom, event, sheet.current.getBoundingClientRect());
  };
  const { box } = chart;
  const viewBox = `${box.x} ${box.y} ${box.width} ${box.height}`;
  const { Marks } = realm.art;
  const title = typeof position.map === 'string' ? words.say({ key: `option.map.${position.map}` }) : null;
  return (
    <div className={styles.pane} data-layout={layout} data-zoomed={zoom.view.scale > 1}>
      <div ref={fit} className={styles.fit}>
        <div
          ref={sheet}
          role="presentation"
          className={styles.sheet}
          style={{ transform: transformOf(zoom.view) }}
          onClick={click}
        >
          {/* A drawing of its own for what stays: what happens on it does not paint it again. */}
          <svg className={classes(styles.map, styles.still)} viewBox={viewBox} aria-hidden="true">
            <LandArt realm={realm} chart={chart} name={title} />
            <VisitArt />
            <GroundArt realm={realm} chart={chart} single={position.seats === 2} />
            <NamesArt realm={realm} chart={chart} enlarged={zoom.view.scale >= 2} />
          </svg>
          <svg className={styles.map} viewBox={viewBox} aria-hidden="true">
            <WayArt />
            {Marks && <Marks />}
            <LitArt />
            <PiecesArt />
          </svg>
          <Targets zoomed={zoom.view.scale} />
        </div>
      </div>
      {zoom.view.scale > 1 && (
        <button type="button" className={styles.leave} onClick={zoom.reset}>
          {words.t('court.zoom.leave')}
        </button>
      )}
    </div>
  );
}

/** A zoom that goes back to the whole map once the tap for which it came closer has been answered. */
function useZoomForTap(fit: RefObject<HTMLElement | null>, position: KingdomView): Zoom {
  const zoom = useZoom(fit);
  /** The position in which it came closer. */
  const cameCloser = useRef<KingdomView | null>(null);
  const { reset, closer, answered } = zoom;
  useEffect(() => {
    answered();
    if (cameCloser.current === null || cameCloser.current === position) return;
    cameCloser.current = null;
    reset();
  }, [position, reset, answered]);
  return {
    ...zoom,
    closer: (at) => {
      cameCloser.current = position;
      closer(at);
    },
  };
}

function transformOf({ scale, x, y }: Zoomed): string | undefined {
  return scale === 1 ? undefined : `translate(${x}px, ${y}px) scale(${scale})`;
}

function byTouch({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
}

/** Does what a finger on the map means: takes what is lit, opens a city, or comes closer where things lie close. */
function tapMap(court: Court, zoom: Zoom, event: MouseEvent, screen: DOMRect): void {
  const { chart, offers, me } = court;
  const scale = screen.width / chart.box.width;
  const at = {
    x: chart.box.x + (event.clientX - screen.left) / scale,
    y: chart.box.y + (event.clientY - screen.top) / scale,
  };
  const meant = hit({ chart, offers, scale, room: zoom.view.scale < 2 ? MOST : 1 }, at);
  if (meant.kind === 'enlarge') zoom.closer({ x: event.clientX, y: event.clientY });
  else if (meant.kind === 'place') {
    const { place } = meant;
    if (place.kind === 'city') court.pressCity(place.city, true);
    else if (me === null) court.openCity(place.kind === 'site' ? place.city : null);
    else court.press(place);
  }
}
