import { at, seededDeal, seededRng } from '@durbar/kernel';
import { describe, expect, it } from 'vitest';
import { WordChecker } from '../src/check-words.ts';
import { LawViolation } from '../src/law.ts';
import { checkLaterOrders, laterOrderPaths } from '../src/leak/later-orders.ts';
import { checkPair } from '../src/leak/pair.ts';
import { type CheckSubject, CoverageNotes, listViewers } from '../src/settings.ts';
import type { BazaarEvent } from '../src/toy/index.ts';
import { bazaar } from '../src/toy/index.ts';
import { type Bazaar, breakBazaar, breakMoves, hiddenStock, leakInView } from './broken-bazaar.ts';

const configuration = { players: 3, seats: 4, options: { merchant: true, length: 'long' } };

/** Runs only the leak checker, at every position of a few matches. Returns the message of the first leak, or null. */
function findLeak(game: Bazaar, transient?: (event: BazaarEvent) => boolean): string | null {
  const settings = transient ? { transient } : {};
  const subject: CheckSubject = {
    game,
    settings,
    words: new WordChecker(),
    configuration,
    notes: new CoverageNotes(),
  };
  try {
    for (let i = 0; i < 4; i++) playAndCompare(game, subject, `leak ${i}`);
    return null;
  } catch (error) {
    if (error instanceof LawViolation && error.law === 'leak') return error.message;
    throw error;
  }
}

function playAndCompare(game: Bazaar, subject: CheckSubject, seed: string): void {
  const rng = seededRng(seed, 'moves');
  const deal = seededDeal(seed);
  const state = game.setup({ merchant: true, length: 'long' }, configuration.players, deal);
  const paths = laterOrderPaths(state, deal.dealt);
  expect(paths).toEqual([['draws']]);
  for (;;) {
    checkLaterOrders(subject, state, paths);
    for (const viewer of listViewers(configuration)) checkPair(subject, state, viewer, rng);
    const [seat] = game.active(state);
    if (seat === undefined) return;
    const moves = game.legalMoves(state, seat);
    game.apply(state, seat, at(moves, (rng[0] >>> 1) % moves.length));
  }
}

/** Accepts any event, because a strict parser would reject extra fields before the leak checker sees them. */
const lenient: Partial<Bazaar> = { parseEvent: (raw) => raw as BazaarEvent };

const LEAKY: readonly [string, RegExp, Partial<Bazaar>][] = [
  ['shows the stock', /view of 0/, leakInView(({ stock }) => ({ stock }))],
  ['shows the hands of others', /no event showed/, leakInView(({ hands }) => ({ hands }))],
  [
    'shows hands to spectators only',
    /spectator/,
    {
      view: (state, viewer) => ({
        ...bazaar.view(state, viewer),
        ...(viewer === 'spectator' && { hands: structuredClone(state.hands) }),
      }),
    },
  ],
  ['shows the bids of others', /view of \d|no event showed/, leakInView(({ bids }) => ({ bids }))],
  [
    'shows its later draws',
    /shows the later draws at draws/,
    {
      ...leakInView(({ draws }) => ({ draws })),
      determinize: (view, seat, rng) => ({
        ...bazaar.determinize(view, seat, rng),
        ...(view.draws && { draws: view.draws }),
      }),
    },
  ],
  [
    'leaks through the length of a list',
    /view of/,
    leakInView((state) => ({
      pile: [...state.pile, ...Array.from({ length: hiddenStock(state) }, () => 1)],
    })),
  ],
  ['does not redact at all', /events show/, { redact: (event) => event }],
  [
    'does not redact bids',
    /events show/,
    {
      redact: (event, viewer) => (event.kind === 'bidMade' ? event : bazaar.redact(event, viewer)),
    },
  ],
  [
    'redacts for seats but not for spectators',
    /events show spectator/,
    {
      redact: (event, viewer) => (viewer === 'spectator' ? event : bazaar.redact(event, viewer)),
    },
  ],
  [
    'leaks through the size of an event',
    /events show/,
    {
      ...lenient,
      redact: (event, viewer) => {
        const seen = bazaar.redact(event, viewer);
        if (!seen || event.kind !== 'drew') return seen;
        const pad = ' '.repeat(event.card ?? 0);
        return Object.assign({ pad }, seen);
      },
    },
  ],
  [
    'leaks through an additional event',
    /events show/,
    breakMoves((state, move, events) => {
      if (move.kind === 'build' && hiddenStock(state) > 2) events?.push({ kind: 'built', seat: 0 });
      return true;
    }),
  ],
  [
    'leaks through the kind of a redacted event',
    /events show/,
    {
      redact: (event, viewer) => {
        const seen = bazaar.redact(event, viewer);
        return seen?.kind === 'drew' && event.kind === 'drew' && event.card !== null && event.card > 2
          ? { ...seen, kind: 'built' }
          : seen;
      },
    },
  ],
  [
    'leaks through refusals',
    /refusals of/,
    {
      refusal: (position, seat, move) => {
        const refusal = bazaar.refusal(position, seat, move);
        return refusal && hiddenStock(position) > 2 ? { ...refusal, clause: 'BZR-9.9' } : refusal;
      },
    },
  ],
  [
    'leaks through the order of legal moves',
    /legal moves of/,
    {
      legalMoves: (position, seat) => {
        const moves = bazaar.legalMoves(position, seat);
        return hiddenStock(position) > 2 ? moves.toReversed() : moves;
      },
    },
  ],
  [
    'leaks through a prompt',
    /decision of/,
    {
      decision: (position, seat) => {
        const decision = bazaar.decision(position, seat);
        return decision && { ...decision, prompt: { key: `prompt.${hiddenStock(position)}` } };
      },
    },
  ],
  ['leaks through the turn number', /turn of/, { turn: (position) => position.turn + hiddenStock(position) }],
  ['does not mark revealing events', /none is marked as revealing/, { reveals: () => false }],
];

describe('leak checker', () => {
  it('finds no leak in a correct game', () => {
    expect(findLeak(bazaar)).toBeNull();
  });

  it.each(LEAKY)('catches a game that %s', (_, message, parts) => {
    expect(findLeak(breakBazaar(parts))).toMatch(message);
  });

  it('ignores differences in events that the settings declare transient', () => {
    const forgetful = breakBazaar({
      view: (state, viewer) => ({ ...bazaar.view(state, viewer), shownBids: state.bids.map(() => 0) }),
      determinize: (view, seat, rng) => ({
        ...bazaar.determinize(view, seat, rng),
        shownBids: view.shownBids,
      }),
    });
    expect(findLeak(forgetful)).toMatch(/bidsShown/);
    expect(findLeak(forgetful, ({ kind }) => kind === 'bidsShown')).toBeNull();
  });
});
