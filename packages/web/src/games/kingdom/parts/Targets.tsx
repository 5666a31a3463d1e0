import type { CSSProperties, MouseEvent, PointerEvent, ReactElement } from 'react';
import type { Point } from '../../../board-kit/points.ts';
import { classes } from '../../../ui/classes.ts';
import { type Place, useCourt } from '../court.ts';
import { type Chart, CITY_RIM, placeOf, SITE, SITE_COUNT, sitePoint, VILLAGE_HALF } from '../model/chart.ts';
import { samePlace } from '../model/places.ts';
import { cityLabel, villageLabel } from '../model/tell.ts';
import { namesOf, useCourtWords } from '../useCourtWords.ts';
import styles from './Targets.module.css';

/** Where a thing lies over the drawing, in percent. */
function over({ box }: Chart, middle: Point, width: number, height: number): CSSProperties {
  const x = (value: number) => `${(value / box.width) * 100}%`;
  const y = (value: number) => `${(value / box.height) * 100}%`;
  return {
    left: x(middle.x - width / 2 - box.x),
    top: y(middle.y - height / 2 - box.y),
    width: x(width),
    height: y(height),
  };
}

/** Buttons over the map: its cities, their sites, its villages. Touch is understood by the map as a whole. */
export function Targets({ zoomed }: { readonly zoomed: number }): ReactElement {
  const words = useCourtWords();
  const { chart, layout } = useCourt();
  return (
    <>
      <ul aria-label={words.t('court.map.cities')}>
        {chart.map.cityIds.map((id, city) => (
          <li key={id}>
            <CityTarget city={city} />
            {(layout === 'wide' || zoomed > 1.5) && <SiteTargets city={city} />}
          </li>
        ))}
      </ul>
      <ul aria-label={words.t('court.map.villages')}>
        {chart.map.villageNames.map((name, village) => (
          <li key={name}>
            <VillageTarget village={village} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** By which movements find a place. */
function placeName(place: Place): string {
  if (place.kind === 'village') return `village-${place.village}`;
  return place.kind === 'city' ? `city-${place.city}` : `site-${place.city * SITE_COUNT + place.site}`;
}

interface TargetProps {
  readonly place: Place;
  readonly label: string;
  readonly lit: boolean;
  readonly style: CSSProperties;
  readonly round?: boolean;
  /** Of a city: whether one can go there. */
  readonly reach?: boolean;
  readonly onPress: () => void;
}

function Target({ place, label, lit, style, round = true, reach, onPress }: TargetProps): ReactElement {
  const { point, draft } = useCourt();
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const click = (event: MouseEvent) => {
    if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch')
      return;
    event.stopPropagation();
    onPress();
  };
  return (
    <button
      type="button"
      className={classes(styles.target, round && styles.round, lit && styles.lit)}
      style={style}
      aria-label={label}
      // A city can always be looked at.
      aria-disabled={!lit && place.kind !== 'city'}
      tabIndex={lit || place.kind === 'city' ? 0 : -1}
      data-target={place.kind}
      data-place={placeName(place)}
      data-lit={lit}
      data-reach={reach}
      onPointerEnter={(event) => mouse(event) && point(place)}
      onPointerLeave={(event) => mouse(event) && samePlace(draft.pointed, place) && point(null)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && point(place)}
      onClick={click}
    />
  );
}

function CityTarget({ city }: { readonly city: number }): ReactElement {
  const words = useCourtWords();
  const { chart, position, offers, looks, seats, pressCity } = useCourt();
  const reach = offers.journeys.has(city);
  const lit = reach || offers.cityBuilds.has(city) || offers.cityLifts.has(city);
  const way = looks.waysTo(city)[0];
  const names = namesOf(seats);
  const { order, before } = looks.standing(city);
  const ranks = order.flatMap((seat) => {
    const total = before[seat]?.total ?? 0;
    return total > 0 ? [`${names(seat)} ${words.number(total)}`] : [];
  });
  const label = words.say(
    cityLabel(position, city, chart.map.cityNames[city] ?? '', reach ? (way ? looks.fare(way) : 0) : null),
  );
  const size = 2 * CITY_RIM * chart.scale;
  return (
    <Target
      place={{ kind: 'city', city }}
      label={ranks.length > 0 ? `${label} ${words.list(ranks)}.` : label}
      lit={lit}
      reach={reach}
      style={over(chart, placeOf(chart, city), size, size)}
      onPress={() => pressCity(city, false)}
    />
  );
}

function SiteTargets({ city }: { readonly city: number }): ReactElement {
  const words = useCourtWords();
  const { realm, chart, position, offers, seats, press } = useCourt();
  const names = namesOf(seats);
  const name = chart.map.cityNames[city] ?? '';
  return (
    <>
      {Array.from({ length: SITE_COUNT }, (_, site) => {
        const owner = position.sites[city * SITE_COUNT + site] ?? -1;
        const label = words.t('court.site.label', {
          site: words.say({ key: realm.siteKey(site) }),
          city: name,
          owner: owner < 0 ? '' : names(owner),
          taken: owner < 0 ? 'no' : seats[owner] ? 'yes' : 'neutral',
        });
        const size = 2 * (SITE + 3) * chart.scale;
        return (
          <Target
            key={siteKey(city, site)}
            place={{ kind: 'site', city, site }}
            label={label}
            lit={offers.sites.has(city * SITE_COUNT + site)}
            style={over(chart, sitePoint(chart, city, site), size, size)}
            onPress={() => press({ kind: 'site', city, site })}
          />
        );
      })}
    </>
  );
}

const siteKey = (city: number, site: number): string => `site-${city}-${site}`;

function VillageTarget({ village }: { readonly village: number }): ReactElement {
  const words = useCourtWords();
  const { chart, offers, looks, seats, press } = useCourt();
  const names = namesOf(seats);
  const owners = looks.ownersIn(village);
  const label = words.say(
    villageLabel(chart.map.villageNames[village] ?? '', words.list(owners.map(names)), owners.length),
  );
  return (
    <Target
      place={{ kind: 'village', village }}
      label={label}
      lit={offers.villages.has(village)}
      round={false}
      style={over(
        chart,
        chart.villages[village] ?? placeOf(chart, chart.places.length - 1),
        2 * VILLAGE_HALF.x * chart.scale,
        2 * (VILLAGE_HALF.y + 2) * chart.scale,
      )}
      onPress={() => press({ kind: 'village', village })}
    />
  );
}
