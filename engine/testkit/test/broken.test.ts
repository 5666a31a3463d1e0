import { describe, expect, it } from 'vitest';
import { type CheckSettings, checkGame, type Law } from '../src/index.ts';
import type { BazaarMove, BazaarState } from '../src/toy/index.ts';
import { bazaar, bazaarWords } from '../src/toy/index.ts';
import { bazaarSettings } from './bazaar-settings.ts';
import { type Bazaar, breakBazaar, breakMoves, ending, leakInView, longForFour } from './broken-bazaar.ts';

type BazaarSettings = CheckSettings<BazaarState, BazaarMove>;

const settings: BazaarSettings = {
  ...bazaarSettings,
  seatCounts: [2],
  mustReach: [],
  combinations: 0,
  limit: 150,
  failures: 3,
  every: 40,
};

function lawsBrokenBy(parts: Partial<Bazaar>, more: BazaarSettings = {}): Law[] {
  return checkGame(breakBazaar(parts), { ...settings, ...more }).failures.map(({ law }) => law);
}

let calls = 0;

const BROKEN: readonly [string, Law, Partial<Bazaar>][] = [
  ['never ends', 'ends', breakMoves((_, { kind }) => kind !== 'end')],
  ['is not refused anything', 'legality', { refusal: () => null }],
  [
    'is refused a legal move',
    'legality',
    {
      refusal: (position, seat, move) =>
        move.kind === 'build'
          ? { clause: 'BZR-2.2', key: 'refusal.notNow' }
          : bazaar.refusal(position, seat, move),
    },
  ],
  [
    'does not list a legal move',
    'legality',
    {
      legalMoves: (position, seat) => {
        const moves = bazaar.legalMoves(position, seat);
        return moves.length > 1 ? moves.slice(1) : moves;
      },
    },
  ],
  [
    'refuses on a view for another reason',
    'legality',
    {
      refusal: (position, seat, move) => {
        const refusal = bazaar.refusal(position, seat, move);
        return refusal && !position.stock ? { ...refusal, key: 'refusal.offered' } : refusal;
      },
    },
  ],
  ['has another turn on views', 'legality', { turn: ({ turn, stock }) => (stock ? turn : turn + 1) }],
  [
    'lists a well-formed move twice',
    'legality',
    { wellFormedMoves: () => [{ kind: 'end' }, { kind: 'end' }] },
  ],
  ['has legal moves that are not well-formed', 'legality', { wellFormedMoves: () => [{ kind: 'end' }] }],
  [
    'changes the state when it refuses',
    'legality',
    {
      refusal: (position, seat, move) => {
        const refusal = bazaar.refusal(position, seat, move);
        if (refusal && position.stock) position.round += 0.5;
        return refusal;
      },
    },
  ],
  [
    'changes the state when it is asked',
    'copying',
    {
      outcome: (position) => {
        position.shownBids.push(0);
        return bazaar.outcome(position);
      },
    },
  ],
  ['says that all see the same, and they do not', 'oneView', { meta: { ...bazaar.meta, oneView: true } }],
  [
    'says that all see the same, and keeps events from some',
    'oneView',
    {
      meta: { ...bazaar.meta, oneView: true },
      view: (state) => bazaar.view(state, 'spectator'),
    },
  ],
  ['shares state with its clones', 'copying', { clone: (state) => ({ ...state }) }],
  ['forgets something in clones', 'copying', { clone: (state) => ({ ...bazaar.clone(state), bank: 0 }) }],
  [
    'shares state with its views',
    'copying',
    {
      view: (state, viewer) => ({ ...bazaar.view(state, viewer), coins: state.coins }),
    },
  ],
  [
    'loses coins',
    'conserved',
    breakMoves((state, { kind }) => {
      if (kind === 'build') state.bank--;
      return true;
    }),
  ],
  ['has a turn that falls', 'turn', { turn: ({ turn }) => 100 - turn }],
  [
    'gives its automaton a choice',
    'consistency',
    {
      legalMoves: (position, seat) => {
        const moves = bazaar.legalMoves(position, seat);
        return seat >= position.players ? [...moves, ...moves.map(() => ({ kind: 'end' }) as const)] : moves;
      },
    },
  ],
  [
    'lists a legal move twice',
    'consistency',
    {
      legalMoves: (position, seat) => bazaar.legalMoves(position, seat).flatMap((move) => [move, move]),
    },
  ],
  ['has nothing to do for an active seat', 'consistency', { legalMoves: () => [] }],
  ['asks a seat nothing that is active', 'consistency', { decision: () => null }],
  [
    'asks a seat that is not active',
    'consistency',
    {
      decision: (position, seat) =>
        bazaar.decision(position, seat) ?? { kind: 'bid', prompt: { key: 'prompt.bid' } },
    },
  ],
  [
    'has moves for a seat that is not active',
    'consistency',
    {
      active: (position) => bazaar.active(position).slice(0, 1),
    },
  ],
  [
    'has active seats in disorder',
    'consistency',
    { active: (position) => bazaar.active(position).toReversed() },
  ],
  [
    'has an outcome too early',
    'consistency',
    {
      outcome: () => ({ ending: 'ending.rounds', ranks: [], scores: [], lines: [], tieBreaks: [] }),
    },
  ],
  [
    'lets several choose in the open',
    'consistency',
    {
      decision: (position, seat) => {
        const decision = bazaar.decision(position, seat);
        return decision && { kind: decision.kind, prompt: decision.prompt };
      },
    },
  ],
  [
    'lets one sealed choice change another',
    'sealed',
    {
      ...breakMoves((state, move) => {
        if (move.kind === 'bid') state.coins = state.coins.map((coins) => Math.min(coins, 2));
        return true;
      }),
    },
  ],
  [
    'shows sealed choices',
    'sealed',
    {
      ...leakInView(({ bids }) => ({ bids })),
      determinize: (view, seat, rng) => {
        const bids = view.bids.map((bid) => bid ?? 0);
        return { ...bazaar.determinize(view, seat, rng), bids };
      },
    },
  ],
  [
    'has a state that is no JSON',
    'json',
    {
      setup: (options, players, deal) => ({ ...bazaar.setup(options, players, deal), extra: new Map() }),
    },
  ],
  [
    'cannot read its views',
    'json',
    {
      parseView: (raw) => ({ ...bazaar.parseView(raw), turn: 0 }),
    },
  ],
  ['cannot read its moves', 'json', { parseMove: () => ({ kind: 'end' }) }],
  ['has two moves of one key', 'consistency', { key: ({ kind }) => kind }],
  [
    'crashes on what is no move',
    'parsing',
    {
      parseMove: (raw) => bazaar.parseMove({ ...(raw as BazaarMove), kind: (raw as BazaarMove).kind.trim() }),
    },
  ],
  [
    'cannot be determinized',
    'determinize',
    {
      determinize: (view, seat, rng) => ({ ...bazaar.determinize(view, seat, rng), bank: 99 }),
    },
  ],
  [
    'changes a view when it determinizes',
    'determinize',
    {
      determinize: (view, seat, rng) => {
        const state = bazaar.determinize(view, seat, rng);
        view.bank++;
        return state;
      },
    },
  ],
  [
    'throws when it redacts',
    'events',
    {
      redact: (event, viewer) => {
        if (event.kind === 'built') throw new Error('no');
        return bazaar.redact(event, viewer);
      },
    },
  ],
  [
    'has an event without words',
    'words',
    {
      describeEvent: (event) =>
        event.kind === 'won' ? { key: 'event.nothing' } : bazaar.describeEvent(event),
    },
  ],
  [
    'has a move without the values for its words',
    'words',
    { describeMove: ({ kind }) => ({ key: `move.${kind}` }) },
  ],
  ['describes a position for too few seats', 'words', { describePosition: () => ({ table: [], seats: [] }) }],
  [
    'describes a position without words',
    'words',
    {
      describePosition: ({ coins, merchant }) => ({
        table: [{ key: 'position.nothing' }],
        seats: [...coins, ...(merchant ? [0] : [])].map(() => []),
      }),
    },
  ],
  [
    'draws from elsewhere',
    'setup',
    {
      setup: (options, players, deal) => ({ ...bazaar.setup(options, players, deal), round: calls++ }),
    },
  ],
  [
    'moves differently when nobody listens',
    'undo',
    breakMoves((state, _, events) => {
      if (!events) state.round += 0.25;
      return true;
    }),
  ],
  [
    'is set up differently from a record',
    'records',
    {
      setup: (options, players, deal) => {
        const state = bazaar.setup(options, players, deal);
        return 'dealt' in deal ? state : { ...state, bank: state.bank + 1 };
      },
    },
  ],
  ['takes any option', 'options', { parseOptions: () => ({ merchant: true, length: 'short' }) }],
  ['refuses its defaults for some seats without saying why', 'options', longForFour([])],
  [
    'has scores that do not add up',
    'outcome',
    ending(({ scores }) => ({ scores: scores.map((score) => score + 1) })),
  ],
  ['has an outcome for too few', 'outcome', ending(({ ranks }) => ({ ranks: ranks.slice(1) }))],
  ['has nobody win', 'outcome', ending(({ ranks }) => ({ ranks: ranks.map((rank) => rank + 1) }))],
  [
    'leaves ranks out',
    'outcome',
    ending(({ ranks }) => ({ ranks: ranks.map((rank) => (rank === 1 ? 1 : rank + 1)) })),
  ],
  [
    'has another outcome on views',
    'outcome',
    {
      outcome: (position) => {
        const outcome = bazaar.outcome(position);
        return outcome && !position.stock ? { ...outcome, ending: 'ending.stock' } : outcome;
      },
    },
  ],
  [
    'throws',
    'crash',
    breakMoves((_, { kind }) => {
      if (kind === 'buy') throw new TypeError('no');
      return true;
    }),
  ],
];

describe('conformance', () => {
  it.each(BROKEN)('catches a game that %s', (_, law, parts) => {
    expect(lawsBrokenBy(parts, { words: bazaarWords })).toContain(law);
  });

  it('takes a game whose defaults are not for every number of seats, if it says to people why', () => {
    const words = bazaarWords;
    expect(lawsBrokenBy(longForFour([{ key: 'option.length' }]), { words, seatCounts: [2, 4] })).toEqual([]);
    expect(lawsBrokenBy(longForFour([{ key: 'no.text' }]), { words })).toEqual(['words']);
  });

  it('says where the failure was and hands over the match', () => {
    const { failures } = checkGame(breakBazaar(breakMoves((_, { kind }) => kind !== 'end')), {
      ...settings,
      failures: 1,
    });
    const [failure] = failures;
    expect(failure?.players).toBe(2);
    expect(failure?.options).toEqual({ merchant: true, length: 'short' });
    expect(failure?.record?.entries).toHaveLength(150);
  });

  it('fails if something was never reached', () => {
    expect(lawsBrokenBy({}, { mustReach: ['event.bought', 'undo', 'event.comet'] })).toEqual(['reached']);
    expect(
      lawsBrokenBy({}, { mustReach: ['comet'], reached: ({ round }) => (round > 0 ? ['comet'] : []) }),
    ).toEqual([]);
  });

  it('fails if the game takes a value of an option for no seat count', () => {
    const parts: Partial<Bazaar> = {
      meta: {
        ...bazaar.meta,
        options: [...bazaar.meta.options, { name: 'map', kind: 'document', default: null }],
      },
      parseOptions: (raw, players) => bazaar.parseOptions(raw, players),
    };
    expect(lawsBrokenBy(parts)).toContain('reached');
  });

  it('fails if a language lacks a word, or has a text that is not well-formed', () => {
    const { 'event.built': _, ...lacking } = bazaarWords.fr;
    expect(lawsBrokenBy({}, { words: { en: bazaarWords.en, fr: lacking } })).toEqual(['words']);
    const bad = { ...bazaarWords.en, 'event.built': '{seat, plural, one {x}' };
    expect(lawsBrokenBy({}, { words: { en: bad } })).toEqual(['words']);
  });
});
