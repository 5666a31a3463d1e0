import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import {
  action,
  BUILDER_HOUSE,
  build,
  city,
  drop,
  eventsOfKind,
  gain,
  house,
  legalKeys,
  lift,
  playMoves,
  refusal,
  refusalValues,
  road,
  travel,
} from './support.ts';

const HOUSE = action('house');
const all = (...roads: readonly Record<string, readonly number[]>[]): Record<string, readonly number[]> =>
  Object.fromEntries(roads.flatMap((one) => Object.entries(one)));

describe('M04-3.1 journeys', () => {
  it('M04-3.1 go from city to city, also over several roads at once, through cities and the starting place', () => {
    const villages = all(road('delhi-khajuraho', 0), road('khajuraho-kota', 0), road('kota-ahmadabad', 0));
    const state = build({ architects: ['delhi'], villages });
    expect(legalKeys(state, 'travel')).toEqual([
      `travel-${city('khajuraho')}-0`,
      `travel-${city('ahmadabad')}-0`,
    ]);
    const [event] = eventsOfKind(playMoves(state, travel('ahmadabad')), 'travel');
    expect(event).toMatchObject({
      from: city('delhi'),
      city: city('ahmadabad'),
      name: 'Ahmadabad',
      roads: [1, 2, 3],
      paid: [0, 0, 0, 0],
      byBank: false,
    });
    expect(event?.villages).toHaveLength(5);
    expect(state.architects[0]).toBe(city('ahmadabad'));
  });

  it('M04-3.1 every village on the way needs a house; the refusal names those that lack one', () => {
    const state = build({ architects: ['jodhpur'], villages: { nagaur: [3] } });
    expect(refusal(state, travel('delhi'))).toBe('M04-3.1 refusal.cutOff');
    expect(refusalValues(state, travel('delhi'))).toEqual({ city: 'Delhi', villages: 'Sikar' });
    expect(refusalValues(state, travel('ahmadabad'))).toEqual({ city: 'Ahmadabad', villages: 'Sirohi' });
  });

  it('M04-3.1 end in another city', () => {
    const state = build({ architects: ['delhi'], villages: road('delhi-khajuraho', 0) });
    expect(refusal(state, travel('delhi'))).toBe('M04-3.1 refusal.alreadyThere');
    expect(refusalValues(state, travel('delhi'))).toEqual({ city: 'Delhi' });
  });
});

describe('M04-3.2 tolls', () => {
  it('M04-3.2 villages with a house of the seat are free; in any other, each house costs 1 gold for its owner', () => {
    const state = build({
      architects: ['jodhpur'],
      villages: { nagaur: [0, 1], sikar: [1, 2] },
      gold: [5, 1, 1, 1],
    });
    const events = playMoves(state, travel('delhi'));
    expect(state.gold).toEqual([3, 2, 2, 1]);
    expect(eventsOfKind(events, 'travel')[0]?.paid).toEqual([0, 1, 1, 0]);
  });

  it('M04-3.2 two houses of one owner cost 2', () => {
    const state = build({ architects: ['delhi'], villages: { agra: [2, 2] }, gold: [5, 1, 1, 1] });
    playMoves(state, travel('khajuraho'));
    expect(state.gold).toEqual([3, 1, 3, 1]);
  });

  it('M04-3.2 a village with two houses of the seat is free too', () => {
    const state = build({ architects: ['delhi'], villages: { agra: [0, 0] }, gold: [0] });
    playMoves(state, travel('khajuraho'));
    expect(state.gold[0]).toBe(0);
  });

  it('M04-3.2 the seat must have the gold before the journey', () => {
    const villages = { nagaur: [1, 1], sikar: [1, 2] };
    const state = build({ architects: ['jodhpur'], villages, gold: [3] });
    expect(refusal(state, travel('delhi'))).toBe('M04-3.2 refusal.toll');
    expect(refusalValues(state, travel('delhi'))).toEqual({ city: 'Delhi', needed: 4, available: 3 });
    expect(refusal(build({ architects: ['jodhpur'], villages, gold: [4] }), travel('delhi'))).toBeNull();
  });

  it('M04-3.2 a house built or moved in this turn already counts', () => {
    const state = build({ architects: ['delhi'], disc: ['house', 'moveHouse'], villages: { sikar: [0] } });
    playMoves(state, house('agra', HOUSE), travel('khajuraho'));
    expect(state.architects[0]).toBe(city('khajuraho'));
    const moved = build({ architects: ['delhi'], disc: ['moveHouse', 'gold'], villages: { sikar: [0] } });
    playMoves(moved, lift('sikar', action('moveHouse')), drop('agra'), travel('khajuraho'));
    expect(moved.architects[0]).toBe(city('khajuraho'));
  });
});

describe('M04-3.3 limits', () => {
  it('M04-3.3 never end at the starting place', () => {
    const state = build({ architects: ['khajuraho'], villages: road('khajuraho-kota', 0) });
    expect(legalKeys(state, 'travel')).toEqual([]);
    expect(() => maharaja2004.parseMove({ type: 'travel', city: 7, way: 0 })).toThrow(/city/);
  });

  // Delhi to Khajuraho directly past Agra, or through Gwalior.
  const villages = { agra: [1], dholpur: [2], mathura: [0], datia: [0], orchha: [0] };

  it('M04-3.3 the traveller chooses if routes pay different seats', () => {
    const state = build({ architects: ['delhi'], villages });
    const there = city('khajuraho');
    expect(legalKeys(state, 'travel').filter((key) => key.startsWith(`travel-${there}-`))).toHaveLength(2);
    const other = maharaja2004.clone(state);
    expect(eventsOfKind(playMoves(state, travel('khajuraho', 0)), 'travel')[0]?.paid).toEqual([0, 1, 0, 0]);
    expect(eventsOfKind(playMoves(other, travel('khajuraho', 1)), 'travel')[0]?.paid).toEqual([0, 0, 1, 0]);
  });

  it('M04-3.3 a route that only costs more is left out', () => {
    const state = build({ architects: ['delhi'], villages: { ...villages, dholpur: [1, 2] } });
    expect(refusal(state, travel('khajuraho', 1))).toBe('M04-3.3 refusal.noSuchRoute');
    expect(refusalValues(state, travel('khajuraho', 1))).toEqual({ city: 'Khajuraho', ways: 1 });
  });

  it('M04-3.3 two houses of one owner make a route more expensive than one house', () => {
    const state = build({ architects: ['delhi'], villages: { ...villages, dholpur: [1, 1] } });
    expect(refusal(state, travel('khajuraho', 1))).toBe('M04-3.3 refusal.noSuchRoute');
  });

  it('M04-3.3 the Monk chooses too, because it matters whom the bank pays', () => {
    const state = build({ cards: [[4], [1], [3], [6]], architects: ['delhi'], villages, gold: [0] });
    expect(eventsOfKind(playMoves(state, travel('khajuraho', 1)), 'travel')[0]).toMatchObject({
      paid: [0, 0, 1, 0],
      byBank: true,
    });
    expect(state.gold[0]).toBe(0);
  });

  const far = {
    architects: ['delhi'],
    villages: all(road('delhi-khajuraho', 0), road('jodhpur-delhi', 0)),
  };

  it('M04-3.3 a part of an action must come between two journeys', () => {
    const state = build(far);
    playMoves(state, travel('khajuraho'));
    expect(refusal(state, travel('jodhpur'))).toBe('M04-3.3 refusal.walked');
    expect(legalKeys(state, 'travel')).toEqual([]);
    playMoves(state, gain(0), travel('jodhpur'));
    expect(state.architects[0]).toBe(city('jodhpur'));
  });

  it('M04-3.3 the Builder’s house, built or moved, is enough', () => {
    const cards = [[5], [1], [3], [6]];
    const built = build({ ...far, cards });
    playMoves(built, travel('khajuraho'), house('khajuraho', BUILDER_HOUSE), travel('jodhpur'));
    const moved = build({ ...far, cards, villages: { ...far.villages, idar: [0] } });
    playMoves(moved, travel('khajuraho'), lift('idar', BUILDER_HOUSE), drop('khajuraho'), travel('jodhpur'));
    expect([built.architects[0], moved.architects[0]]).toEqual([city('jodhpur'), city('jodhpur')]);
  });
});
