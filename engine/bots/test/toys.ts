import type { Decision, Game, GameEvent, Message, Outcome, Refusal, Seat } from '@durbar/kernel';
import { at, FormatError, shuffle } from '@durbar/kernel';

// Two small games for testing bots: one with a forced win, one with all kinds of hidden information.

const NO: Refusal = { clause: 'TOY-1', key: 'refusal.no' };

function asNumber(raw: unknown): number {
  if (typeof raw === 'number' && Number.isInteger(raw)) return raw;
  throw new FormatError('a whole number was expected');
}

function notRead(): never {
  throw new FormatError('not read in these tests');
}

function ranked(ending: string, scores: readonly number[]): Outcome {
  const ranks = scores.map((own) => 1 + scores.filter((other) => other > own).length);
  return { ending, ranks, scores, lines: scores.map(() => []), tieBreaks: [] };
}

function say(key: string, number: number): Message {
  return { key, values: { number } };
}

export interface Pile {
  pile: number;
  turn: number;
  seats: number;
}

/** Take one to three from a pile; taking the last one wins. With two seats the winning move leaves a multiple of four. */
export const nim: Game<Pile, Pile, number> = {
  meta: { id: 'nim', rules: 1, seatCounts: [2, 3], options: [] },
  parseOptions: () => null,
  parseMove: asNumber,
  parseView: notRead,
  parseEvent: notRead,
  automata: () => 0,
  setup: (_, seats) => ({ pile: 15, turn: 0, seats }),
  active: (state) => (state.pile > 0 ? [state.turn % state.seats] : []),
  decision: (state, seat): Decision | null =>
    state.pile > 0 && state.turn % state.seats === seat
      ? { kind: 'take', prompt: { key: 'prompt.take' } }
      : null,
  turn: (state) => state.turn,
  view: (state) => ({ ...state }),
  redact: (event) => event,
  reveals: () => false,
  refusal: (state, seat, move) =>
    state.turn % state.seats === seat && move >= 1 && move <= Math.min(3, state.pile) ? null : NO,
  legalMoves: (state, seat) =>
    state.pile > 0 && state.turn % state.seats === seat
      ? Array.from({ length: Math.min(3, state.pile) }, (_, i) => i + 1)
      : [],
  wellFormedMoves: () => [1, 2, 3],
  apply(state, _, move) {
    state.pile -= move;
    state.turn++;
  },
  clone: (state) => ({ ...state }),
  key: String,
  describeMove: (move) => say('move.take', move),
  describeEvent: (event) => ({ key: event.kind }),
  determinize: (view) => ({ ...view }),
  fingerprint: (state) => JSON.stringify(state),
  outcome: (state) =>
    state.pile > 0
      ? null
      : ranked(
          'ending.empty',
          Array.from({ length: state.seats }, (_, seat) => ((state.turn - 1) % state.seats === seat ? 1 : 0)),
        ),
};

export interface AuctionView {
  /** Cards in each seat's hand; null if the viewer does not see them. */
  hands: (number | null)[][];
  /** Prizes left in the deck, including those that the automaton will draw. */
  deck: (number | null)[];
  prize: number;
  bids: (number | null)[];
  /** Cards that each seat has bid so far; public. */
  played: number[][];
  scores: number[];
  round: number;
  /** Number of players; the automaton has the seat after them. */
  people: number;
}

export interface Auction extends AuctionView {
  hands: number[][];
  deck: number[];
}

/** Each seat is dealt six of its own eight cards, hidden from the others. */
const HAND = 6;
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8];
const PRIZES = 12;

/** The automaton's only move. */
const DRAW = 0;

function toBid(state: AuctionView): Seat[] {
  if (state.round >= HAND) return [];
  if (state.bids.every((bid) => bid !== null)) return [state.people];
  return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []));
}

function auctionMoves(state: AuctionView, seat: Seat): number[] {
  if (!toBid(state).includes(seat)) return [];
  if (seat === state.people) return [DRAW];
  return at(state.hands, seat).filter((card): card is number => card !== null);
}

function award(state: Auction): void {
  const bids = state.bids.map((bid) => bid ?? 0);
  const best = Math.max(...bids);
  const winner = bids.indexOf(best);
  state.scores[winner] = at(state.scores, winner) + state.prize;
  const drawn = state.deck.pop() ?? 0;
  state.scores[state.people] = at(state.scores, state.people) + drawn / 4;
  state.prize = state.deck.pop() ?? 0;
  state.bids = state.bids.map(() => null);
  state.round++;
}

/** Lead over the best rival, and the value of the cards still held. */
function lead(state: Auction, seat: Seat): number {
  const own = at(state.scores, seat);
  const others = state.scores.filter((_, other) => other !== seat);
  const cards = (state.hands[seat] ?? []).reduce((sum, card) => sum + card, 0);
  return own - Math.max(...others) + cards / 4;
}

/** Sealed bids for open prizes from a hidden deck, with hidden hands, and an automaton that draws after each round. */
export const auction: Game<Auction, AuctionView, number, GameEvent, null> = {
  meta: { id: 'auction', rules: 1, seatCounts: [2, 3, 4], options: [] },
  parseOptions: () => null,
  parseMove: asNumber,
  parseView: notRead,
  parseEvent: notRead,
  automata: () => 1,
  setup(_, people, deal) {
    const deck = deal.order('prizes', PRIZES + 1).map((prize) => prize + 1);
    return {
      hands: Array.from({ length: people }, (_, seat) =>
        deal
          .order(`hand ${seat}`, CARDS.length)
          .slice(0, HAND)
          .map((card) => card + 1),
      ),
      played: Array.from({ length: people }, () => []),
      prize: deck.pop() ?? 0,
      deck,
      bids: Array.from({ length: people }, () => null),
      scores: Array.from({ length: people + 1 }, () => 0),
      round: 0,
      people,
    };
  },
  active: toBid,
  decision: (state, seat) =>
    toBid(state).includes(seat)
      ? { kind: 'bid', prompt: { key: 'prompt.bid' }, sealed: seat < state.people }
      : null,
  turn: (state) => state.round,
  view: (state, viewer) => ({
    ...state,
    hands: state.hands.map((hand, seat) => (seat === viewer ? [...hand] : hand.map(() => null))),
    deck: state.deck.map(() => null),
    played: state.played.map((cards) => [...cards]),
    scores: [...state.scores],
    bids: [...state.bids],
  }),
  redact: (event) => event,
  reveals: () => false,
  refusal: (state, seat, move) => (auctionMoves(state, seat).includes(move) ? null : NO),
  legalMoves: auctionMoves,
  wellFormedMoves: () => [DRAW, ...CARDS],
  apply(state, seat, move) {
    if (seat === state.people) return award(state);
    state.bids[seat] = move;
    state.hands[seat] = at(state.hands, seat).filter((card) => card !== move);
    at(state.played, seat).push(move);
  },
  clone: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    played: state.played.map((cards) => [...cards]),
    deck: [...state.deck],
    bids: [...state.bids],
    scores: [...state.scores],
  }),
  key: String,
  describeMove: (move) => say('move.bid', move),
  describeEvent: (event) => ({ key: event.kind }),
  determinize(view, seat, rng) {
    const prizes = shuffle(
      rng,
      Array.from({ length: PRIZES + 1 }, (_, prize) => prize + 1).filter((prize) => prize !== view.prize),
    );
    return {
      ...view,
      hands: view.hands.map((hand, other) => {
        const left = shuffle(
          rng,
          CARDS.filter((card) => !view.played[other]?.includes(card)),
        );
        return other === seat ? hand.map((card) => card ?? 0) : left.slice(0, hand.length);
      }),
      played: view.played.map((cards) => [...cards]),
      deck: view.deck.map(() => prizes.pop() ?? 0),
      bids: [...view.bids],
      scores: [...view.scores],
    };
  },
  fingerprint: (state) => JSON.stringify(state),
  outcome: (state) => (state.round < HAND ? null : ranked('ending.sold', state.scores)),
  heuristics: { evaluate: lead },
};
