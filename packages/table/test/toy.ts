import type { Deal, Decision, Game, Message, Refusal, Rng, Seat, Viewer } from '@durbar/kernel';
import { at, FormatError, shuffle } from '@durbar/kernel';

/*
 * A small game with everything a table must cope with. Each round: all people bid in secret; the highest bid wins the
 * turn; its seat places points, peeks at the hidden stock, or dares its neighbour, who must react; then an automaton
 * turns the next card up. Purses and hands are secret, the order of the stock is nobody's.
 */

export interface View {
  players: number;
  round: number;
  turn: number;
  phase: 'bid' | 'act' | 'react' | 'draw' | 'over';
  /** Whose act it is; −1 while bidding. */
  seat: number;
  bids: (number | null)[];
  purses: (number | null)[];
  points: number[];
  hands: (number[] | null)[];
  shown: number[];
  stockCount: number;
  stock: number[] | null;
}

export interface State extends View {
  bids: number[];
  purses: number[];
  hands: number[][];
  stock: number[];
}

export type Move =
  | { type: 'bid'; gold: number }
  | { type: 'place'; points: number }
  | { type: 'peek' }
  | { type: 'dare' }
  | { type: 'yes' }
  | { type: 'no' }
  | { type: 'end' }
  | { type: 'draw' };

export type Event =
  | { kind: 'bid'; seat: number; gold: number }
  | { kind: 'won'; seat: number }
  | { kind: 'placed'; seat: number; points: number }
  | { kind: 'peeked'; seat: number; card: number | null }
  | { kind: 'dared'; seat: number }
  | { kind: 'reacted'; seat: number; yes: boolean }
  | { kind: 'drawn'; card: number };

const ROUNDS = 3;
const CARDS = 12;
const TYPES = ['peek', 'dare', 'yes', 'no', 'end', 'draw'] as const;

function refuse(key: string): Refusal {
  return { clause: 'TOY-1', key };
}

function message(key: string): Message {
  return { key };
}

const toyGame: Game<State, View, Move, Event, object> = {
  meta: { id: 'toy', rules: 1, seatCounts: [2, 3, 4], options: [] },
  parseOptions: () => ({}),
  parseMove(raw) {
    if (typeof raw === 'object' && raw !== null && 'type' in raw) {
      if (raw.type === 'bid' && 'gold' in raw && Number.isInteger(raw.gold))
        return { type: 'bid', gold: Number(raw.gold) };
      if (raw.type === 'place' && 'points' in raw && Number.isInteger(raw.points))
        return { type: 'place', points: Number(raw.points) };
      const type = TYPES.find((each) => each === raw.type);
      if (type) return { type };
    }
    throw new FormatError('no move of the toy game');
  },
  parseView: (raw) => structuredClone(raw) as View,
  parseEvent: (raw) => structuredClone(raw) as Event,
  automata: () => 1,
  setup(_options, players, deal: Deal): State {
    const all = Array.from({ length: players }, (_, i) => i);
    return {
      players,
      round: 0,
      turn: 0,
      phase: 'bid',
      seat: -1,
      bids: all.map(() => -1),
      purses: all.map((i) => 5 + deal.pick(`purse${i}`, 4)),
      points: all.map(() => 0),
      hands: all.map(() => []),
      shown: [],
      stockCount: CARDS,
      stock: deal.order('stock', CARDS),
    };
  },
  active(position) {
    if (position.phase === 'over') return [];
    if (position.phase === 'bid')
      return position.points.flatMap((_, i) => (position.bids[i] === -1 ? [i] : []));
    return [position.phase === 'draw' ? position.players : deciding(position)];
  },
  decision(position, seat): Decision | null {
    if (!toyGame.active(position).includes(seat)) return null;
    return {
      kind: position.phase,
      prompt: message(`prompt.${position.phase}`),
      sealed: position.phase === 'bid',
    };
  },
  turn: (position) => position.turn,
  view(state, viewer): View {
    const mine = (i: number): boolean => i === viewer;
    return {
      ...state,
      bids: state.bids.map((bid, i) => (mine(i) || bid === -1 ? bid : null)),
      purses: state.purses.map((gold, i) => (mine(i) ? gold : null)),
      hands: state.hands.map((hand, i) => (mine(i) ? hand : null)),
      stock: null,
    };
  },
  redact(event, viewer: Viewer) {
    if (event.kind === 'bid') return event.seat === viewer ? event : null;
    if (event.kind === 'peeked' && event.seat !== viewer) return { ...event, card: null };
    return event;
  },
  reveals: (event) => event.kind === 'peeked' || event.kind === 'drawn' || event.kind === 'won',
  refusal(position, seat, move) {
    if (!toyGame.active(position).includes(seat)) return refuse('notYou');
    switch (position.phase) {
      case 'bid':
        if (move.type !== 'bid') return refuse('bidNow');
        return move.gold >= 0 && move.gold <= (position.purses[seat] ?? 0) ? null : refuse('tooMuch');
      case 'act':
        if (move.type === 'place') return move.points >= 1 && move.points <= 3 ? null : refuse('oneToThree');
        if (move.type === 'peek') return position.stockCount > 0 ? null : refuse('noCards');
        return move.type === 'dare' || move.type === 'end' ? null : refuse('actNow');
      case 'react':
        return move.type === 'yes' || move.type === 'no' ? null : refuse('reactNow');
      default:
        return move.type === 'draw' ? null : refuse('drawNow');
    }
  },
  legalMoves(position, seat) {
    return [...toyGame.wellFormedMoves(position)].filter((move) => !toyGame.refusal(position, seat, move));
  },
  *wellFormedMoves() {
    for (let gold = 0; gold <= 9; gold++) yield { type: 'bid', gold };
    for (let points = 1; points <= 4; points++) yield { type: 'place', points };
    for (const type of TYPES) yield { type };
  },
  apply(state, seat, move, events) {
    if (move.type === 'bid') return bid(state, seat, move.gold, events);
    act(state, seat, move, events);
  },
  clone: (state) => structuredClone(state),
  key: (move) => JSON.stringify(move),
  describeMove: (move) => message(`move.${move.type}`),
  describeEvent: (event) => message(`event.${event.kind}`),
  determinize(view, _seat, rng: Rng): State {
    const hands = view.hands.map((hand) => hand ?? []);
    const known = new Set([...view.shown, ...hands.flat()]);
    const unseen = Array.from({ length: CARDS }, (_, i) => i).filter((card) => !known.has(card));
    const stock = shuffle(rng, unseen).slice(0, view.stockCount);
    const bids = view.bids.map((each) => each ?? 0);
    return { ...view, bids, purses: view.purses.map((gold) => gold ?? 5), hands, stock };
  },
  fingerprint: (position) => JSON.stringify(position),
  outcome(position) {
    if (position.phase !== 'over') return null;
    const scores = [...position.points, 0];
    return {
      ending: 'ending.rounds',
      ranks: scores.map((own) => 1 + scores.filter((other) => other > own).length),
      scores,
      lines: scores.map((points) => [{ key: 'line.points', points }]),
      tieBreaks: [],
    };
  },
};

function deciding(position: View): Seat {
  return position.phase === 'react' ? (position.seat + 1) % position.players : position.seat;
}

function bid(state: State, seat: Seat, gold: number, events: Event[] | undefined): void {
  state.bids[seat] = gold;
  events?.push({ kind: 'bid', seat, gold });
  if (state.bids.includes(-1)) return;
  const winner = state.bids.indexOf(Math.max(...state.bids));
  state.purses[winner] = at(state.purses, winner) - at(state.bids, winner);
  state.bids.fill(-1);
  state.seat = winner;
  state.phase = 'act';
  state.turn++;
  events?.push({ kind: 'won', seat: winner });
}

function act(state: State, seat: Seat, move: Move, events: Event[] | undefined): void {
  if (move.type === 'place') {
    state.points[seat] = at(state.points, seat) + move.points;
    events?.push({ kind: 'placed', seat, points: move.points });
  } else if (move.type === 'peek') {
    const card = state.stock.pop() ?? -1;
    state.stockCount--;
    state.hands[seat] = [...at(state.hands, seat), card];
    events?.push({ kind: 'peeked', seat, card });
  } else if (move.type === 'dare') {
    state.phase = 'react';
    events?.push({ kind: 'dared', seat });
  } else if (move.type === 'yes' || move.type === 'no') {
    state.phase = 'act';
    state.points[seat] = at(state.points, seat) + (move.type === 'yes' ? 1 : 0);
    events?.push({ kind: 'reacted', seat, yes: move.type === 'yes' });
  } else if (move.type === 'end') {
    state.phase = 'draw';
    state.turn++;
  } else draw(state, events);
}

function draw(state: State, events: Event[] | undefined): void {
  const card = state.stock.pop() ?? -1;
  state.shown.push(card);
  state.stockCount = state.stock.length;
  events?.push({ kind: 'drawn', card });
  state.seat = -1;
  state.round++;
  state.turn++;
  state.phase = state.round === ROUNDS ? 'over' : 'bid';
}

export const toy: Game = toyGame;

/** The toy game, counting how often moves are applied. */
export function countingToy(): { readonly game: Game; readonly applied: () => number } {
  let applied = 0;
  const game: Game = {
    ...toy,
    apply: (state, seat, move, events) => {
      applied++;
      toy.apply(state, seat, move, events);
    },
  };
  return { game, applied: () => applied };
}
