import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { hitTest } from '../../../kingdom/board/model/hit-test.ts';
import { placePoint, sitePoint } from '../../../kingdom/board/model/map-layout.ts';
import { buildableCities, targetAt } from '../../../kingdom/board/model/targets.ts';
import { game } from '../../board/game.ts';
import { cityDetails, rankCity } from '../../board/model/city.ts';
import { getMapLayout } from '../../board/model/position.ts';
import { listTargets, type Target, type Targets } from '../../board/model/targets.ts';
import { listTurnCards } from '../../board/model/turn-cards.ts';
import {
  afterMoves,
  blockingVillages,
  CITY_COUNT,
  has,
  maharaja2020,
  owesCityPiece,
  SOURCE_TOKEN,
  type State,
} from '../../rules/index.ts';
import { steps } from './games.ts';

const turns = steps
  .filter(({ before }) => before.phase === 'act')
  .map(({ before, seat }) => ({ before, seat }));

const listAll = (targets: Targets): Target[] => [
  ...targets.sites.values(),
  ...targets.cityBuilds.values(),
  ...targets.villages.values(),
  ...[...targets.travels.values()].flat(),
  ...targets.flags.values(),
  ...targets.characters.values(),
  ...targets.tiles.values(),
];

function legalInTurn(position: State, { moves }: Target): boolean {
  let now = position;
  for (const move of moves) {
    if (maharaja2020.refusal(now, now.seat, move)) return false;
    now = afterMoves(now, [move]);
  }
  return true;
}

describe('targets', () => {
  test('are legal, step by step, with and without a card', () => {
    let journeys = 0;
    for (const { before, seat } of turns.filter((_, i) => i % 16 === 0))
      for (const card of [null, ...listTurnCards(maharaja2020, before, seat).map(({ source: by }) => by)])
        for (const target of listAll(listTargets(maharaja2020, before, seat, card))) {
          expect(legalInTurn(before, target)).toBe(true);
          if (target.moves.length > 1) journeys++;
        }
    expect(journeys).toBeGreaterThan(20);
  });

  test('spend a token or an ability only if its card is chosen', () => {
    for (const { before, seat } of turns.filter((_, i) => i % 5 === 0)) {
      if (before.tokenParts !== 0) continue;
      for (const { source: by } of listAll(listTargets(maharaja2020, before, seat, null)))
        expect(by ?? 0).toBeLessThan(SOURCE_TOKEN);
    }
  });

  test('of a chosen card use only that card', () => {
    const chosen = turns
      .filter((_, i) => i % 17 === 0)
      .flatMap(({ before, seat }) =>
        listTurnCards(maharaja2020, before, seat)
          .flatMap(({ source: by }) => by ?? [])
          .map((by) => ({ by, targets: listAll(listTargets(maharaja2020, before, seat, by)) })),
      );
    for (const { by, targets } of chosen)
      expect(targets.filter((target) => target.source !== null && target.source !== by)).toEqual([]);
    expect(chosen.some(({ targets }) => targets.length > 0)).toBe(true);
  });

  test('follow the travel option that is chosen for a city', () => {
    let chosen = 0;
    for (const { before, seat } of turns.filter((_, i) => i % 4 === 0)) {
      const targets = listTargets(maharaja2020, before, seat, null);
      for (const [city, options] of targets.travels) {
        if (options.length < 2) continue;
        const target = targetAt(targets, { kind: 'city', city }, 1);
        expect(target?.moves[0]).toEqual({ type: 'travel', city, way: 1 });
        chosen++;
      }
    }
    expect(chosen).toBeGreaterThan(0);
  });
});

const some = turns.filter((_, i) => i % 6 === 0);

describe('an owed shrine', () => {
  const owed = turns.filter(({ before }) => owesCityPiece(before));

  test('can be built in the cities where it is legal, at once or after a journey', () => {
    expect(owed.length).toBeGreaterThan(0);
    for (const { before, seat } of owed) {
      const asked = buildableCities(listTargets(maharaja2020, before, seat, null));
      const legal = maharaja2020.legalMoves(before, seat);
      const cities = legal.flatMap((move) =>
        move.type === 'travel' ? [move.city] : move.type === 'shrine' ? [move.place] : [],
      );
      expect(asked).toEqual([...new Set(cities)].toSorted((a, b) => a - b));
    }
  });

  test('is refused in another city with the obstacle on the priest’s way', () => {
    const keys = new Set<string>();
    for (const { before, seat } of owed) {
      const asked = buildableCities(listTargets(maharaja2020, before, seat, null));
      for (let city = 0; city < CITY_COUNT; city++) {
        if (asked.includes(city)) continue;
        const move = game.pressedMove.place(before, null, { kind: 'site', city, site: 0 });
        keys.add(maharaja2020.refusal(before, seat, move)?.key ?? 'none');
      }
    }
    expect(keys.size).toBeGreaterThan(0);
    for (const key of keys)
      expect(['refusal.priestCutOff', 'refusal.keepCoin', 'refusal.toll', 'refusal.walked']).toContain(key);
  });
});

describe('the cards of a turn', () => {
  test('show both planned actions, and which are done', () => {
    for (const { before, seat } of some) {
      const disc = listTurnCards(maharaja2020, before, seat).filter(({ kind }) => kind === 'disc');
      const plan = before.plans[seat] ?? -1;
      expect(disc.map(({ subject }) => subject)).toEqual([Math.trunc(plan / 9), plan % 9]);
      const unused = before.notBegun.filter((action) => action >= 0).length;
      expect(disc.filter(({ state }) => state === 'unused')).toHaveLength(unused);
    }
  });

  test('play at once a move that needs no target', () => {
    const instants = some.flatMap(({ before, seat }) =>
      listTurnCards(maharaja2020, before, seat).flatMap(({ instant, refusal }) =>
        instant ? [{ before, seat, instant, why: refusal }] : [],
      ),
    );
    expect(instants.length).toBeGreaterThan(0);
    for (const { before, seat, instant, why } of instants) {
      expect(maharaja2020.refusal(before, seat, instant)).toBeNull();
      expect(why).toBeNull();
    }
  });
});

describe('a city’s card', () => {
  test('shows the coins that are left under the rules', () => {
    for (const { before, seat } of turns.filter((_, i) => i % 14 === 0)) {
      const targets = listTargets(maharaja2020, before, seat, null);
      for (const [key, { moves }] of targets.sites) {
        const city = Math.trunc(key / 7);
        const gained = afterMoves(before, moves);
        const { coinsLeft } = cityDetails(before, { seat, city, optionIndex: 0, card: null }, moves);
        // A bonus site may pay coins on top.
        expect((gained.coins[seat] ?? 0) - coinsLeft).toBeGreaterThanOrEqual(0);
        expect((gained.coins[seat] ?? 0) - coinsLeft).toBeLessThanOrEqual(3);
      }
    }
  });

  test('shows prices if the seat could build, and not if no road leads there', () => {
    const seen = { open: 0, shut: 0 };
    for (const { before, seat } of turns.filter((_, i) => i % 7 === 0))
      for (let city = 0; city < CITY_COUNT; city++) {
        const { isOpen } = cityDetails(before, { seat, city, optionIndex: 0, card: null }, []);
        expect(isOpen).toBe(has(before, seat, 12) || blockingVillages(before, seat, city).length === 0);
        seen[isOpen ? 'open' : 'shut']++;
      }
    expect(Math.min(seen.open, seen.shut)).toBeGreaterThan(0);
  });

  test('ranks the city before and after', () => {
    const { before, seat } = at(
      turns.filter((turn) => listTargets(maharaja2020, turn.before, turn.seat, null).sites.size > 0),
      0,
    );
    const [[key, target]] = [...listTargets(maharaja2020, before, seat, null).sites] as [[number, Target]];
    const standing = rankCity(before, Math.trunc(key / 7), target.moves);
    expect(standing.order.toSorted((a, b) => a - b)).toEqual(before.characters.map((_, one) => one));
    expect(standing.after[seat]?.total ?? 0).toBeGreaterThan(standing.before[seat]?.total ?? 0);
  });
});

describe('a tap on the map', () => {
  const { before, seat } = at(
    turns.filter((turn) => listTargets(maharaja2020, turn.before, turn.seat, null).sites.size > 0),
    0,
  );
  const mapLayout = getMapLayout(before);
  const targets = listTargets(maharaja2020, before, seat, null);
  const [key = 0] = targets.sites.keys();
  const city = Math.trunc(key / 7);
  const point = sitePoint(mapLayout, city, key % 7);

  test('opens a city while its sites are small, and plays a site once they are large', () => {
    expect(hitTest({ mapLayout, targets, scale: 0.36, maxZoom: 4 }, point)).toEqual({
      kind: 'place',
      place: { kind: 'city', city },
    });
    expect(hitTest({ mapLayout, targets, scale: 1.4, maxZoom: 1 }, point)).toEqual({
      kind: 'place',
      place: { kind: 'site', city, site: key % 7 },
    });
  });

  test('zooms in if target villages are close to each other, and does nothing far from all', () => {
    const found = at(
      steps.filter(({ before: one }) => one.phase === 'found'),
      0,
    ).before;
    const lit = listTargets(maharaja2020, found, found.seat, null);
    const [village = 0] = lit.villages.keys();
    const on = getMapLayout(found);
    const place = on.villages[village] ?? placePoint(on, CITY_COUNT);
    const tap = (scale: number, maxZoom: number) =>
      hitTest({ mapLayout: on, targets: lit, scale, maxZoom }, place);
    expect(tap(0.15, 4)).toEqual({ kind: 'enlarge' });
    expect(tap(0.15, 1)).toEqual({ kind: 'place', place: { kind: 'village', village } });
    expect(hitTest({ mapLayout, targets, scale: 1, maxZoom: 1 }, { x: -900, y: -900 })).toEqual({
      kind: 'nothing',
    });
  });
});
