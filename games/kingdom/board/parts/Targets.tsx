import type { Point } from '@durbar/kit/board/points.ts';
import { classes } from '@durbar/kit/ui/classes.ts';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  type ReactElement,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { type Place, useCourt } from '../court.ts';
import { type Chart, CITY_RIM, placeOf, SITE, SITE_COUNT, sitePoint, VILLAGE_HALF } from '../model/chart.ts';
import { samePlace } from '../model/places.ts';
import { cityLabel, villageLabel } from '../model/tell.ts';
import type { Realm } from '../realm.ts';
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
  const { realm, chart, position, offers, looks, seats, layout } = useCourt();
  const hand = useHand();
  const names = namesOf(seats);
  return (
    <>
      <ul aria-label={words.t('court.map.cities')}>
        {chart.map.cityIds.map((id, city) => (
          <li key={id}>
            <CityTarget city={city} hand={hand} />
            {(layout === 'wide' || zoomed > 1.5) &&
              SITES.map((site) => {
                const owner = position.sites[city * SITE_COUNT + site] ?? -1;
                return (
                  <SiteTarget
                    key={site}
                    realm={realm}
                    chart={chart}
                    city={city}
                    site={site}
                    owner={owner < 0 ? null : names(owner)}
                    neutral={!seats[owner]}
                    lit={offers.sites.has(city * SITE_COUNT + site)}
                    hand={hand}
                  />
                );
              })}
          </li>
        ))}
      </ul>
      <ul aria-label={words.t('court.map.villages')}>
        {chart.map.villageNames.map((name, village) => {
          const owners = looks.ownersIn(village);
          return (
            <li key={name}>
              <VillageTarget
                chart={chart}
                village={village}
                owners={words.list(owners.map(names))}
                count={owners.length}
                lit={offers.villages.has(village)}
                hand={hand}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

const SITES = Array.from({ length: SITE_COUNT }, (_, site) => site);

/** What a hand does at a place. */
interface Hand {
  readonly enter: (place: Place) => void;
  readonly leave: (place: Place) => void;
  readonly press: (place: Place) => void;
}

/**
 * A hand that stays the same while what its deeds come to changes: more than a hundred targets need not be drawn again
 * whenever something on the table changes.
 */
function useHand(): Hand {
  const court = useCourt();
  const latest = useRef(court);
  useLayoutEffect(() => {
    latest.current = court;
  });
  return useMemo(
    () => ({
      enter: (place) => latest.current.point(place),
      leave: (place) => {
        const { draft, point } = latest.current;
        if (samePlace(draft.pointed, place)) point(null);
      },
      press: (place) => {
        const { press, pressCity } = latest.current;
        if (place.kind === 'city') pressCity(place.city, false);
        else press(place);
      },
    }),
    [],
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
  readonly hand: Hand;
}

function Target({ place, label, lit, style, round = true, reach, hand }: TargetProps): ReactElement {
  const mouse = (event: PointerEvent) => event.pointerType === 'mouse';
  const click = (event: MouseEvent) => {
    if (event.nativeEvent instanceof globalThis.PointerEvent && event.nativeEvent.pointerType === 'touch')
      return;
    event.stopPropagation();
    hand.press(place);
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
      onPointerEnter={(event) => mouse(event) && hand.enter(place)}
      onPointerLeave={(event) => mouse(event) && hand.leave(place)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && hand.enter(place)}
      onClick={click}
    />
  );
}

interface CityTargetProps {
  readonly city: number;
  readonly hand: Hand;
}

function CityTarget({ city, hand }: CityTargetProps): ReactElement {
  const words = useCourtWords();
  const { chart, position, offers, looks, seats } = useCourt();
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
      hand={hand}
    />
  );
}

interface SiteTargetProps {
  readonly realm: Realm;
  readonly chart: Chart;
  readonly city: number;
  readonly site: number;
  /** Name of whose piece stands there; null for nobody's. */
  readonly owner: string | null;
  /** Whether what stands there belongs to no seat. */
  readonly neutral: boolean;
  readonly lit: boolean;
  readonly hand: Hand;
}

const SiteTarget = memo(function SiteTarget(props: SiteTargetProps): ReactElement {
  const { realm, chart, city, site, owner, neutral, lit, hand } = props;
  const words = useCourtWords();
  const label = words.t('court.site.label', {
    site: words.say({ key: realm.siteKey(site) }),
    city: chart.map.cityNames[city] ?? '',
    owner: owner ?? '',
    taken: owner === null ? 'no' : neutral ? 'neutral' : 'yes',
  });
  const size = 2 * (SITE + 3) * chart.scale;
  return (
    <Target
      place={{ kind: 'site', city, site }}
      label={label}
      lit={lit}
      style={over(chart, sitePoint(chart, city, site), size, size)}
      hand={hand}
    />
  );
});

interface VillageTargetProps {
  readonly chart: Chart;
  readonly village: number;
  /** Names of those who have a piece there, as one text. */
  readonly owners: string;
  readonly count: number;
  readonly lit: boolean;
  readonly hand: Hand;
}

const VillageTarget = memo(function VillageTarget(props: VillageTargetProps): ReactElement {
  const { chart, village, owners, count, lit, hand } = props;
  const words = useCourtWords();
  return (
    <Target
      place={{ kind: 'village', village }}
      label={words.say(villageLabel(chart.map.villageNames[village] ?? '', owners, count))}
      lit={lit}
      round={false}
      style={over(
        chart,
        chart.villages[village] ?? placeOf(chart, chart.places.length - 1),
        2 * VILLAGE_HALF.x * chart.scale,
        2 * (VILLAGE_HALF.y + 2) * chart.scale,
      )}
      hand={hand}
    />
  );
});
