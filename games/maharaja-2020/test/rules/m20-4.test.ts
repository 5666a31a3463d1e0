import { describe, expect, it } from 'vitest';
import { maharaja2020 } from '../../rules/index.ts';
import {
  ability,
  action,
  build,
  city,
  eventsOfKind,
  exchange,
  gain,
  legalKeys,
  playMoves,
  refusal,
  refusalValues,
  road,
  travel,
  villageShrine,
} from './support.ts';

const SHRINE = action('shrineDiscount');
const everyone = (...roads: readonly Record<string, number[]>[]): Record<string, number[]> =>
  Object.fromEntries(roads.flatMap((one) => Object.entries(one)));

describe('M20-4.1 journeys', () => {
  it('M20-4.1 go from city to city, also over several roads at once, through cities and the starting place', () => {
    const villages = everyone(road('lahore-delhi', 0), road('delhi-ujjain', 0), road('ujjain-bijapur', 0));
    const state = build({ priests: ['lahore'], villages });
    expect(legalKeys(state, 'travel')).toEqual([`travel-${city('delhi')}-0`, `travel-${city('bijapur')}-0`]);
    const [event] = eventsOfKind(playMoves(state, travel('bijapur')), 'travel');
    expect(event).toMatchObject({ from: 0, city: 6, name: 'Bijapur', roads: [0, 3, 10], paid: [0, 0, 0, 0] });
    expect(event?.villages).toHaveLength(5);
    expect(state.priests[0]).toBe(6);
  });

  it('M20-4.1 begin at the starting place and never end there', () => {
    const state = build({ villages: road('delhi-ujjain', 0) });
    expect(legalKeys(state, 'travel')).toEqual(['travel-1-0']);
    expect(() => maharaja2020.parseMove({ type: 'travel', city: 7, way: 0 })).toThrow(/city/);
  });

  it('M20-4.1 end in another city', () => {
    const state = build({ priests: ['delhi'], villages: road('lahore-delhi', 0) });
    expect(refusal(state, travel('delhi'))).toBe('M20-4.1 refusal.alreadyThere');
  });
});

describe('M20-4.2 and 4.3 villages on the way', () => {
  it('M20-4.2 each needs a shrine; the refusal names those that lack one', () => {
    const state = build({ priests: ['lahore'], villages: { multan: [3] } });
    expect(refusal(state, travel('ahmedabad'))).toBe('M20-4.2 refusal.cutOff');
    expect(refusalValues(state, travel('ahmedabad'))).toEqual({ city: 'Ahmedabad', villages: 'Jodhpur' });
    expect(refusalValues(state, travel('delhi'))).toEqual({ city: 'Delhi', villages: 'Panipat' });
  });

  it('M20-4.3 a seat’s own are free; in any other each seat with a shrine there gets 1 coin', () => {
    const state = build({
      priests: ['delhi'],
      villages: { agra: [0, 1], allahabad: [1, 2] },
      coins: [5, 1, 1, 1],
    });
    const events = playMoves(state, travel('varanasi'));
    expect(state.coins).toEqual([3, 2, 2, 1]);
    expect(eventsOfKind(events, 'travel')[0]?.paid).toEqual([0, 1, 1, 0]);
  });

  it('M20-4.3 the seat must have the coins before the journey', () => {
    const villages = { agra: [1, 2], allahabad: [1] };
    const state = build({ priests: ['delhi'], villages, coins: [2] });
    expect(refusal(state, travel('varanasi'))).toBe('M20-4.3 refusal.toll');
    expect(refusalValues(state, travel('varanasi'))).toEqual({ city: 'Varanasi', needed: 3, available: 2 });
    expect(refusal(build({ priests: ['delhi'], villages, coins: [3] }), travel('varanasi'))).toBeNull();
  });

  // Red 0, green 1, blue 2, yellow 3: north is Lahore, south Ahmedabad, east Bijapur.
  const example = { multan: [0], jodhpur: [0, 3], surat: [3], pune: [2] };
  it.each([
    ['red', 0, 'ahmedabad', 'lahore', [0, 0, 0, 0]],
    ['red', 0, 'ahmedabad', 'bijapur', [0, 0, 1, 1]],
    ['green', 1, 'lahore', 'ahmedabad', [2, 0, 0, 1]],
    ['yellow', 3, 'bijapur', 'lahore', [1, 0, 1, 0]],
  ] as const)('M20-4.3 worked example 1: %s travels and pays as told', (_, seat, from, to, paid) => {
    const priests = ['start', 'start', 'start', 'start'].map((start, i) => (i === seat ? from : start));
    const state = build({ seat, priests, villages: example });
    expect(eventsOfKind(playMoves(state, travel(to)), 'travel')[0]?.paid).toEqual(paid);
  });
});

describe('M20-4.4 several routes', () => {
  // Lahore to Delhi directly past Panipat, or through Ahmedabad.
  const villages = { panipat: [1], multan: [2], jodhpur: [0], amber: [0], udaipur: [0] };

  it('M20-4.4 the traveller chooses if they pay different seats', () => {
    const state = build({ priests: ['lahore'], villages });
    expect(legalKeys(state, 'travel')).toEqual(['travel-1-0', 'travel-1-1', 'travel-3-0', 'travel-3-1']);
    const other = maharaja2020.clone(state);
    expect(eventsOfKind(playMoves(state, travel('delhi', 0)), 'travel')[0]?.paid).toEqual([0, 1, 0, 0]);
    expect(eventsOfKind(playMoves(other, travel('delhi', 1)), 'travel')[0]?.paid).toEqual([0, 0, 1, 0]);
  });

  it('M20-4.4 a route that only costs more is left out', () => {
    const state = build({ priests: ['lahore'], villages: { ...villages, multan: [1, 2] } });
    expect(legalKeys(state, 'travel')).not.toContain('travel-1-1');
    expect(refusal(state, travel('delhi', 1))).toBe('M20-4.4 refusal.noSuchRoute');
    expect(refusalValues(state, travel('delhi', 1))).toEqual({ city: 'Delhi', ways: 1 });
  });
});

describe('M20-4.5 to 4.7', () => {
  it('M20-4.5 with character 9 nobody is paid, but each village needs its shrine', () => {
    const state = build({
      characters: [9, 8, 5, 7],
      priests: ['delhi'],
      villages: { agra: [1, 2], allahabad: [1] },
      coins: [0, 15, 15, 15],
    });
    expect(refusal(state, travel('lahore'))).toBe('M20-4.2 refusal.cutOff');
    playMoves(state, travel('varanasi'));
    expect(state.coins).toEqual([0, 15, 15, 15]);
  });

  it('M20-4.5 character 9 by a Maharani token as well', () => {
    const state = build({
      priests: ['delhi'],
      villages: { agra: [1], allahabad: [1] },
      coins: [0],
      maharani: [[0, 9, 2]],
    });
    expect(refusal(state, travel('varanasi'))).toBeNull();
  });

  it('M20-4.6 a village shrine built in this turn counts', () => {
    const state = build({ priests: ['lahore'], disc: ['shrineDiscount', 'coins'] });
    expect(refusal(state, travel('delhi'))).toBe('M20-4.2 refusal.cutOff');
    playMoves(state, villageShrine('panipat', SHRINE), travel('delhi'));
    expect(state.priests[0]).toBe(1);
  });

  const far = {
    priests: ['lahore'],
    villages: everyone(road('lahore-delhi', 0), road('lahore-ahmedabad', 0)),
  };

  it('M20-4.7 there must be another move between two journeys', () => {
    const state = build(far);
    playMoves(state, travel('delhi'));
    expect(refusal(state, travel('ahmedabad'))).toBe('M20-4.7 refusal.walked');
    expect(legalKeys(state, 'travel')).toEqual([]);
    playMoves(state, gain(action('coins')), travel('ahmedabad'));
    expect(state.priests[0]).toBe(3);
  });

  it('M20-4.7 an exchange or an ability is such a move', () => {
    const three = build({ ...far, characters: [3, 8, 5, 7] });
    playMoves(three, travel('delhi'), exchange('coins'), travel('ahmedabad'));
    const six = build({ ...far, characters: [6, 8, 5, 7] });
    playMoves(six, travel('delhi'), ability(6), travel('ahmedabad'));
    expect([three.priests[0], six.priests[0]]).toEqual([3, 3]);
  });
});
