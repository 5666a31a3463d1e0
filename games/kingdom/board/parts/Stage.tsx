import type { Point } from '@durbar/kit/board/points.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { type Offers, useCourt } from '../court.ts';
import { useReading } from '../interlude.ts';
import { type Chart, SITE_COUNT } from '../model/chart.ts';
import { cornerOff } from '../model/corner.ts';
import { useScoring } from '../scoring.ts';
import { useCourtWords } from '../useCourtWords.ts';
import { CityCard } from './CityCard.tsx';
import { Disc } from './Disc.tsx';
import { MapBoard } from './MapBoard.tsx';
import styles from './Stage.module.css';

/** Middles of the villages and cities that can be pressed. */
function litPlaces({ villages, places }: Chart, offers: Offers): Point[] {
  const cities = [
    ...offers.journeys.keys(),
    ...offers.cityBuilds.keys(),
    ...offers.cityLifts.keys(),
    ...[...offers.sites.keys()].map((site) => Math.floor(site / SITE_COUNT)),
  ];
  return [
    ...[...offers.villages.keys()].map((village) => villages[village]),
    ...[...new Set(cities)].map((city) => places[city]),
  ].filter((point) => point !== undefined);
}

/** The middle of the table: the map, or while planning the disc above it, with a way to look at the map. */
export function Stage({ children }: { readonly children?: ReactNode }): ReactElement {
  const words = useCourtWords();
  const { kind, layout, city, chart, draft, offers } = useCourt();
  const { scoring } = useScoring();
  // What is being read is shown on the map: a city's card lies over it only while one points at the city.
  const reading = useReading();
  const shown = !reading || draft.pointed !== null;
  const corner = city === null ? 'right-bottom' : cornerOff(chart, city, litPlaces(chart, offers));
  const [looking, setLooking] = useState(false);
  const planning = kind === 'plan';
  // What was just scored is seen on the map, before the next plan is begun.
  const scored = scoring?.holds === true && draft.arrows.every((action) => action === null);
  const disc = planning && !looking && !scored;
  return (
    <div className={styles.stage}>
      {disc ? (
        <div className={styles.disc}>
          <Disc />
        </div>
      ) : (
        <>
          <MapBoard />
          {layout === 'wide' && shown && !(planning && scored) && (
            <div className={styles.pop} data-corner={corner}>
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
          onClick={() => setLooking(!looking)}
        >
          {words.t(looking ? 'court.show.disc' : 'court.show.map')}
        </button>
      )}
      {children}
    </div>
  );
}
