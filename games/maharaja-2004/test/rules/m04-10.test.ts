import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../data/components.ts';
import { maharaja2004 } from '../../rules/index.ts';
import { cityScoring } from '../../rules/standing.ts';
import {
  action,
  begin,
  build,
  chit,
  city,
  END,
  eventsOfKind,
  gain,
  governor,
  house,
  legalKeys,
  palace,
  pick,
  playMoves,
  refusal,
  take,
} from './support.ts';

const named = (bits: number) => VARIANTS.filter((_, i) => (bits >> i) & 1);

describe('M04-10 options', () => {
  it.each([
    ['basic', []],
    ['short', ['short']],
    ['advanced1', ['yogi', 'neutralPalaces', 'auction', 'homeCity']],
    ['advanced2', ['yogi', 'neutralPalaces', 'auction', 'homeCity', 'manyCharacters']],
  ])('the preset %s brings %o', (preset, brings) => {
    expect(named(begin({ preset }).variants)).toEqual(brings);
  });

  it.each(['basic', 'short', 'advanced1', 'advanced2'])(
    'forms learn what the preset %s turns on',
    (preset) => {
      const implied = maharaja2004.meta.options.flatMap((spec) =>
        spec.kind === 'flag' && spec.impliedBy?.values.includes(preset) ? [spec.name] : [],
      );
      expect(implied).toEqual(named(begin({ preset }).variants));
    },
  );

  it.each([...VARIANTS])('%s is an option of its own, in addition to those of a preset', (name) => {
    expect(named(begin({ [name]: true }).variants)).toEqual([name]);
    expect(named(begin({ preset: 'short', [name]: true }).variants)).toEqual(
      VARIANTS.filter((one) => one === 'short' || one === name),
    );
  });
});

describe('M04-10.1 short', () => {
  it('M04-10.1 six palaces a seat, and the sixth ends the game', () => {
    expect(begin({ short: true }).palaces).toEqual([6, 6, 6, 6]);
    const state = build({
      options: { short: true },
      disc: ['palace', 'gold'],
      architects: ['jodhpur'],
      sites: { delhi: [0, 0, 0, 0, 0] },
    });
    playMoves(state, palace('jodhpur', 'inner', action('palace')), END);
    expect(maharaja2004.outcome(state)?.ending).toBe('ending.palaces');
  });

  it('M04-10.1 ends after round 8 at the latest', () => {
    const seventh = build({ options: { short: true }, round: 7 });
    playMoves(seventh, END);
    expect(seventh.phase).toBe('plan');
    const eighth = build({ options: { short: true }, round: 8 });
    playMoves(eighth, END);
    expect(maharaja2004.outcome(eighth)?.ending).toBe('ending.rounds');
  });
});

describe('M04-10.2 Yogi and action chits', () => {
  const options = { yogi: true };

  it('M04-10.2 seven chits in all, none without the variant', () => {
    expect([begin({ yogi: true }).chits, begin().chits]).toEqual([7, 0]);
  });

  it('M04-10.2 the holder gets one when its turn starts with the card', () => {
    const state = build({ options, cards: [[1], [7], [3], [4]], later: [1] });
    const events = playMoves(state, END);
    expect(eventsOfKind(events, 'chit')).toEqual([{ kind: 'chit', seat: 1 }]);
    expect([state.tokens[1], state.chits]).toEqual([1, 6]);
  });

  it('M04-10.2 or when it takes the card, once a turn', () => {
    const state = build({ options, disc: ['character', 'character'], cards: [[1], [7], [3], [4]] });
    playMoves(state, take(7), pick(1));
    expect(state.tokens[0]).toBe(1);
    playMoves(state, take(5));
    const again = build(
      { options, disc: ['character', 'character'], cards: [[7], [1], [3], [4]], chits: [1] },
      { usedCharacters: 0b1000000 },
    );
    playMoves(again, take(5), take(7));
    expect(again.tokens[0]).toBe(1);
  });

  it('M04-10.2 only if the bank has one at that moment', () => {
    const state = build({ options, cards: [[1], [7], [3], [4]], later: [1], chits: [0, 4, 3] });
    expect(state.chits).toBe(0);
    playMoves(state, END);
    expect([state.tokens[1], state.chits]).toEqual([4, 0]);
    // A chit comes back to the bank later in the turn, but then it is too late.
    playMoves(state, gain(chit('gold')));
    expect([state.tokens[1], state.chits]).toEqual([3, 1]);
  });

  it('M04-10.2 buys one more action of any kind but `character`', () => {
    const state = build({
      options,
      chits: [1],
      gold: [60],
      hand: [9],
      architects: ['delhi'],
      villages: { agra: [0] },
    });
    const bys = new Set(maharaja2004.legalMoves(state, 0).flatMap((move) => ('by' in move ? [move.by] : [])));
    expect(bys).toEqual(new Set([0, 9, 10, 11, 12, 13, 14, 15, 16]));
    expect(refusal(state, take(2))).toBe('M04-10.2 refusal.chitForCharacter');
    expect(refusal(build(), take(2))).toBe('M04-2.4 refusal.notPlanned');
  });

  it('M04-10.2 a chit earned earlier can be spent without the card', () => {
    const state = build({ options, cards: [[1], [7], [3], [4]], chits: [2] });
    playMoves(state, governor('amber', chit('governor')));
    expect([state.tokens[0], state.chits]).toEqual([1, 6]);
  });

  it('M04-10.2 a chit is spent with the first step of its action, and is then back in the bank', () => {
    const state = build({ options, chits: [1], architects: ['delhi'] });
    const events = playMoves(state, house('delhi', chit('twoHouses')));
    expect(events.map(({ kind }) => kind)).toEqual(['chitSpent', 'house']);
    expect([state.tokens[0], state.chits]).toEqual([0, 7]);
    playMoves(state, house('delhi', chit('twoHouses')));
    expect(state.houses[city('delhi')]).toBe(2);
  });

  it('M04-10.2 at most one a turn', () => {
    const state = build({ options, chits: [2] });
    playMoves(state, gain(chit('gold')));
    expect(refusal(state, gain(chit('gold')))).toBe('M04-10.2 refusal.secondChit');
    expect(refusal(build({ options }), gain(chit('gold')))).toBe('M04-10.2 refusal.noChit');
  });
});

describe('M04-10.3 neutral palaces', () => {
  it.each([
    [2, [-1, 2, 3, 4, -1, -1, -1]],
    [3, [-1, 3, 4, -1, -1, -1, -1]],
    [4, [-1, 4, -1, -1, -1, -1, -1]],
    [5, [-1, -1, -1, -1, -1, -1, -1]],
  ])('M04-10.3 with %i seats every city begins with %o', (seats, sites) => {
    const state = begin({ neutralPalaces: true }, seats);
    for (let of = 0; of < 7; of++) expect(state.sites.slice(of * 7, of * 7 + 7)).toEqual(sites);
    expect(state.palaces).toEqual(new Array(seats).fill(7));
  });

  it('M04-10.3 fill sites', () => {
    const state = build({
      seats: 2,
      options: { neutralPalaces: true },
      disc: ['palace', 'palace'],
      architects: ['delhi'],
      gold: [60],
      sites: { delhi: [1, 2, 3, 4, 1, 1, -1] },
    });
    playMoves(state, palace('delhi', 'outer', action('palace')));
    expect(refusal(state, palace('delhi', 'outer', action('palace')))).toBe('M04-4.2 refusal.outerFull');
  });

  it('M04-10.3 score for nobody', () => {
    const state = begin({ neutralPalaces: true }, 2);
    expect(cityScoring(state, 0).lines.map(({ total }) => total)).toEqual([0, 0]);
    expect(cityScoring(state, 0).ranking).toEqual([]);
  });
});

describe('M04-10.5 home cities', () => {
  it('M04-10.5 the holder has 1 point more there, even without any piece', () => {
    const options = { homeCity: true };
    // Homes: Mogul Delhi, Trader Ahmadabad, Sadhu Khajuraho, Monk Udaipur, Builder Gwalior, Artisan Amber, Yogi Jodhpur.
    const state = build({ options: { ...options, yogi: true }, cards: [[1], [7], [4], [6]] });
    const home = (id: string) => cityScoring(state, city(id)).lines.map((line) => line.home);
    expect(home('delhi')).toEqual([1, 0, 0, 0]);
    expect(home('jodhpur')).toEqual([0, 1, 0, 0]);
    expect(home('udaipur')).toEqual([0, 0, 1, 0]);
    expect(home('amber')).toEqual([0, 0, 0, 1]);
    expect(home('gwalior')).toEqual([0, 0, 0, 0]);
    expect(cityScoring(state, city('delhi')).ranking).toEqual([0]);
  });

  it('M04-10.5 does not apply without the variant', () => {
    const state = build({ cards: [[1], [2], [4], [6]] });
    expect(cityScoring(state, city('delhi')).lines[0]?.total).toBe(0);
  });

  it('M04-10.5 depends on the index of the city, also on the other map', () => {
    const state = build({ options: { homeCity: true, map: 'hindustan' }, cards: [[1], [2], [4], [6]] });
    expect(cityScoring(state, 1).lines[0]?.home).toBe(1);
  });
});

describe('M04-10.7 compensation', () => {
  const options = { renounceCompensation: true };

  it.each([
    ['neither action', [], 4],
    ['one of two', [gain(0)], 2],
    ['both', [gain(0), gain(action('quarry'))], 0],
  ] as const)('M04-10.7 %s done: every other seat gets %o', (_, moves, gold) => {
    const state = build({ options, disc: ['gold', 'quarry'] });
    const events = playMoves(state, ...moves, END);
    expect(eventsOfKind(events, 'gold').filter(({ cause }) => cause === 'compensation')).toEqual(
      gold === 0 ? [] : [1, 2, 3].map((seat) => ({ kind: 'gold', seat, gold, cause: 'compensation' })),
    );
    expect(state.gold[1]).toBe(15 + gold);
  });

  it('M04-10.7 a part of an action is enough', () => {
    const state = build({ options, disc: ['palaceAndHouse', 'gold'], architects: ['delhi'] });
    playMoves(state, house('delhi', action('palaceAndHouse')), gain(0), END);
    expect(state.gold[1]).toBe(15);
  });

  it('M04-10.7 applies even if no part could be done', () => {
    const state = build({ options, disc: ['palace', 'palace'] });
    expect(legalKeys(state)).toEqual(['end']);
    playMoves(state, END);
    expect(state.gold.slice(1)).toEqual([19, 19, 19]);
  });

  it('M04-10.7 a chit’s action neither counts nor replaces one', () => {
    const state = build({ options: { ...options, yogi: true }, disc: ['gold', 'quarry'], chits: [1] });
    playMoves(state, gain(chit('gold')), gain(0), END);
    expect(state.gold[1]).toBe(17);
  });

  it('M04-10.7 does not apply without the variant', () => {
    const state = build({ disc: ['gold', 'quarry'] });
    playMoves(state, END);
    expect(at(state.gold, 1)).toBe(15);
  });
});
