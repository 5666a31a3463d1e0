import { at, OptionError, seededDeal } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { getMap } from '../../../kingdom/rules/index.ts';
import { ACTION_TILES, SOLO_LEVELS, UPPER_KINDS } from '../../data/brahmabot.ts';
import { maharaja2020 } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { OWN_MAP } from './own-map.ts';
import { before, requireBot, STEP, solo } from './solo.ts';
import { change, END, eventsOfKind, legalKeys, playMoves, refusal } from './support.ts';

const begin = (options: object = {}, seed = 'one'): State =>
  maharaja2020.setup(maharaja2020.parseOptions({ solo: 'easy', ...options }, 1), 1, seededDeal(seed));

const listVillages = (state: State, seat: number): string[] => {
  const { villageIds } = getMap(state.map);
  return villageIds.filter((_, v) => (at(state.villages, seat) >> v) & 1);
};

describe('M20-11.1 set-up', () => {
  it.each([
    ['easy', 0, 2, 4],
    ['medium', 2, 3, 6],
    ['hard', 4, 4, 8],
  ] as const)(
    'M20-11.1 %s: %i coins, %i prestige, %i villages of a set-up tile',
    (level, coins, prestige, count) => {
      const state = begin({ solo: level });
      const bot = requireBot(state);
      expect(state).toMatchObject({ seats: 2, people: 1, coins: [15, coins], prestige: [3, prestige] });
      expect(state.hand).toEqual([8, 20 - count]);
      expect(state.supply).toEqual([12, 0]);
      expect(state.statues).toEqual([7, 7]);
      expect(state.priests).toEqual([7, 7]);
      expect(SOLO_LEVELS[bot.level]).toBe(level);
      const tile = at(getMap(state.map).file.setupTiles ?? [], bot.setupTile);
      const expected = [tile.green, tile.blue, tile.red].flat().slice(0, count);
      expect(listVillages(state, 1).toSorted()).toEqual(expected.toSorted());
      expect(state.villages[0]).toBe(0);
    },
  );

  it.each(['hindustan', 'rajasthan'])('M20-11.1 each set-up tile of %s occurs', (map) => {
    const tiles = new Set(Array.from({ length: 30 }, (_, i) => requireBot(begin({ map }, `${i}`)).setupTile));
    expect([...tiles].toSorted((a, b) => a - b)).toEqual([0, 1, 2]);
  });

  it('M20-11.1 a village holds one shrine: villages with Brahmabot’s shrines are full', () => {
    const state = begin();
    playMoves(state, { type: 'pick', character: at(state.display, 0) });
    const taken = getMap('hindustan').villageIds.indexOf(at(listVillages(state, 1), 0));
    expect(refusal(state, { type: 'found', village: taken })).toBe('M20-3.3 refusal.villageTwoSeats');
  });

  it('M20-11.1 options allow the solo game only for one person and a map with set-up tiles', () => {
    const refused = (options: object, players: number) => {
      try {
        return maharaja2020.parseOptions(options, players).solo;
      } catch (error) {
        if (!(error instanceof OptionError)) throw error;
        return [error.option, ...error.explanation.map(({ key }) => key)];
      }
    };
    expect(refused({}, 1)).toEqual(['solo', 'options.soloLevel']);
    expect(refused({ solo: 'hard' }, 2)).toEqual(['solo', 'options.soloAlone']);
    expect(refused({ solo: 'hard', mapFile: OWN_MAP }, 1)).toEqual(['solo', 'options.soloMap']);
    expect(refused({ solo: 'hard', display: 'firstGame' }, 1)).toEqual(['display', 'options.fourSeats']);
    expect(refused({ solo: 'hard', map: 'rajasthan' }, 1)).toBe(2);
    expect(refused({}, 4)).toBeNull();
    const automata = (options: object, players: number) =>
      maharaja2020.automata(maharaja2020.parseOptions(options, players), players);
    expect(maharaja2020.meta.seatCounts).toEqual([1, 2, 3, 4]);
    expect(automata({ solo: 'easy' }, 1)).toBe(1);
    expect(automata({}, 3)).toBe(0);
  });
});

describe('M20-11.2 characters', () => {
  it('M20-11.2 Brahmabot takes the first of 16, three form the row, the others the stack', () => {
    const state = begin();
    expect(state.display).toHaveLength(3);
    expect(requireBot(state).stack).toHaveLength(12);
    const all = [at(state.characters, 1), ...state.display, ...requireBot(state).stack];
    expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
    expect(begin({}, 'two').display).not.toEqual(state.display);
  });

  it('M20-11.2 the human takes one of the row, a new one is added at the right end, then shrines are placed', () => {
    const state = begin();
    const [left = 0, middle = 0, right = 0] = state.display;
    const next = at(requireBot(state).stack, 0);
    expect(maharaja2020.active(state)).toEqual([0]);
    const events = playMoves(state, { type: 'pick', character: middle });
    expect(state.display).toEqual([left, right, next]);
    expect(state.characters[0]).toBe(middle);
    expect(eventsOfKind(events, 'refilled')).toEqual([{ kind: 'refilled', character: next, left: 11 }]);
    for (let placed = 0; placed < 4; placed++) {
      expect(state).toMatchObject({ phase: 'found', seat: 0 });
      playMoves(state, at(maharaja2020.legalMoves(state, 0), placed));
    }
    expect(state).toMatchObject({ phase: 'plan', round: 1 });
    expect(state.hand[0]).toBe(4);
  });
});

describe('M20-11.3 changing character', () => {
  it('M20-11.3 the character given up leaves the game, and the row is refilled at the right', () => {
    const state = solo({ disc: ['character', 'coins'], stack: [3, 5] });
    const events = playMoves(state, change(4));
    expect(state.characters).toEqual([4, 8]);
    expect(state.display).toEqual([2, 6, 3]);
    expect(requireBot(state)).toMatchObject({ gone: [1], stack: [5] });
    expect(eventsOfKind(events, 'left')).toEqual([{ kind: 'left', what: 'character', number: 1 }]);
    expect(maharaja2020.active(state)).toEqual([0]);
  });

  it('M20-11.3 Brahmabot, if it loses its character, takes the leftmost of the row at once', () => {
    const state = solo({ disc: ['character', 'coins'], stack: [3] });
    const events = playMoves(state, change(8));
    expect(state.characters).toEqual([8, 2]);
    expect(state.display).toEqual([4, 6, 3]);
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 8, fromSeat: 1, back: 1 },
      { kind: 'character', seat: 1, character: 2, fromSeat: null, back: 0 },
    ]);
    expect(state).toMatchObject({ phase: 'act', seat: 0 });
  });

  it('M20-11.3 with an empty stack the row gets shorter, and with an empty row no character can be taken', () => {
    const state = solo({ disc: ['character', 'character'], display: [2], stack: [] });
    playMoves(state, change(8));
    expect(state.display).toEqual([]);
    expect(legalKeys(state, 'character')).toEqual([]);
    expect(refusal(state, change(2))).toBe('M20-11.3 refusal.emptyRow');
    expect(refusal(state, change(5))).toBe('M20-11.3 refusal.emptyRow');
    const swap = before('swapCharacter', { display: [], stack: [] });
    expect(eventsOfKind(playMoves(swap, STEP), 'upper')).toMatchObject([{ skipped: 'emptyRow' }]);
    expect(swap.characters).toEqual([1, 8]);
  });

  it('M20-11.3 a refusal does not reveal whether a character is in the stack', () => {
    const state = solo({ disc: ['character', 'character'], stack: [3, 5] });
    playMoves(state, change(2));
    for (const character of [1, 3, 5, 16])
      expect(refusal(state, change(character))).toBe(
        character === 3 ? null : 'M20-11.3 refusal.notInDisplay',
      );
  });

  it('M20-11.3 displayOnly protects Brahmabot’s character, but not the human’s from its swap', () => {
    const options = { specialRules: ['displayOnly'] };
    expect(refusal(solo({ disc: ['character', 'coins'], options }), change(8))).toBe(
      'M20-10 refusal.displayOnly',
    );
    const swap = before('swapCharacter', { options });
    playMoves(swap, STEP);
    expect(swap.characters).toEqual([0, 1]);
  });
});

describe('M20-11.4 planning', () => {
  it('M20-11.4 three tiles are drawn, two face up, the third hidden from everybody', () => {
    const state = begin();
    playMoves(state, { type: 'pick', character: at(state.display, 0) });
    const events = [];
    while (state.phase === 'found')
      events.push(...playMoves(state, at(maharaja2020.legalMoves(state, 0), 0)));
    const { drawn, pile } = requireBot(state);
    expect([...drawn, ...pile].toSorted((a, b) => a - b)).toEqual(ACTION_TILES.map((_, i) => i + 1));
    expect(eventsOfKind(events, 'drawn')).toEqual([{ kind: 'drawn', open: drawn.slice(0, 2), left: 9 }]);
    for (const viewer of [0, 'spectator'] as const) {
      const seen = maharaja2020.view(state, viewer).brahmabot;
      expect(seen?.drawn).toEqual([...drawn.slice(0, 2), null]);
      expect(seen?.pile).toEqual(new Array(9).fill(null));
      expect(seen?.stack).toEqual(new Array(11).fill(null));
      expect(seen?.shuffles).toBeNull();
    }
  });

  it('M20-11.4 only the human plans', () => {
    const state = begin();
    playMoves(state, { type: 'pick', character: at(state.display, 0) });
    while (state.phase === 'found') playMoves(state, at(maharaja2020.legalMoves(state, 0), 0));
    expect(maharaja2020.active(state)).toEqual([0]);
    playMoves(state, { type: 'plan', first: 4, second: 4 });
    expect(['act', 'brahmabot']).toContain(state.phase);
  });

  it('M20-11.4 there are twelve tiles of the eight kinds of action, as printed', () => {
    expect(ACTION_TILES).toHaveLength(12);
    const destinations = ACTION_TILES.map(({ destination }) => destination ?? 7);
    expect(destinations.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7]);
    for (const check of [1, 2, 3]) expect(ACTION_TILES.filter((one) => one.check === check)).toHaveLength(4);
    const kinds = new Set(ACTION_TILES.flatMap(({ actions }) => actions.map(({ kind }) => kind)));
    expect([...kinds].toSorted()).toEqual(UPPER_KINDS.toSorted());
  });

  it('M20-11.4 a seat that has ended its turn waits for Brahmabot', () => {
    const state = solo({ later: [1] });
    playMoves(state, END);
    expect(state).toMatchObject({ phase: 'brahmabot', seat: 1 });
    expect(refusal(state, END, 0)).toBe('M20-11.5 refusal.notYourTurn');
    expect(refusal(state, END, 1)).toBe('M20-11.5 refusal.phase.brahmabot');
    expect(legalKeys(state)).toEqual(['step']);
    expect(refusal(solo(), STEP)).toBe('M20-2.3 refusal.phase.act');
  });
});
