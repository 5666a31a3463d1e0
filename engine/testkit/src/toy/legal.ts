import type { Decision, Refusal, Seat } from '@durbar/kernel';
import { at } from '@durbar/kernel';
import type { BazaarMove, BazaarView } from './types.ts';
import { DECK, MAX_BID, NO_BID } from './types.ts';

/** The seat that may buy the offered card: the one after the trader. */
export function answeringSeat(position: BazaarView): Seat {
  return (position.trader + 1) % position.players;
}

/** Seats that must decide. While bidding, all seats that have not bid yet (BZR-1.1). */
export function active(position: BazaarView): Seat[] {
  switch (position.phase) {
    case 'bid':
      return position.bids.flatMap((bid, seat) => (bid === NO_BID ? [seat] : []));
    case 'take':
    case 'trade':
      return [position.trader];
    case 'answer':
      return [answeringSeat(position)];
    case 'merchant':
      return [position.players];
    case 'over':
      return [];
  }
}

export function decision(position: BazaarView, seat: Seat): Decision | null {
  if (!active(position).includes(seat)) return null;
  const kind = position.phase;
  const prompt = { key: `prompt.${kind}` };
  return kind === 'bid' ? { kind, prompt, sealed: true } : { kind, prompt };
}

const PHASES: Readonly<Record<BazaarMove['kind'], BazaarView['phase']>> = {
  bid: 'bid',
  take: 'take',
  build: 'trade',
  offer: 'trade',
  end: 'trade',
  buy: 'answer',
  decline: 'answer',
  turnUp: 'merchant',
};

export function refusal(position: BazaarView, seat: Seat, move: BazaarMove): Refusal | null {
  if (!active(position).includes(seat)) return { clause: 'BZR-1.1', key: 'refusal.notAsked' };
  if (PHASES[move.kind] !== position.phase) return { clause: 'BZR-1.2', key: 'refusal.notNow' };
  switch (move.kind) {
    case 'bid':
      return needsCoins(position, seat, move.coins, 'BZR-1.3');
    case 'build':
      return needsCoins(position, seat, 1, 'BZR-2.2');
    case 'buy':
      return needsCoins(position, seat, 1, 'BZR-2.4');
    case 'offer':
      if (position.hasOffered) return { clause: 'BZR-2.3', key: 'refusal.offered' };
      return move.place < at(position.hands, seat).length
        ? null
        : { clause: 'BZR-2.3', key: 'refusal.noCard' };
    default:
      return null;
  }
}

function needsCoins(position: BazaarView, seat: Seat, coins: number, clause: string): Refusal | null {
  return at(position.coins, seat) >= coins ? null : { clause, key: 'refusal.coins', values: { coins } };
}

/** Builds the moves directly instead of filtering by `refusal`, so that the laws compare two implementations. */
export function legalMoves(position: BazaarView, seat: Seat): BazaarMove[] {
  if (!active(position).includes(seat)) return [];
  const coins = at(position.coins, seat);
  switch (position.phase) {
    case 'bid':
      return Array.from({ length: Math.min(MAX_BID, coins) + 1 }, (_, bid) => ({ kind: 'bid', coins: bid }));
    case 'take':
      return [{ kind: 'take' }];
    case 'trade': {
      const moves: BazaarMove[] = coins > 0 ? [{ kind: 'build' }] : [];
      if (!position.hasOffered)
        for (const place of at(position.hands, seat).keys()) moves.push({ kind: 'offer', place });
      return [...moves, { kind: 'end' }];
    }
    case 'answer':
      return coins > 0 ? [{ kind: 'buy' }, { kind: 'decline' }] : [{ kind: 'decline' }];
    case 'merchant':
      return [{ kind: 'turnUp' }];
    case 'over':
      return [];
  }
}

export function* wellFormedMoves(): Iterable<BazaarMove> {
  for (let coins = 0; coins <= MAX_BID; coins++) yield { kind: 'bid', coins };
  for (const place of DECK.keys()) yield { kind: 'offer', place };
  for (const kind of ['take', 'build', 'end', 'buy', 'decline', 'turnUp'] as const) yield { kind };
}
