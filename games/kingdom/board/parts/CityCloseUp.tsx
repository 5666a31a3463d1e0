import { Art } from '@durbar/kit/art/Art.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import type { ReactElement } from 'react';
import { useKingdomBoard, useKingdomWords } from '../board-context.ts';
import { SITE_COUNT, SMALL_RING, siteOffset } from '../model/map-layout.ts';
import { piecesInCity } from '../model/pieces.ts';
import { aimedSite } from '../model/targets.ts';
import styles from './CityCloseUp.module.css';

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);
/**
 * Half the side of the picture in the city's units: of the whole city, or of its middle part, where sites are as wide
 * as a finger.
 */
const WHOLE = 98;
const COURT = 58;

/** The enlarged city with its pieces. By touch, a target site is chosen here and confirmed by a button beside it. */
export function CityCloseUp({ city }: { readonly city: number }): ReactElement {
  const { edition, position, mapLayout, seats, targets, draft, decidingSeat, description } =
    useKingdomBoard();
  const { art } = edition;
  const half = SITES.some((site) => targets.sites.has(city * SITE_COUNT + site)) ? COURT : WHOLE;
  const playerColour = (seat: number) => seats[seat]?.playerColour ?? seat;
  const owners = piecesInCity(description.smallPieces, position.seats, mapLayout.places.length - 1, city);
  const aimed = decidingSeat === null ? null : aimedSite(targets, draft, city);
  const guests = seats.filter(({ seat }) => description.figures[seat] === city);
  return (
    <div className={styles.closeUp}>
      <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
        <art.City city={city} />
        {owners.map(({ seat, nth }, i) => {
          const angle = Math.PI / 2 + (i - (owners.length - 1) / 2) * Math.min(0.42, 6 / owners.length);
          return (
            <Art
              key={`${seat}-${nth}`}
              name={art.small(playerColour(seat))}
              x={Math.cos(angle) * SMALL_RING - 13}
              y={Math.sin(angle) * SMALL_RING - 15}
              width={26}
              height={28.6}
            />
          );
        })}
        {SITES.map((site) => {
          const owner = position.sites[city * SITE_COUNT + site] ?? -1;
          const { x, y } = siteOffset(site, 1);
          const isTarget = targets.sites.has(city * SITE_COUNT + site);
          const isAimed = aimed === site;
          return (
            <g key={site} transform={`translate(${x} ${y})`}>
              {isTarget && (
                <circle
                  r={site === 0 ? 20 : 17}
                  className={joinClasses(styles.ring, isAimed && styles.previewed)}
                />
              )}
              {owner >= 0 && (
                <>
                  <Art name={art.great(playerColour(owner))} x={-14} y={-23} width={28} height={35.6} />
                  <Art name={art.emblem(playerColour(owner))} x={3} y={2} width={13} height={13} />
                </>
              )}
            </g>
          );
        })}
        {guests.map(({ seat }, i) => (
          <Art
            key={seat}
            name={art.figure(playerColour(seat))}
            x={i % 2 === 0 ? -half + 2 + (i >> 1) * 22 : half - 34 - (i >> 1) * 22}
            y={-half + 2}
            width={32}
            height={45}
          />
        ))}
      </svg>
      <CloseUpSites city={city} half={half} />
    </div>
  );
}

/** The target sites of the enlarged city, as buttons. */
function CloseUpSites({ city, half }: { readonly city: number; readonly half: number }): ReactElement {
  const words = useKingdomWords();
  const { edition, targets, draft, chooseSite, mapLayout } = useKingdomBoard();
  return (
    <>
      {SITES.map((site) => {
        const isTarget = targets.sites.has(city * SITE_COUNT + site);
        if (!isTarget) return null;
        const { x, y } = siteOffset(site, 1);
        const size = ((site === 0 ? 40 : 34) / (2 * half)) * 100;
        return (
          <button
            key={site}
            type="button"
            className={styles.site}
            data-plate-site={site}
            aria-pressed={aimedSite(targets, draft, city) === site}
            aria-label={words.t('kingdom.site.label', {
              site: words.formatMessage({ key: edition.siteKey(site) }),
              city: mapLayout.map.cityNames[city] ?? '',
              owner: '',
              taken: 'no',
            })}
            style={{
              left: `${(x / (2 * half) + 0.5) * 100 - size / 2}%`,
              top: `${(y / (2 * half) + 0.5) * 100 - size / 2}%`,
              width: `${size}%`,
              height: `${size}%`,
            }}
            onClick={() => chooseSite(city, site)}
          />
        );
      })}
    </>
  );
}
