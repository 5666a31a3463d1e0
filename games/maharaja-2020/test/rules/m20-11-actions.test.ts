import { at } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { ACTION_TILES } from '../../data/brahmabot.ts';
import { maharaja2020 } from '../../rules/index.ts';
import { before, requireBot, type SoloPlan, STEP, stepFor } from './solo.ts';
import { city, eventsOfKind, flagOrder, playMoves } from './support.ts';

/** Flags left to right: lahore, delhi, varanasi, ahmedabad, puri, golconda, bijapur. */
const flags = { lahore: 2, delhi: 3, varanasi: 5, ahmedabad: 6, puri: 8, golconda: 9, bijapur: 10 };
const full = [0, 0, 0, 0, 0, 0, 0];

/** The event of the upper action that Brahmabot does next. */
const upper = (...args: Parameters<typeof before>) => stepFor(before(...args), 'upper');

describe('M20-11.8 statue or shrine where the Maharaja is', () => {
  it('M20-11.8 a statue on the centre, then the top bonus, the bottom bonus, then in site order', () => {
    const order: number[] = [];
    for (let taken = 0; taken < 7; taken++) {
      const sites = Array.from({ length: 7 }, (_, site) => (order.includes(site) ? 0 : -1));
      const state = before('statueAtMaharaja', { maharaja: 'delhi', sites: { delhi: sites } });
      order.push(stepFor(state, 'statue').site);
    }
    expect(order).toEqual([0, 1, 4, 2, 3, 5, 6]);
  });

  it('M20-11.8 it gets no bonus', () => {
    // The bonuses of Delhi are 2 prestige and a token.
    for (const site of [1, 4]) {
      const sites = [0, 0, 0, 0, 0, 0, 0].with(site, -1);
      const state = before('statueAtMaharaja', { maharaja: 'delhi', sites: { delhi: sites } });
      const events = playMoves(state, STEP);
      expect(events.map(({ kind }) => kind)).toEqual(['upper', 'statue']);
      expect(state).toMatchObject({ actionTokens: 7, tokens: [0, 0], prestige: [3, 3] });
    }
  });

  it('M20-11.8 is skipped if it has no statue or the city no free site', () => {
    const plan = { maharaja: 'delhi' };
    expect(upper('statueAtMaharaja', { ...plan, sites: { puri: [1, 1, 1, 1, 1, 1, 1] } })).toMatchObject({
      city: city('delhi'),
      skipped: 'noStatue',
    });
    const state = before('statueAtMaharaja', { ...plan, sites: { delhi: full } });
    const events = playMoves(state, STEP);
    expect(events).toMatchObject([{ kind: 'upper', skipped: 'noSite', name: 'Delhi' }]);
    expect(state.statues[1]).toBe(7);
  });

  it('M20-11.8 a shrine from its hand, free', () => {
    const state = before('shrineAtMaharaja', { maharaja: 'delhi' });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'upper')).toMatchObject([
      { city: city('delhi'), compared: [], skipped: null },
    ]);
    expect(eventsOfKind(events, 'shrine')).toMatchObject([{ city: city('delhi'), price: 0, by: 20 }]);
    expect(state.hand[1]).toBe(3);
    expect(state.coins[1]).toBe(15);
  });
});

describe('M20-11.8 statue in a city of the track', () => {
  it('M20-11.8 in the city of the leftmost flag, whatever is built there', () => {
    expect(upper('statueAtFirstFlag', { flags, maharaja: 'puri' })).toMatchObject({ city: city('lahore') });
    const other = { ...flags, lahore: 12 };
    expect(upper('statueAtFirstFlag', { flags: other })).toMatchObject({
      city: city('delhi'),
      skipped: null,
    });
    expect(upper('statueAtFirstFlag', { flags: other, sites: { delhi: full } })).toMatchObject({
      city: city('delhi'),
      skipped: 'noSite',
    });
  });

  it('M20-11.8 in the first city from the left with its centre free', () => {
    const sites = { lahore: [1], delhi: [0], ahmedabad: [0] };
    const event = upper('statueAtFirstOpenCentre', { flags, sites });
    expect(event).toMatchObject({ city: city('varanasi'), skipped: null });
    expect(event.compared.map(({ name, fits }) => [name, fits])).toEqual([
      ['Lahore', false],
      ['Delhi', false],
      ['Varanasi', true],
      ['Ahmedabad', false],
      ['Puri', true],
      ['Golconda', true],
      ['Bijapur', true],
    ]);
  });

  it('M20-11.8 is skipped if every centre is taken', () => {
    const sites = Object.fromEntries(Object.keys(flags).map((id) => [id, [0]]));
    const state = before('statueAtFirstOpenCentre', { flags, sites });
    expect(stepFor(state, 'upper')).toMatchObject({ city: null, name: null, skipped: 'noCity' });
    expect(state.statues[1]).toBe(7);
  });
});

describe('M20-11.8 statue where it is second', () => {
  const second = (plan: SoloPlan) => upper('statueWhereSecond', { flags, ...plan });

  it('M20-11.8 in the city with the smallest difference', () => {
    const event = second({ shrines: { delhi: [5, 1], varanasi: [4, 2], puri: [1, 2], bijapur: [3, 0] } });
    expect(event).toMatchObject({ city: city('varanasi'), skipped: null });
    expect(event.compared.filter(({ fits }) => fits)).toEqual([
      { city: city('delhi'), name: 'Delhi', own: 1, human: 5, fits: true, margin: 4 },
      { city: city('varanasi'), name: 'Varanasi', own: 2, human: 4, fits: true, margin: 2 },
      { city: city('bijapur'), name: 'Bijapur', own: 0, human: 3, fits: true, margin: 3 },
    ]);
  });

  it('M20-11.8 of equal differences, in the leftmost city', () => {
    const shrines = { bijapur: [2, 1], varanasi: [2, 1], golconda: [3, 2] };
    expect(second({ shrines })).toMatchObject({ city: city('varanasi') });
    expect(second({ shrines, flags: { ...flags, bijapur: 4 } })).toMatchObject({ city: city('bijapur') });
  });

  it('M20-11.8 a lead won by the lower character is a difference of 0', () => {
    const shrines = { delhi: [2, 1], puri: [3, 3] };
    expect(second({ shrines, characters: [1, 8] })).toMatchObject({ city: city('puri') });
    // With the higher character the human does not lead there.
    expect(second({ shrines, characters: [9, 8] })).toMatchObject({ city: city('delhi') });
  });

  it('M20-11.8 if the human has 1 and it has none, it is second; if both have none, nobody is', () => {
    expect(second({ shrines: { puri: [1, 0] } })).toMatchObject({ city: city('puri') });
    expect(second({})).toMatchObject({ city: null, skipped: 'noCity' });
  });

  it('M20-11.8 only pieces count: statues, shrines and priests, but no ability', () => {
    // 5 and 8 would give the human a point in Puri and everywhere.
    const plan = { characters: [5, 8], shrines: { delhi: [4, 0], puri: [1, 0] }, priests: ['puri', 'start'] };
    const event = second(plan);
    expect(event.city).toBe(city('puri'));
    expect(event.compared.find(({ name }) => name === 'Puri')).toMatchObject({ human: 2, margin: 2 });
    expect(second({ characters: [8, 9] })).toMatchObject({ city: null });
    expect(
      second({ sites: { delhi: [0, 1] }, shrines: { puri: [2, 0] } }).compared.find(
        ({ name }) => name === 'Delhi',
      ),
    ).toMatchObject({ human: 3, own: 2, margin: 1 });
  });

  it('M20-11.8 with weak externals, external statues count 1 here too', () => {
    const plan = { sites: { delhi: [-1, 0, 0] }, shrines: { puri: [3, 0] } };
    expect(second(plan)).toMatchObject({ city: city('puri') });
    expect(second({ ...plan, options: { specialRules: ['weakExternals'] } })).toMatchObject({
      city: city('delhi'),
    });
  });

  it('M20-11.8 no second choice: a full city is chosen and skipped', () => {
    const plan = { shrines: { delhi: [0, 13], puri: [3, 0] }, sites: { delhi: full } };
    const state = before('statueWhereSecond', { flags, ...plan });
    expect(stepFor(state, 'upper')).toMatchObject({ city: city('delhi'), skipped: 'noSite' });
    expect(state.statues[1]).toBe(7);
  });
});

describe('M20-11.8 moving a flag', () => {
  const leads = { shrines: { puri: [0, 2], golconda: [1, 5], bijapur: [4, 0] } };

  it('M20-11.8 that of the city with its largest lead, 4 to the left', () => {
    const state = before('moveFlag', { flags, ...leads });
    const event = stepFor(state, 'flag');
    expect(event).toMatchObject({ seat: 1, city: city('golconda'), from: 9, to: 5 });
  });

  it('M20-11.8 of equal leads, that of the leftmost city', () => {
    expect(
      upper('moveFlag', { flags, shrines: { golconda: [0, 2], varanasi: [0, 2], puri: [1, 3] } }),
    ).toMatchObject({
      city: city('varanasi'),
    });
  });

  it('M20-11.8 it pushes flags like other moves of flags: those in a row slide right up to the first gap', () => {
    const state = before('moveFlag', { flags, ...leads });
    playMoves(state, STEP);
    // Varanasi on 5 and Ahmedabad on 6 give way; 7 was empty.
    expect(flagOrder(state)).toEqual([
      'lahore',
      'delhi',
      'golconda',
      'varanasi',
      'ahmedabad',
      'puri',
      'bijapur',
    ]);
    expect(state.flags[city('ahmedabad')]).toBe(7);
    expect(state.flags[city('puri')]).toBe(8);
  });

  it('M20-11.8 with fewer than 4 spaces to space 0; already there: skipped', () => {
    const plan = { shrines: { delhi: [0, 3] } };
    const state = before('moveFlag', { flags, ...plan });
    expect(stepFor(state, 'flag')).toMatchObject({ city: city('delhi'), from: 3, to: 0, pushed: [] });
    const there = before('moveFlag', { flags: { ...flags, delhi: 0 }, ...plan });
    expect(playMoves(there, STEP)).toMatchObject([{ kind: 'upper', city: city('delhi'), skipped: 'atEnd' }]);
    expect(there.flags[city('delhi')]).toBe(0);
  });

  it('M20-11.8 a lead by the lower character is a lead of 0, and without worship there is none', () => {
    const shrines = { delhi: [2, 2] };
    expect(upper('moveFlag', { flags, shrines, characters: [9, 8] })).toMatchObject({ city: city('delhi') });
    const tied = upper('moveFlag', { flags, shrines: { delhi: [2, 2], puri: [0, 1] }, characters: [9, 8] });
    expect(tied).toMatchObject({ city: city('puri') });
    expect(upper('moveFlag', { flags, shrines, characters: [1, 8] })).toMatchObject({
      city: null,
      skipped: 'noCity',
    });
    expect(upper('moveFlag', { flags, characters: [9, 8] })).toMatchObject({ city: null, skipped: 'noCity' });
  });
});

describe('M20-11.8 coins and characters', () => {
  it('M20-11.8 coins from the supply, the number on the tile', () => {
    const state = before('coins', { coins: [5, 2] });
    const { tile, place } = stepFor(state, 'upper');
    const { coins } = at(at(ACTION_TILES, tile - 1).actions, place);
    expect(coins).toBeGreaterThan(0);
    expect(state.coins).toEqual([5, 2 + coins]);
  });

  it('M20-11.8 swap: its own character leaves, it takes the human’s, and the human picks at once; then the turn continues', () => {
    const state = before('swapCharacter', { display: [2, 4, 6], stack: [3] });
    const events = playMoves(state, STEP);
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 1, character: 1, fromSeat: 0, back: 8 },
    ]);
    expect(requireBot(state).gone).toEqual([8]);
    expect(state).toMatchObject({ phase: 'robbed', seat: 0, mover: 1, characters: [0, 1] });
    expect(maharaja2020.decision(state, 0)?.kind).toBe('robbed');
    const picked = playMoves(state, { type: 'pick', character: 4 });
    expect(eventsOfKind(picked, 'refilled')).toMatchObject([{ character: 3 }]);
    expect(state).toMatchObject({ phase: 'brahmabot', seat: 1, characters: [4, 1], display: [2, 6, 3] });
    expect(stepFor(state, 'destination').seat).toBe(1);
  });

  it('M20-11.8 the order of turns uses the swapped characters', () => {
    // The human has not had its turn and still has it, with its new character.
    const state = before('swapCharacter', { later: [0] });
    playMoves(state, STEP, { type: 'pick', character: 6 }, STEP);
    expect(state).toMatchObject({ phase: 'act', seat: 0, characters: [6, 1] });
  });

  it('M20-11.8 is skipped if the row is empty', () => {
    const state = before('swapCharacter', { display: [], stack: [] });
    expect(playMoves(state, STEP)).toMatchObject([
      { kind: 'upper', skipped: 'emptyRow', city: null, compared: [] },
    ]);
    expect(state).toMatchObject({ phase: 'brahmabot', characters: [1, 8] });
  });
});
