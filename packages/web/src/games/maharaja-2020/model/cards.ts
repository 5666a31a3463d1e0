import type { Refusal } from '@durbar/kernel';
import {
  type ActionOutlook,
  BY_TOKEN,
  has,
  type Move,
  maharaja2020,
  ONCE_CHARACTERS,
  usesLeft,
  type View,
} from '@durbar/maharaja-2020';
import type { TurnCard as CourtCard } from '../../kingdom/court.ts';
import { byOf } from './offers.ts';
import { outlooksOf } from './outlooks.ts';

type TurnCard = CourtCard<Move>;

/** The cards of a seat whose turn it is: its two disc actions, a token, its abilities. */
export function turnCards(position: View, seat: number): TurnCard[] {
  const legal = maharaja2020.legalMoves(position, seat);
  const outlooks = outlooksOf(position, seat);
  return [
    ...discCards(position, seat, legal, outlooks),
    ...tokenCard(position, seat, legal),
    ...abilityCards(position, seat, legal),
  ];
}

function discCards(
  position: View,
  seat: number,
  legal: readonly Move[],
  outlooks: readonly ActionOutlook[],
): TurnCard[] {
  const plan = position.plans[seat] ?? -1;
  if (plan < 0) return [];
  return [Math.trunc(plan / 9), plan % 9].map((action, i) => {
    const state = stateOf(position, action, i);
    const instant = legal.find((move) => move.type === 'gain' && move.by === action) ?? null;
    const steps = legal.some((move) => byOf(move) === action);
    const outlook = outlooks[action];
    const possible = steps || (outlook?.possible ?? false);
    return {
      key: `disc-${i}`,
      kind: 'disc',
      what: action,
      by: action,
      state,
      instant: state === 'done' ? null : instant,
      menu: null,
      why: state === 'done' || possible ? null : (outlook?.refusal ?? null),
      about: null,
    };
  });
}

/** Of the same action twice, the first card is begun first. */
function stateOf(position: View, action: number, place: number): TurnCard['state'] {
  const fresh = position.fresh[place] === action;
  if (fresh) return 'fresh';
  return position.open === action && position.openParts !== 0 && position.fresh[1 - place] !== action
    ? 'open'
    : 'done';
}

function tokenCard(position: View, seat: number, legal: readonly Move[]): TurnCard[] {
  const held = position.tokens[seat] ?? 0;
  const open = position.tokenParts !== 0;
  if (held === 0 && !position.tokenSpent) return [];
  const usable = legal.some((move) => {
    const by = byOf(move);
    return by !== null && by >= BY_TOKEN && by < 2 * BY_TOKEN;
  });
  return [
    {
      key: 'token',
      kind: 'token',
      what: open ? position.tokenOpen : -1,
      by: open ? BY_TOKEN + position.tokenOpen : null,
      state: open ? 'open' : position.tokenSpent ? 'done' : 'fresh',
      instant: null,
      menu: open ? null : 'token',
      why:
        usable || position.tokenSpent
          ? null
          : maharaja2020.refusal(position, seat, { type: 'gain', by: BY_TOKEN + 4 }),
      about: { key: 'm20.card.tokens', values: { count: held } },
    },
  ];
}

/** Moves of a 1x ability. */
export function abilityMoves(legal: readonly Move[], character: number): Move[] {
  return legal.filter((move) => {
    if (move.type === 'ability') return move.character === character;
    if (move.type === 'exchange') return character === 3;
    if (!('by' in move) || move.by !== 18) return false;
    return move.type === 'flag' ? character === 10 : character === 13;
  });
}

function abilityCards(position: View, seat: number, legal: readonly Move[]): TurnCard[] {
  return Array.from({ length: 16 }, (_, i) => i + 1)
    .filter((character) => has(position, seat, character) || (character === 3 && position.exchanges > 0))
    .map((character) => {
      const once = ONCE_CHARACTERS.includes(character);
      const moves = once ? abilityMoves(legal, character) : [];
      const [only] = moves;
      const targeted = character === 10 || character === 13;
      const left = usesLeft(position, seat, character) > 0 || (character === 3 && position.exchanges > 0);
      return {
        key: `ability-${character}`,
        kind: 'ability',
        what: character,
        by: targeted ? 18 : null,
        state: once ? (left ? 'fresh' : 'done') : 'passive',
        instant: character !== 3 && !targeted && only ? only : null,
        menu: character === 3 ? 'exchange' : null,
        why: once && moves.length === 0 ? sampleRefusal(position, seat, character) : null,
        about: { key: `character.${character}` },
      };
    });
}

function sampleRefusal(position: View, seat: number, character: number): Refusal | null {
  const sample: Move =
    character === 3
      ? { type: 'exchange', give: 'coins' }
      : character === 10
        ? { type: 'flag', city: 0, by: 18 }
        : character === 13
          ? { type: 'shrine', place: 0, by: 18 }
          : { type: 'ability', character };
  return maharaja2020.refusal(position, seat, sample);
}

/** Actions a token could be spent on now. */
export function tokenActions(legal: readonly Move[]): number[] {
  const actions = new Set<number>();
  for (const move of legal) {
    const by = byOf(move);
    if (by !== null && by >= BY_TOKEN && by < 2 * BY_TOKEN) actions.add(by - BY_TOKEN);
  }
  return [...actions].toSorted((a, b) => a - b);
}
