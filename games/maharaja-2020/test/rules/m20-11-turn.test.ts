import { at, nextUint32, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { getMap } from '../../../kingdom/rules/index.ts';
import { ACTION_TILES } from '../../data/brahmabot.ts';
import { findPath } from '../../rules/brahmabot/path.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { before, beforeGoing, requireBot, STEP, solo, stepFor } from './solo.ts';
import { city, eventsOfKind, playMoves, road, village } from './support.ts';

const map = getMap('hindustan');
const villages = (...ids: readonly string[]): number[] => ids.map(village);
const roads = (...ids: readonly string[]): number[] =>
  ids.map((id) => map.file.roads.findIndex((one) => one.id === id));
/** Villages of roads, each with a shrine of a seat. */
const laid = (seat: number, ...ids: readonly string[]): Record<string, number[]> =>
  Object.fromEntries(ids.flatMap((id) => Object.entries(road(id, seat))));

describe('M20-11.5 the turn', () => {
  it.each([
    ['first', [1, 8], [9, 2], 0],
    ['second', [8, 1], [9, 2], 1],
  ] as const)('M20-11.5 comes by character number: the human goes %s', (_, characters, display, first) => {
    const state = solo({ characters, display }, { phase: 'plan', seat: -1, acted: 0, plans: [-1, -1] });
    playMoves(state, { type: 'plan', first: 4, second: 4 });
    expect(state.seat).toBe(first);
  });

  it.each([1, 2, 3])(
    'M20-11.5 the number of the check tile, %i, says which of the three is performed',
    (position) => {
      const state = solo({ seat: 1 });
      const bot = requireBot(state);
      const check = ACTION_TILES.findIndex((tile) => tile.check === position) + 1;
      bot.pile = [check, ...ACTION_TILES.map((_, i) => i + 1).filter((one) => one !== check)].slice(0, 9);
      bot.drawn = ACTION_TILES.map((_, i) => i + 1).filter((one) => !bot.pile.includes(one));
      const tile = at(bot.drawn, position - 1);
      expect(stepFor(state, 'check')).toEqual({ kind: 'check', seat: 1, check, position, tile });
      expect(bot).toMatchObject({ check, tile });
      const seen = maharaja2020.view(state, 0).brahmabot;
      expect(seen).toMatchObject({ check, tile });
      // The hidden tile is shown only if it is the performed one.
      expect(seen?.drawn[2]).toBe(position === 3 ? tile : null);
      expect(seen?.pile).toEqual(new Array(8).fill(null));
    },
  );

  it('M20-11.5 the upper actions come in order, one a step, then the destination, which ends the turn', () => {
    const two = ACTION_TILES.findIndex(({ actions }) => actions.length === 2) + 1;
    const state = solo({ seat: 1 });
    const bot = requireBot(state);
    const check = ACTION_TILES.findIndex((tile, i) => tile.check === 1 && i + 1 !== two) + 1;
    const others = ACTION_TILES.map((_, i) => i + 1).filter((one) => one !== two && one !== check);
    Object.assign(bot, { drawn: [two, ...others.slice(0, 2)], pile: [check, ...others.slice(2)] });
    const kinds: string[][] = [];
    while (state.phase === 'brahmabot') kinds.push(playMoves(state, STEP).map(({ kind }) => kind));
    expect(kinds.map((step) => step[0])).toEqual(['check', 'upper', 'upper', 'destination']);
    expect(at(kinds, 3)).toContain('ended');
    expect(at(kinds, 2)).not.toContain('ended');
  });

  it('M20-11.5 its upper actions are free of charge', () => {
    const state = before('statueAtMaharaja', { coins: [5, 0] });
    expect(stepFor(state, 'statue')).toMatchObject({ price: 0, city: city('lahore') });
    expect(state.coins).toEqual([5, 0]);
  });

  it('M20-11.5 the destination is a named city or the Maharaja’s', () => {
    const named = beforeGoing('puri', { maharaja: 'lahore' });
    expect(stepFor(named, 'destination')).toMatchObject({ city: city('puri'), atMaharaja: false });
    const other = beforeGoing(null, { maharaja: 'golconda' });
    expect(stepFor(other, 'destination')).toMatchObject({ city: city('golconda'), atMaharaja: true });
    expect(other.priests[1]).toBe(city('golconda'));
  });

  it('M20-11.5 its steps do not depend on anything that lies face down', () => {
    const state = beforeGoing('puri');
    const view = maharaja2020.view(state, 0);
    const other = maharaja2020.determinize(view, 0, seededRng('other', 'piles'));
    expect(maharaja2020.legalMoves(view, 1)).toEqual([STEP]);
    expect(playMoves(other, STEP)).toEqual(playMoves(state, STEP));
  });
});

describe('M20-11.6 a destination that is not connected', () => {
  it('M20-11.6 it builds the missing shrines from its hand for free, goes there, and the turn ends', () => {
    const state = beforeGoing('varanasi', {
      coins: [3, 9],
      hand: [4, 10],
      later: [0],
      villages: { bhopal: [1] },
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'destination')).toMatchObject([
      { way: 'built', from: 7, roads: roads('ujjain-varanasi'), missing: villages('khajuraho'), coins: 0 },
    ]);
    expect(eventsOfKind(events, 'shrine')).toMatchObject([
      { village: village('khajuraho'), price: 0, seat: 1 },
    ]);
    expect(eventsOfKind(events, 'travel')).toMatchObject([{ seat: 1, city: city('varanasi'), paid: [0, 0] }]);
    expect(eventsOfKind(events, 'arrival')).toEqual([]);
    expect(state.hand[1]).toBe(9);
    expect(state.coins).toEqual([3, 9]);
    expect(state.priests[1]).toBe(city('varanasi'));
    expect(state.shrines.slice(7)).toEqual(new Array(7).fill(0));
    expect(state).toMatchObject({ phase: 'act', seat: 0 });
  });

  it('M20-11.6 first criterion: the fewest new shrines, however long the way', () => {
    const state = beforeGoing('varanasi', { villages: { ...laid(0, 'delhi-ujjain'), agra: [0] } });
    expect(stepFor(state, 'destination')).toMatchObject({
      roads: roads('delhi-ujjain', 'delhi-varanasi'),
      villages: villages('gwalior', 'mathura', 'agra', 'allahabad'),
      missing: villages('allahabad'),
    });
  });

  it('M20-11.6 second: the fewest human shrines', () => {
    const own = { ...laid(1, 'delhi-ujjain'), agra: [1], bhopal: [0] };
    const state = beforeGoing('varanasi', { villages: own });
    expect(stepFor(state, 'destination')).toMatchObject({ roads: roads('delhi-ujjain', 'delhi-varanasi') });
  });

  it('M20-11.6 third: the fewest villages', () => {
    const own = { ...laid(1, 'delhi-ujjain'), agra: [1], bhopal: [1] };
    const state = beforeGoing('varanasi', { villages: own });
    expect(stepFor(state, 'destination')).toMatchObject({ roads: roads('ujjain-varanasi') });
  });

  it('M20-11.6 fourth: the roads that come first in the map file, from where it stands', () => {
    const there = beforeGoing('bijapur', { priests: ['start', 'delhi'] });
    expect(stepFor(there, 'destination')).toMatchObject({ roads: roads('delhi-ujjain', 'ujjain-bijapur') });
    const back = beforeGoing('delhi', { priests: ['start', 'bijapur'] });
    expect(stepFor(back, 'destination')).toMatchObject({
      roads: roads('ahmedabad-bijapur', 'delhi-ahmedabad'),
    });
  });

  it('M20-11.6 the human gets 1 coin from the supply for each of its shrines on the way', () => {
    const state = beforeGoing('varanasi', {
      coins: [3, 2],
      villages: { ...laid(0, 'delhi-ujjain'), agra: [0] },
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'destination')).toMatchObject([{ way: 'built', coins: 3 }]);
    expect(eventsOfKind(events, 'coins')).toEqual([{ kind: 'coins', seat: 0, coins: 3 }]);
    expect(state.coins).toEqual([6, 2]);
  });

  it('M20-11.6 on every map the chosen way is the best of all', () => {
    // All ways that visit no junction twice, sorted as in the clause.
    const all = (from: number, to: number, seen: readonly number[], way: readonly number[]): number[][] => {
      if (from === to) return [[...way]];
      const out = at(map.roadsAt, from);
      return out.flatMap((r, i) => {
        const next = out[i + 1];
        if (i % 2 === 1 || next === undefined || seen.includes(next)) return [];
        return all(next, to, [...seen, next], [...way, r]);
      });
    };
    const count = (mask: number) => mask.toString(2).replaceAll('0', '').length;
    const rng = seededRng('paths', 'masks');
    const some = () => nextUint32(rng) & nextUint32(rng);
    for (let i = 0; i < 60; i++) {
      const humans = some();
      const shrines = humans | some() | some();
      const [from, to] = [i % 8, (i + 1 + (i % 6)) % 7];
      if (from === to) continue;
      const cost = (way: readonly number[]): number[] => {
        const on = way.reduce((mask, r) => mask | at(map.roadVillages, r), 0);
        return [count(on & ~shrines), count(on & humans), count(on), ...way];
      };
      const [best] = all(from, to, [from], [])
        .map(cost)
        .toSorted((a, b) => {
          const k = a.findIndex((value, at) => value !== b[at]);
          return (a[k] ?? -1) - (b[k] ?? -1);
        });
      const path = findPath(map, from, to, shrines, humans);
      expect([path.missing.length, path.human.length, path.villages.length, ...path.roads]).toEqual(best);
    }
  });
});

describe('M20-11.7 a destination that is connected', () => {
  it('M20-11.7 it takes the way with the fewest human shrines, and the human gets 1 coin for each', () => {
    const state = beforeGoing('varanasi', {
      coins: [3, 0],
      villages: { ...laid(0, 'ujjain-varanasi'), ...laid(1, 'delhi-ujjain'), agra: [0], allahabad: [1] },
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'destination')).toMatchObject([
      { way: 'open', roads: roads('delhi-ujjain', 'delhi-varanasi'), missing: [], coins: 1 },
    ]);
    expect(state.coins).toEqual([4, 1]);
    expect(state.priests[1]).toBe(city('varanasi'));
  });

  it('M20-11.7 of equal ways, the one through the fewest villages, then the first in the map file', () => {
    const short = beforeGoing('varanasi', {
      villages: laid(1, 'ujjain-varanasi', 'delhi-ujjain', 'delhi-varanasi'),
    });
    expect(stepFor(short, 'destination')).toMatchObject({ way: 'open', roads: roads('ujjain-varanasi') });
    const first = beforeGoing('bijapur', {
      priests: ['start', 'delhi'],
      villages: laid(1, 'delhi-ujjain', 'ujjain-bijapur', 'delhi-ahmedabad', 'ahmedabad-bijapur'),
    });
    expect(stepFor(first, 'destination')).toMatchObject({ roads: roads('delhi-ujjain', 'ujjain-bijapur') });
  });

  it('M20-11.7 if it is already there it stays, and nobody is paid', () => {
    const state = beforeGoing('puri', { priests: ['start', 'puri'], villages: laid(0, 'varanasi-puri') });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'destination')).toMatchObject([{ way: 'there', roads: [], coins: 0 }]);
    expect(eventsOfKind(events, 'travel')).toEqual([]);
    expect(eventsOfKind(events, 'arrival')).toHaveLength(1);
  });

  const there = { priests: ['start', 'puri'] };

  it('M20-11.7 with 6 coins it builds a statue there for 6', () => {
    const state = beforeGoing('puri', { ...there, coins: [15, 6] });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'arrival')).toMatchObject([{ builds: 'statue', noStatue: null, coins: 6 }]);
    expect(eventsOfKind(events, 'statue')).toMatchObject([
      { city: city('puri'), site: 0, price: 6, seat: 1 },
    ]);
    expect(state.coins[1]).toBe(0);
    expect(state.statues[1]).toBe(6);
    expect(state.sites[city('puri') * 7]).toBe(1);
  });

  it('M20-11.7 the price is 6 everywhere, even in the Maharaja’s city and with dear statues', () => {
    const state = beforeGoing(null, {
      ...there,
      maharaja: 'puri',
      coins: [15, 8],
      options: { specialRules: ['dearStatues'] },
    });
    playMoves(state, STEP);
    expect(state.coins[1]).toBe(2);
  });

  it.each([
    ['has fewer than 6 coins', { coins: [15, 5] }, 'coins', 6],
    ['has no statue', { coins: [15, 9], sites: { delhi: [1, 1, 1, 1, 1, 1, 1] } }, 'noStatue', 10],
    ['finds no free site', { coins: [15, 9], sites: { puri: [0, 0, 0, 0, 0, 0, 0] } }, 'noSite', 10],
  ] as const)('M20-11.7 where it %s it builds a shrine and takes 1 coin', (_, plan, noStatue, coins) => {
    const state = beforeGoing('puri', { ...there, ...plan });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'arrival')).toMatchObject([{ builds: 'shrine', noStatue, coins: coins - 1 }]);
    expect(state.shrines[7 + city('puri')]).toBe(1);
    expect(state.hand[1]).toBe(3);
    expect(state.coins[1]).toBe(coins);
  });
});

describe('M20-11.9 out of shrines', () => {
  const flags = { delhi: 9, puri: 7, golconda: 11, lahore: 5, varanasi: 8, bijapur: 10, ahmedabad: 6 };

  it('M20-11.9 it moves one from the rightmost city on the track that has one', () => {
    const state = before('shrineAtMaharaja', {
      hand: [4, 0],
      flags,
      shrines: { delhi: [0, 1], puri: [0, 2], golconda: [3, 0] },
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'relocated')).toMatchObject([{ seat: 1, city: city('delhi') }]);
    expect(eventsOfKind(events, 'shrine')).toMatchObject([{ city: city('lahore'), seat: 1 }]);
    expect([state.shrines[7 + city('delhi')], state.shrines[7 + city('lahore')]]).toEqual([0, 1]);
  });

  it('M20-11.9 but never from the city in which it builds; with none elsewhere it does not build', () => {
    const plan = { hand: [4, 0], flags, maharaja: 'golconda' };
    const other = before('shrineAtMaharaja', { ...plan, shrines: { golconda: [0, 2], puri: [0, 1] } });
    expect(stepFor(other, 'relocated')).toMatchObject({ city: city('puri') });
    const none = before('shrineAtMaharaja', { ...plan, shrines: { golconda: [0, 2] } });
    expect(stepFor(none, 'upper')).toMatchObject({ skipped: 'noShrine', city: city('golconda') });
    expect(none.shrines[7 + city('golconda')]).toBe(2);
  });

  it('M20-11.9 for a way it uses the hand first, then cities, including the destination', () => {
    const state = beforeGoing('varanasi', {
      hand: [4, 1],
      flags,
      shrines: { varanasi: [0, 1] },
      villages: laid(0, 'delhi-ujjain'),
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'destination')).toMatchObject([{ way: 'built', shrines: 2 }]);
    expect(eventsOfKind(events, 'relocated')).toMatchObject([{ city: city('varanasi') }]);
    expect(eventsOfKind(events, 'shrine')).toHaveLength(2);
    expect(state.hand[1]).toBe(0);
    expect(state.priests[1]).toBe(city('varanasi'));
  });

  it('M20-11.9 with too few for a whole way it builds none and stays, and nobody is paid', () => {
    const state = beforeGoing('puri', {
      hand: [4, 1],
      coins: [3, 9],
      shrines: { delhi: [0, 1] },
      villages: { bhopal: [0] },
    });
    const events = playMoves(state, STEP);
    const [destination] = eventsOfKind(events, 'destination');
    expect(destination).toMatchObject({ way: 'stays', shrines: 2, coins: 0 });
    expect(destination?.missing).toHaveLength(3);
    expect(eventsOfKind(events, 'shrine')).toEqual([]);
    expect(eventsOfKind(events, 'arrival')).toEqual([]);
    expect(state.priests[1]).toBe(7);
    expect(state.coins).toEqual([3, 9]);
    expect(state).toMatchObject({ phase: 'act', seat: 0 });
  });

  it('M20-11.9 if it arrives without any it only takes the coin', () => {
    const state = beforeGoing('puri', {
      priests: ['start', 'puri'],
      coins: [15, 2],
      hand: [4, 0],
      shrines: { puri: [0, 1] },
    });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'arrival')).toMatchObject([{ builds: 'coin', noStatue: 'coins' }]);
    expect(eventsOfKind(events, 'shrine')).toEqual([]);
    expect(state.coins[1]).toBe(3);
  });
});
