import type { Point } from '@durbar/kit/board/points.ts';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useKingdomBoard } from '../board-context.ts';
import { useCityScoring } from '../city-scoring.ts';
import { cityCardCorner } from '../model/city-card-corner.ts';
import { type MapLayout, SITE_COUNT } from '../model/map-layout.ts';
import type { LegalTargets } from '../model/targets.ts';
import { useIsNarrating } from '../step-narration.ts';
import { useKingdomWords } from '../useKingdomWords.ts';
import { CityCard } from './CityCard.tsx';
import { Disc } from './Disc.tsx';
import styles from './MapArea.module.css';
import { MapBoard } from './MapBoard.tsx';

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
