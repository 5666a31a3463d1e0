import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { bitCount } from '../../../kingdom/rules/index.ts';
import { maharaja2004 } from '../../rules/index.ts';
import { listCards } from '../../rules/position.ts';
import type { State } from '../../rules/types.ts';
import { OWN_MAP } from './own-map.ts';
import {
  begin,
  build,
  city,
  eventsOfKind,
  legalKeys,
  pick,
  planning,
  playMoves,
  refusal,
  refusalValues,
  village,
} from './support.ts';

const found = (id: string) => ({ type: 'found', village: village(id) }) as const;

/** A match in which seats 0, 1, … have picked these characters. */
function picked(characters: readonly number[], seats = characters.length): State {
  const state = begin({}, seats);
  while (state.phase === 'draft') playMoves(state, pick(at(characters, state.seat)));
  return state;
}

describe('M04-1.1 and 1.2 components', () => {
  it('M04-1.1 each seat starts with 15 gold, 7 palaces, 4 houses in hand and 16 in the quarry', () => {
    for (const seats of [2, 3, 4, 5]) {
      const state = begin({}, seats);
      expect(state.gold).toEqual(new Array(seats).fill(15));
      expect(state.palaces).toEqual(new Array(seats).fill(7));
      expect(state.hand).toEqual(new Array(seats).fill(4));
      expect(state.quarry).toEqual(new Array(seats).fill(16));
      expect(state.architects).toEqual(new Array(seats).fill(city('start')));
      expect(state.sites).toEqual(new Array(49).fill(-1));
    }
  });

  it('M04-1.1 is played on either map or on a custom one', () => {
    expect(begin().map).toBe('rajasthan');
    expect(begin({ map: 'hindustan' }).map).toBe('hindustan');
    expect(begin({ mapFile: OWN_MAP }).map).toMatchObject({ about: 'for tests' });
    expect(() => maharaja2004.parseOptions({ map: 'hindustan', mapFile: OWN_MAP }, 4)).toThrow(/not on both/);
  });

  it('M04-1.2 the governors lie in the seven start boxes at random', () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const { boxes, governorAtTop } = begin({}, 4, `boxes ${i}`);
      expect(boxes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6]);
      expect(governorAtTop).toBe(false);
      orders.add(boxes.join());
    }
    expect(orders.size).toBeGreaterThan(10);
  });
});

describe('M04-1.3 characters', () => {
  it('M04-1.3 are six; the Yogi comes only with its variant', () => {
    expect(legalKeys(begin())).toEqual(['pick-1', 'pick-2', 'pick-3', 'pick-4', 'pick-5', 'pick-6']);
    expect(refusal(begin(), pick(7))).toBe('M04-1.3 refusal.notInGame');
    expect(legalKeys(begin({ yogi: true }))).toContain('pick-7');
  });

  it('M04-1.3 a random seat picks first, then clockwise each one', () => {
    const first = new Set<number>();
    for (let i = 0; i < 20; i++) {
      const state = begin({}, 5, `start ${i}`);
      const { seat } = state;
      first.add(seat);
      const order: number[] = [];
      for (; state.phase === 'draft'; playMoves(state, pick(at(listCards(state.bank), 0))))
        order.push(state.seat);
      expect(order).toEqual([0, 1, 2, 3, 4].map((n) => (seat + n) % 5));
    }
    expect(first.size).toBe(5);
  });

  it('M04-1.3 a character that a seat holds cannot be picked', () => {
    const state = begin();
    const { seat } = state;
    playMoves(state, pick(4));
    expect(refusal(state, pick(4))).toBe('M04-1.3 refusal.notInBank');
    expect(refusalValues(state, pick(4))).toEqual({ character: 4, holderSeat: seat });
    expect(refusal(state, pick(5), seat)).toBe('M04-1.3 refusal.notYourTurn');
  });
});

describe('M04-1.4 and 1.5 first houses', () => {
  it('M04-1.4 are placed in character order, four times round', () => {
    const state = picked([5, 2, 6, 1]);
    const order: number[] = [];
    for (; state.phase === 'found'; playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0)))
      order.push(state.seat);
    expect(order).toEqual([3, 1, 0, 2, 3, 1, 0, 2, 3, 1, 0, 2, 3, 1, 0, 2]);
    expect(state.phase).toBe('plan');
  });

  it('M04-1.4 first houses are free, and a village holds two, also of one seat', () => {
    const state = picked([1, 2, 3, 4]);
    playMoves(state, found('agra'), found('sirohi'), found('agra'), found('sikar'), found('nagaur'));
    expect(state.gold).toEqual([15, 15, 15, 15]);
    expect(refusal(state, found('agra'))).toBe('M04-1.4 refusal.villageFull');
    playMoves(state, found('sirohi'));
    expect([state.villages[1], state.doubles[1]]).toEqual([1 << village('sirohi'), 1 << village('sirohi')]);
    expect(state.doubles[0]).toBe(0);
    expect(state.hand).toEqual([2, 2, 3, 3]);
  });

  it('M04-1.4 a village that the other seat has filled is refused', () => {
    const state = picked([1, 2, 3]);
    playMoves(state, found('agra'), found('sikar'), found('nagaur'), found('agra'));
    expect(refusal(state, found('agra'))).toBe('M04-1.4 refusal.villageFull');
    expect(refusalValues(state, found('agra'))).toEqual({ village: 'Agra' });
  });

  it('M04-1.4 with two seats a village holds one', () => {
    const state = picked([1, 2]);
    playMoves(state, found('agra'));
    expect(refusal(state, found('agra'))).toBe('M04-1.4 refusal.villageTwoSeats');
    playMoves(state, found('sikar'));
    expect(refusal(state, found('agra'))).toBe('M04-1.4 refusal.villageTwoSeats');
    expect(legalKeys(state)).toHaveLength(28);
  });

  it('M04-1.4 a village that is not on the map is refused', () => {
    expect(refusal(picked([1, 2]), { type: 'found', village: 30 })).toBe('M04-1.4 refusal.noVillage');
  });

  it('M04-1.4 five seats have just enough room on the smallest map', () => {
    // Nine villages are too few, so this map has ten, with twenty places for twenty houses.
    const state = planning({ mapFile: OWN_MAP }, 5);
    expect(state.villages.map((mask, seat) => bitCount(mask) + bitCount(at(state.doubles, seat)))).toEqual([
      4, 4, 4, 4, 4,
    ]);
  });

  it('M04-1.5 then each seat takes six houses from the quarry', () => {
    const state = picked([3, 1]);
    while (state.hand[1]! > 1 || state.hand[0]! > 1)
      playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0));
    playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0));
    const events = playMoves(state, at(maharaja2004.legalMoves(state, state.seat), 0));
    expect(eventsOfKind(events, 'quarry')).toEqual([
      { kind: 'quarry', seat: 0, houses: 6 },
      { kind: 'quarry', seat: 1, houses: 6 },
    ]);
    expect([state.hand, state.quarry]).toEqual([
      [6, 6],
      [10, 10],
    ]);
  });
});

describe('M04-1.6 gold', () => {
  it('M04-1.6 is not limited', () => {
    const state = build({ gold: [500], disc: ['gold', 'gold'] });
    playMoves(state, { type: 'gain', by: 0 });
    expect(state.gold[0]).toBe(502);
  });

  it('M04-1.6 may be hidden on the page; views contain it, because it follows from public history', () => {
    expect(begin().hiddenGold).toBe(false);
    const state = begin({ hiddenGold: true });
    expect(state.hiddenGold).toBe(true);
    expect(maharaja2004.view(state, 'spectator').gold).toEqual(state.gold);
  });
});
