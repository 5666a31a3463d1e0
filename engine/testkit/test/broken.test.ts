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
  ['refuses nothing', 'legality', { refusal: () => null }],
  [
    'refuses a legal move',
    'legality',
    {
      refusal: (position, seat, move) =>
        move.kind === 'build'
          ? { clause: 'BZR-2.2', key: 'refusal.notNow' }
          : bazaar.refusal(position, seat, move),
    },
  ],
  [
    'omits a legal move',
    'legality',
    {
      legalMoves: (position, seat) => {
        const moves = bazaar.legalMoves(position, seat);
        return moves.length > 1 ? moves.slice(1) : moves;
      },
    },
  ],
  [
    'refuses with a different reason on a view',
    'legality',
    {
      refusal: (position, seat, move) => {
        const refusal = bazaar.refusal(position, seat, move);
        return refusal && !position.stock ? { ...refusal, key: 'refusal.offered' } : refusal;
      },
    },
  ],
  ['has a different turn on views', 'legality', { turn: ({ turn, stock }) => (stock ? turn : turn + 1) }],
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
    'changes the state in a query',
    'copying',
    {
      outcome: (position) => {
        position.shownBids.push(0);
        return bazaar.outcome(position);
      },
    },
  ],
  ['declares oneView but has different views', 'oneView', { meta: { ...bazaar.meta, oneView: true } }],
  [
    'declares oneView but redacts events',
    'oneView',
    {
      meta: { ...bazaar.meta, oneView: true },
      view: (state) => bazaar.view(state, 'spectator'),
    },
  ],
  ['shares state with its clones', 'copying', { clone: (state) => ({ ...state }) }],
  ['loses a field in clones', 'copying', { clone: (state) => ({ ...bazaar.clone(state), bank: 0 }) }],
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
  ['has a decreasing turn number', 'turn', { turn: ({ turn }) => 100 - turn }],
  [
    'gives its automaton more than one legal move',
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
  ['has no legal moves for an active seat', 'consistency', { legalMoves: () => [] }],
  ['has no decision for an active seat', 'consistency', { decision: () => null }],
  [
    'has a decision for an inactive seat',
    'consistency',
    {
      decision: (position, seat) =>
        bazaar.decision(position, seat) ?? { kind: 'bid', prompt: { key: 'prompt.bid' } },
    },
  ],
  [
    'has legal moves for an inactive seat',
    'consistency',
    {
      active: (position) => bazaar.active(position).slice(0, 1),
    },
  ],
  [
    'lists active seats out of order',
    'consistency',
    { active: (position) => bazaar.active(position).toReversed() },
  ],
  [
    'has an outcome before the end',
    'consistency',
    {
      outcome: () => ({ ending: 'ending.rounds', ranks: [], scores: [], lines: [], tieBreaks: [] }),
    },
  ],
  [
    'has simultaneous choices that are not sealed',
    'consistency',
    {
      decision: (position, seat) => {
        const decision = bazaar.decision(position, seat);
        return decision && { kind: decision.kind, prompt: decision.prompt };
      },
    },
  ],
  [
    'lets one sealed choice affect another',
    'sealed',
    {
      ...breakMoves((state, move) => {
        if (move.kind === 'bid') state.coins = state.coins.map((coins) => Math.min(coins, 2));
        return true;
      }),
    },
  ],
  [
    'reveals sealed choices early',
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
    'has a state that is not plain JSON',
    'json',
    {
      setup: (options, players, deal) => ({ ...bazaar.setup(options, players, deal), extra: new Map() }),
    },
  ],
  [
    'parses its views wrongly',
    'json',
    {
      parseView: (raw) => ({ ...bazaar.parseView(raw), turn: 0 }),
    },
  ],
  ['parses its moves wrongly', 'json', { parseMove: () => ({ kind: 'end' }) }],
  ['gives two moves the same key', 'consistency', { key: ({ kind }) => kind }],
  [
    'crashes on malformed moves',
    'parsing',
    {
      parseMove: (raw) => bazaar.parseMove({ ...(raw as BazaarMove), kind: (raw as BazaarMove).kind.trim() }),
    },
  ],
  [
    'determinizes to a state with a different view',
    'determinize',
    {
      determinize: (view, seat, rng) => ({ ...bazaar.determinize(view, seat, rng), bank: 99 }),
    },
  ],
  [
    'changes the view it determinizes',
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
    'throws in redact',
    'events',
    {
      redact: (event, viewer) => {
        if (event.kind === 'built') throw new Error('no');
        return bazaar.redact(event, viewer);
      },
    },
  ],
  [
    'has an event without a text',
    'words',
    {
      describeEvent: (event) =>
        event.kind === 'won' ? { key: 'event.nothing' } : bazaar.describeEvent(event),
    },
  ],
  [
    'has a move without the values that its text needs',
    'words',
    { describeMove: ({ kind }) => ({ key: `move.${kind}` }) },
  ],
  ['describes a position for too few seats', 'words', { describePosition: () => ({ table: [], seats: [] }) }],
  [
    'describes a position with a message without a text',
    'words',
    {
      describePosition: ({ coins, merchant }) => ({
        table: [{ key: 'position.nothing' }],
        seats: [...coins, ...(merchant ? [0] : [])].map(() => []),
      }),
    },
  ],
  [
    'has a setup that does not depend on the seed alone',
    'setup',
    {
      setup: (options, players, deal) => ({ ...bazaar.setup(options, players, deal), round: calls++ }),
    },
  ],
  [
    'applies moves differently without an event list',
    'undo',
    breakMoves((state, _, events) => {
      if (!events) state.round += 0.25;
      return true;
    }),
  ],
  [
    'sets up differently from a record',
    'records',
    {
      setup: (options, players, deal) => {
        const state = bazaar.setup(options, players, deal);
        return 'dealt' in deal ? state : { ...state, bank: state.bank + 1 };
      },
    },
  ],
  ['accepts any option', 'options', { parseOptions: () => ({ merchant: true, length: 'short' }) }],
  ['refuses its defaults for a seat count without an explanation', 'options', longForFour([])],
  [
    'has scores that do not add up',
    'outcome',
    ending(({ scores }) => ({ scores: scores.map((score) => score + 1) })),
  ],
  ['has an outcome for too few seats', 'outcome', ending(({ ranks }) => ({ ranks: ranks.slice(1) }))],
  [
    'has an outcome without a winner',
    'outcome',
    ending(({ ranks }) => ({ ranks: ranks.map((rank) => rank + 1) })),
  ],
  [
    'skips ranks',
    'outcome',
    ending(({ ranks }) => ({ ranks: ranks.map((rank) => (rank === 1 ? 1 : rank + 1)) })),
  ],
  [
    'has a different outcome on views',
    'outcome',
    {
      outcome: (position) => {
        const outcome = bazaar.outcome(position);
        return outcome && !position.stock ? { ...outcome, ending: 'ending.stock' } : outcome;
      },
    },
  ],
  [
    'throws in apply',
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

  it('accepts a game that refuses its defaults for a seat count, if it explains why', () => {
    const words = bazaarWords;
    expect(lawsBrokenBy(longForFour([{ key: 'option.length' }]), { words, seatCounts: [2, 4] })).toEqual([]);
    expect(lawsBrokenBy(longForFour([{ key: 'no.text' }]), { words })).toEqual(['words']);
  });

  it('reports the configuration and record of a failure', () => {
    const { failures } = checkGame(breakBazaar(breakMoves((_, { kind }) => kind !== 'end')), {
      ...settings,
      failures: 1,
    });
    const [failure] = failures;
    expect(failure?.players).toBe(2);
    expect(failure?.options).toEqual({ merchant: true, length: 'short' });
    expect(failure?.record?.entries).toHaveLength(150);
  });

  it('fails if a required name is never reached', () => {
    expect(lawsBrokenBy({}, { mustReach: ['event.bought', 'undo', 'event.comet'] })).toEqual(['reached']);
    expect(
      lawsBrokenBy({}, { mustReach: ['comet'], reached: ({ round }) => (round > 0 ? ['comet'] : []) }),
    ).toEqual([]);
  });

  it('fails if the game accepts an option value for no seat count', () => {
    const parts: Partial<Bazaar> = {
      meta: {
        ...bazaar.meta,
        options: [...bazaar.meta.options, { name: 'map', kind: 'document', default: null }],
      },
      parseOptions: (raw, players) => bazaar.parseOptions(raw, players),
    };
    expect(lawsBrokenBy(parts)).toContain('reached');
  });

  it('fails if a locale lacks a text or has one that is not well-formed', () => {
    const { 'event.built': _, ...lacking } = bazaarWords.fr;
    expect(lawsBrokenBy({}, { words: { en: bazaarWords.en, fr: lacking } })).toEqual(['words']);
    const bad = { ...bazaarWords.en, 'event.built': '{seat, plural, one {x}' };
    expect(lawsBrokenBy({}, { words: { en: bad } })).toEqual(['words']);
  });
});
