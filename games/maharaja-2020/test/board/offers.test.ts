import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { placeOf, sitePoint } from '../../../kingdom/board/model/chart.ts';
import { hit } from '../../../kingdom/board/model/hit.ts';
import { citiesAsked } from '../../../kingdom/board/model/offers.ts';
import { offerAt } from '../../../kingdom/board/model/places.ts';
import { game } from '../../board/game.ts';
import { turnCards } from '../../board/model/cards.ts';
import { chartOf } from '../../board/model/chart.ts';
import { type Offer, type Offers, offersOf } from '../../board/model/offers.ts';
import { plateFacts } from '../../board/model/plate.ts';
import { standingOf } from '../../board/model/standing.ts';
import {
  afterMoves,
  BY_TOKEN,
  CITY_COUNT,
  has,
  maharaja2020,
  owes,
  type State,
  villagesMissing,
} from '../../rules/index.ts';
import { steps } from './games.ts';

const turns = steps
  .filter(({ before }) => before.phase === 'act')
  .map(({ before, seat }) => ({ before, seat }));

const allOf = (offers: Offers): Offer[] => [
  ...offers.sites.values(),
  ...offers.cityBuilds.values(),
  ...offers.villages.values(),
  ...[...offers.journeys.values()].flat(),
  ...offers.flags.values(),
  ...offers.characters.values(),
  ...offers.tiles.values(),
];

function legalInTurn(position: State, { moves }: Offer): boolean {
  let now = position;
  for (const move of moves) {
    if (maharaja2020.refusal(now, now.seat, move)) return false;
    now = afterMoves(now, [move]);
  }
  return true;
}

describe('offers', () => {
  test('are legal, step by step, with and without a card', () => {
    let journeys = 0;
    for (const { before, seat } of turns.filter((_, i) => i % 16 === 0))
      for (const card of [null, ...turnCards(before, seat).map(({ by }) => by)])
        for (const offer of allOf(offersOf(before, seat, card))) {
          expect(legalInTurn(before, offer)).toBe(true);
          if (offer.moves.length > 1) journeys++;
        }
    expect(journeys).toBeGreaterThan(20);
  });

  test('spend no token and no ability unless its card is chosen', () => {
    for (const { before, seat } of turns.filter((_, i) => i % 5 === 0)) {
      if (before.tokenParts !== 0) continue;
      for (const { by } of allOf(offersOf(before, seat, null))) expect(by ?? 0).toBeLessThan(BY_TOKEN);
    }
  });

  test('of a chosen card are made by it alone', () => {
    const chosen = turns
      .filter((_, i) => i % 17 === 0)
      .flatMap(({ before, seat }) =>
        turnCards(before, seat)
          .flatMap(({ by }) => by ?? [])
          .map((by) => ({ by, offers: allOf(offersOf(before, seat, by)) })),
      );
    for (const { by, offers } of chosen)
      expect(offers.filter((offer) => offer.by !== null && offer.by !== by)).toEqual([]);
    expect(chosen.some(({ offers }) => offers.length > 0)).toBe(true);
  });

  test('follow the way that is chosen to a city', () => {
    let chosen = 0;
    for (const { before, seat } of turns.filter((_, i) => i % 4 === 0)) {
      const offers = offersOf(before, seat, null);
      for (const [city, ways] of offers.journeys) {
        if (ways.length < 2) continue;
        const offer = offerAt(offers, { kind: 'city', city }, 1);
        expect(offer?.moves[0]).toEqual({ type: 'travel', city, way: 1 });
        chosen++;
      }
    }
    expect(chosen).toBeGreaterThan(0);
  });
});

const some = turns.filter((_, i) => i % 6 === 0);

describe('an owed shrine', () => {
  const owed = turns.filter(({ before }) => owes(before));

  test('is asked in the cities where it is legal, at once or after a journey', () => {
    expect(owed.length).toBeGreaterThan(0);
    for (const { before, seat } of owed) {
      const asked = citiesAsked(offersOf(before, seat, null));
      const legal = maharaja2020.legalMoves(before, seat);
      const cities = legal.flatMap((move) =>
        move.type === 'travel' ? [move.city] : move.type === 'shrine' ? [move.place] : [],
      );
      expect(asked).toEqual([...new Set(cities)].toSorted((a, b) => a - b));
    }
  });

  test('is refused in another city for what keeps the priest from there', () => {
    const keys = new Set<string>();
    for (const { before, seat } of owed) {
      const asked = citiesAsked(offersOf(before, seat, null));
      for (let city = 0; city < CITY_COUNT; city++) {
        if (asked.includes(city)) continue;
        const move = game.press.place(before, null, { kind: 'site', city, site: 0 });
        keys.add(maharaja2020.refusal(before, seat, move)?.key ?? 'none');
      }
    }
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys)
      expect(['refusal.priestCutOff', 'refusal.keepCoin', 'refusal.toll', 'refusal.walked']).toContain(key);
  });
});

describe('the cards of a turn', () => {
  test('show both planned actions, and what is done of them', () => {
    for (const { before, seat } of some) {
      const disc = turnCards(before, seat).filter(({ kind }) => kind === 'disc');
      const plan = before.plans[seat] ?? -1;
      expect(disc.map(({ what }) => what)).toEqual([Math.trunc(plan / 9), plan % 9]);
      const fresh = before.fresh.filter((action) => action >= 0).length;
      expect(disc.filter(({ state }) => state === 'fresh')).toHaveLength(fresh);
    }
  });

  test('do at once what needs no target', () => {
    const instants = some.flatMap(({ before, seat }) =>
      turnCards(before, seat).flatMap(({ instant, why }) =>
        instant ? [{ before, seat, instant, why }] : [],
      ),
    );
    expect(instants.length).toBeGreaterThan(0);
    for (const { before, seat, instant, why } of instants) {
      expect(maharaja2020.refusal(before, seat, instant)).toBeNull();
      expect(why).toBeNull();
    }
  });
});

describe('a city’s plate', () => {
  test('tells what is left as the rules then leave it', () => {
    for (const { before, seat } of turns.filter((_, i) => i % 14 === 0)) {
      const offers = offersOf(before, seat, null);
      for (const [key, { moves }] of offers.sites) {
        const city = Math.trunc(key / 7);
        const gained = afterMoves(before, moves);
        const { keep } = plateFacts(before, { seat, city, way: 0 }, moves);
        // A bonus site may pay coins on top.
        expect((gained.coins[seat] ?? 0) - keep).toBeGreaterThanOrEqual(0);
        expect((gained.coins[seat] ?? 0) - keep).toBeLessThanOrEqual(3);
      }
    }
  });

  test('speaks of prices where the seat could build, and not where no road leads', () => {
    const seen = { open: 0, shut: 0 };
    for (const { before, seat } of turns.filter((_, i) => i % 7 === 0))
      for (let city = 0; city < CITY_COUNT; city++) {
        const { open } = plateFacts(before, { seat, city, way: 0 }, []);
        expect(open).toBe(has(before, seat, 12) || villagesMissing(before, seat, city).length === 0);
        seen[open ? 'open' : 'shut']++;
      }
    expect(Math.min(seen.open, seen.shut)).toBeGreaterThan(0);
  });

  test('ranks the city before and after', () => {
    const { before, seat } = at(
      turns.filter((turn) => offersOf(turn.before, turn.seat, null).sites.size > 0),
      0,
    );
    const [[key, offer]] = [...offersOf(before, seat, null).sites] as [[number, Offer]];
    const standing = standingOf(before, Math.trunc(key / 7), offer.moves);
    expect(standing.order.toSorted((a, b) => a - b)).toEqual(before.characters.map((_, one) => one));
    expect(standing.after[seat]?.total ?? 0).toBeGreaterThan(standing.before[seat]?.total ?? 0);
  });
});

describe('a finger on the map', () => {
  const { before, seat } = at(
    turns.filter((turn) => offersOf(turn.before, turn.seat, null).sites.size > 0),
    0,
  );
  const chart = chartOf(before);
  const offers = offersOf(before, seat, null);
  const [key = 0] = offers.sites.keys();
  const city = Math.trunc(key / 7);
  const point = sitePoint(chart, city, key % 7);

  test('opens a city while its sites are small, and takes the site once they are large', () => {
    expect(hit({ chart, offers, scale: 0.36, room: 4 }, point)).toEqual({
      kind: 'place',
      place: { kind: 'city', city },
    });
    expect(hit({ chart, offers, scale: 1.4, room: 1 }, point)).toEqual({
      kind: 'place',
      place: { kind: 'site', city, site: key % 7 },
    });
  });

  test('comes closer where lit villages lie close, and means nothing far from all', () => {
    const found = at(
      steps.filter(({ before: one }) => one.phase === 'found'),
      0,
    ).before;
    const lit = offersOf(found, found.seat, null);
    const [village = 0] = lit.villages.keys();
    const on = chartOf(found);
    const place = on.villages[village] ?? placeOf(on, CITY_COUNT);
    const tap = (scale: number, room: number) => hit({ chart: on, offers: lit, scale, room }, place);
    expect(tap(0.15, 4)).toEqual({ kind: 'enlarge' });
    expect(tap(0.15, 1)).toEqual({ kind: 'place', place: { kind: 'village', village } });
    expect(hit({ chart, offers, scale: 1, room: 1 }, { x: -900, y: -900 })).toEqual({ kind: 'nothing' });
  });
});
