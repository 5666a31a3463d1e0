import { describe, expect, it } from 'vitest';
import { cityScoring } from '../../rules/standing.ts';
import {
  action,
  BUILDER_HOUSE,
  build,
  city,
  drop,
  END,
  eventsOfKind,
  house,
  legalKeys,
  lift,
  palace,
  pick,
  place,
  playMoves,
  refusal,
  take,
  travel,
} from './support.ts';

const others = (first: number) => [[first], ...[1, 2, 3, 4, 5, 6].filter((n) => n !== first).map((n) => [n])];
const change = ['character', 'character'] as const;

describe('M04-7 Mogul and Trader', () => {
  it('M04-7 the Mogul has no power except that he is first in ties', () => {
    const state = build({ cards: [[1], [2], [3], [4]], maharaja: 'delhi', houses: { delhi: [1, 1] } });
    expect(legalKeys(state)).toEqual(['gain-0', 'end']);
    expect(cityScoring(state, city('delhi')).ranking).toEqual([0, 1]);
  });

  it('M04-7 the Trader brings 1 gold when the turn starts with him', () => {
    const state = build({ cards: [[1], [2], [4], [3]], later: [1, 2] });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'gold')).toEqual([{ kind: 'gold', seat: 1, gold: 1, cause: 'trader' }]);
    expect(state.gold).toEqual([15, 16, 15, 15]);
    playMoves(state, END);
    expect(state.gold[1]).toBe(16);
  });

  it('M04-7 and when he is taken, from the bank or from a seat', () => {
    const bank = build({ disc: change, cards: [[1], [3], [4], [5]] });
    expect(eventsOfKind(playMoves(bank, take(2)), 'gold')).toHaveLength(1);
    const robbing = build({ disc: change, cards: [[1], [2], [4], [5]] });
    expect(eventsOfKind(playMoves(robbing, take(2)), 'gold').map(({ seat }) => seat)).toEqual([0]);
    expect([bank.gold[0], robbing.gold[0], robbing.gold[1]]).toEqual([16, 16, 15]);
  });

  it('M04-7 once a turn, also if he is lost and regained', () => {
    const state = build({ disc: change, cards: [[1], [3], [4], [5]] });
    playMoves(state, take(2), take(6));
    expect(state.gold[0]).toBe(16);
    const again = build({ disc: change, cards: [[2], [3], [4], [5]] }, { usedCharacters: 0b10 });
    playMoves(again, take(1), take(2));
    expect(again.gold[0]).toBe(15);
  });

  it('M04-7 a robbed seat that picks him gets his gold only in its own turn', () => {
    const state = build({ disc: change, cards: [[1], [3], [4], [5]], later: [1] });
    playMoves(state, take(3), pick(2));
    expect(state.gold[1]).toBe(15);
    playMoves(state, END);
    expect(state.gold[1]).toBe(16);
  });
});

describe('M04-7 Sadhu, Monk and Artisan', () => {
  it('M04-7 with the Sadhu outer palaces count 2, and the inner one still 3', () => {
    const sites = { delhi: [0, 0, 0, 1] };
    const points = (cards: readonly (readonly number[])[]) =>
      cityScoring(build({ cards, sites }), city('delhi')).lines.map(({ inner, outer }) => [inner, outer]);
    expect(points([[3], [1], [2], [4]]).slice(0, 2)).toEqual([
      [3, 4],
      [0, 1],
    ]);
    expect(points([[1], [3], [2], [4]]).slice(0, 2)).toEqual([
      [3, 2],
      [0, 2],
    ]);
  });

  it('M04-7 the Wandering Monk travels free: the bank pays the owners', () => {
    const villages = { agra: [1, 2] };
    const state = build({ cards: others(4), architects: ['delhi'], villages, gold: [0, 1, 1, 1] });
    const events = playMoves(state, travel('khajuraho'));
    expect(eventsOfKind(events, 'travel')[0]).toMatchObject({ byBank: true, paid: [0, 1, 1, 0] });
    expect(state.gold).toEqual([0, 2, 2, 1]);
  });

  it('M04-7 each village still needs a house', () => {
    const state = build({ cards: others(4), architects: ['delhi'], villages: { nagaur: [1] } });
    expect(refusal(state, travel('jodhpur'))).toBe('M04-3.1 refusal.cutOff');
  });

  it('M04-7 a Monk taken during the turn travels free from then on', () => {
    const state = build({
      disc: ['character', 'gold'],
      cards: others(1),
      architects: ['delhi'],
      villages: { agra: [1, 2] },
      gold: [0],
    });
    expect(refusal(state, travel('khajuraho'))).toBe('M04-3.2 refusal.toll');
    playMoves(state, take(4));
    playMoves(state, pick(1), travel('khajuraho'));
    expect(state.gold.slice(0, 3)).toEqual([0, 16, 16]);
  });

  it.each([
    ['palace', 'palace'],
    ['palace and house', 'palaceAndHouse'],
  ] as const)('M04-7 with the Artisan a palace costs 9: %s', (_, name) => {
    const state = build({ cards: others(6), disc: [name, 'gold'], architects: ['delhi'], gold: [9] });
    playMoves(state, palace('delhi', 'inner', action(name)));
    expect(state.gold[0]).toBe(0);
    const without = build({ cards: others(1), disc: [name, 'gold'], architects: ['delhi'], gold: [9] });
    expect(refusal(without, palace('delhi', 'inner', action(name)))).toBe('M04-4 refusal.gold');
  });
});

describe('M04-7 the Builder', () => {
  const plan = { cards: others(5), architects: ['delhi'], gold: [0] };

  it('M04-7 builds one house from the hand for free, in the architect’s city or a village', () => {
    const state = build(plan);
    const events = playMoves(state, house('delhi', BUILDER_HOUSE));
    expect(eventsOfKind(events, 'house')).toEqual([
      { kind: 'house', seat: 0, place: city('delhi'), name: 'Delhi', price: 0, by: BUILDER_HOUSE },
    ]);
    expect([state.gold[0], state.hand[0]]).toEqual([0, 3]);
    playMoves(build(plan), house('agra', BUILDER_HOUSE));
  });

  it('M04-7 all other limits apply', () => {
    const state = build({ ...plan, villages: { agra: [1, 2] } });
    expect(refusal(state, house('agra', BUILDER_HOUSE))).toBe('M04-1.4 refusal.villageFull');
    expect(refusal(state, house('jodhpur', BUILDER_HOUSE))).toBe('M04-4.1 refusal.architectCutOff');
    expect(refusal(build({ ...plan, hand: [0] }), house('delhi', BUILDER_HOUSE))).toBe(
      'M04-1.1 refusal.noHouse',
    );
  });

  it('M04-7 or moves a house', () => {
    const state = build({ ...plan, villages: { agra: [0] }, hand: [0] });
    playMoves(state, lift('agra', BUILDER_HOUSE), drop('delhi'));
    expect([state.houses[city('delhi')], state.villages[0]]).toEqual([1, 0]);
    expect(refusal(state, house('delhi', BUILDER_HOUSE))).toBe('M04-1.1 refusal.noHouse');
    expect(refusal(state, lift('delhi', BUILDER_HOUSE))).toBe('M04-7 refusal.builderUsed');
  });

  it('M04-7 once a turn, in addition to the actions', () => {
    const state = build({ ...plan, disc: ['house', 'gold'], gold: [5] });
    playMoves(state, house('agra', BUILDER_HOUSE));
    expect(refusal(state, house('sikar', BUILDER_HOUSE))).toBe('M04-7 refusal.builderUsed');
    playMoves(state, house('sikar', action('house')));
    expect(legalKeys(state, 'house', 'lift')).toEqual([]);
  });

  it('M04-7 once even if the card is lost and regained', () => {
    const state = build({ ...plan, disc: change });
    playMoves(state, house('agra', BUILDER_HOUSE), take(6), take(5));
    expect(refusal(state, house('sikar', BUILDER_HOUSE))).toBe('M04-7 refusal.builderUsed');
    const fresh = build({ ...plan, cards: others(6), disc: change });
    playMoves(fresh, take(5), house('agra', BUILDER_HOUSE));
    expect(fresh.hand[0]).toBe(3);
  });

  it('M04-7 only his holder may use him', () => {
    const state = build({ cards: others(1), architects: ['delhi'], villages: { agra: [0] } });
    expect(refusal(state, house('delhi', BUILDER_HOUSE))).toBe('M04-7 refusal.noBuilder');
    expect(refusal(state, lift('agra', BUILDER_HOUSE))).toBe('M04-7 refusal.noBuilder');
  });

  it('M04-7 can be used again in the next turn', () => {
    const state = build({ ...plan, later: [1] });
    playMoves(state, house('agra', BUILDER_HOUSE), END);
    expect(state.usedCharacters).toBe(0);
    expect(place('agra')).toBeGreaterThan(6);
  });
});
