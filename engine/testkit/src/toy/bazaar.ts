import type { Game, Message, Values } from '@durbar/kernel';
import { at, canonicalJson } from '@durbar/kernel';
import { apply, setup } from './flow.ts';
import { foresight } from './foresight.ts';
import { active, decision, legalMoves, refusal, wellFormedMoves } from './legal.ts';
import { bazaarMeta } from './meta.ts';
import { outcome } from './outcome.ts';
import { parseEvent, parseMove, parseOptions, parseView } from './parse.ts';
import type { BazaarEvent, BazaarMove, BazaarOptions, BazaarState, BazaarView } from './types.ts';
import { FAME_POINTS } from './types.ts';
import { clone, determinize, redact, reveals, view } from './view.ts';

/**
 * A tiny game with sealed bids, a decision that interrupts another seat's turn, a hidden stock drawn from during play,
 * hidden hands, and an automaton. It tests the parts of contract, table and server that Maharani does not use.
 */
export const bazaar: Game<BazaarState, BazaarView, BazaarMove, BazaarEvent, BazaarOptions> = {
  meta: bazaarMeta,
  parseOptions,
  parseMove,
  parseView,
  parseEvent,
  automata: (options) => (options.merchant ? 1 : 0),
  setup,
  active,
  decision,
  turn: (position) => position.turn,
  view,
  redact,
  reveals,
  refusal,
  legalMoves,
  wellFormedMoves,
  apply,
  clone,
  key: moveKey,
  describeMove: ({ kind, ...values }) => message(`move.${kind}`, values),
  describeEvent,
  determinize,
  fingerprint: canonicalJson,
  outcome,
  foresight,
  heuristics: { evaluate },
};

function moveKey(move: BazaarMove): string {
  if (move.kind === 'bid') return `bid ${move.coins}`;
  return move.kind === 'offer' ? `offer ${move.place}` : move.kind;
}

function message(key: string, values: Values): Message {
  return Object.keys(values).length === 0 ? { key } : { key, values };
}

/** Describes an event. The text includes a card or bid only if the redacted event still contains it. */
function describeEvent(event: BazaarEvent): Message {
  const key = `event.${event.kind}`;
  switch (event.kind) {
    case 'bidMade':
      return event.coins === null
        ? message(key, { seat: event.seat })
        : message(`${key}.own`, { seat: event.seat, coins: event.coins });
    case 'drew':
      return event.card === null
        ? message(key, { seat: event.seat })
        : message(`${key}.own`, { seat: event.seat, card: event.card });
    case 'bought': {
      const { seat, fromSeat, card } = event;
      return card === null
        ? message(key, { seat, fromSeat })
        : message(`${key}.own`, { seat, fromSeat, card });
    }
    case 'bidsShown':
    case 'ended':
      return { key };
    default: {
      const { kind: _, ...values } = event;
      return message(key, values);
    }
  }
}

function evaluate(state: BazaarState, seat: number): number {
  const worth = state.coins.map(
    (coins, other) =>
      coins +
      FAME_POINTS * at(state.fame, other) +
      at(state.hands, other).reduce((total, card) => total + card, 0),
  );
  const rivals = worth.filter((_, other) => other !== seat);
  return at(worth, seat) - Math.max(...rivals);
}
