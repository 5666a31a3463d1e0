import type { Message, Refusal } from '@durbar/kernel';
import { SOURCE_TOKEN } from '../../rules/index.ts';
import type { RulesOf } from './board-rules.ts';
import type { KingdomMove, KingdomView } from './kingdom-view.ts';

/** The input of a card: the legal moves, the source of each, and previews of the actions. */
export interface CardInput<M extends KingdomMove> {
  readonly legal: readonly M[];
  readonly sourceOf: (move: M) => number | null;
  readonly previews: readonly { readonly possible: boolean; readonly refusal: Refusal | null }[];
  /** Why the steps of a source that the game's rules allow now are withheld; null if they are not. */
  readonly withheld: (source: number) => Refusal | null;
}

/**
 * Finds out why the board's rules refuse steps that the game's own rules allow, as they do during a tutorial.
 * @param given the board's rules
 * @param own the game's own rules
 */
export function createWithheldFinder<V, M extends KingdomMove>(
  given: RulesOf<V, M>,
  own: RulesOf<V, M>,
  { position, seat, sourceOf }: { position: V; seat: number; sourceOf: (move: M) => number | null },
): CardInput<M>['withheld'] {
  const legal = given === own ? [] : own.legalMoves(position, seat);
  return (source) => {
    const steps = legal.filter((move) => sourceOf(move) === source);
    const refusals = steps.map((move) => given.refusal(position, seat, move));
    return refusals.every((refusal) => refusal !== null) ? (refusals[0] ?? null) : null;
  };
}

/** Lists the two planned actions of the seat whose turn it is. */
export function listDiscCards<M extends KingdomMove>(
  position: KingdomView,
  seat: number,
  { legal, sourceOf, previews, withheld }: CardInput<M>,
): TurnCardState<M>[] {
  const plan = position.plans[seat] ?? -1;
  if (plan < 0) return [];
  return [Math.trunc(plan / 9), plan % 9].map((action, i) => {
    const state = cardState(position, action, i);
    const mine = legal.filter((move) => sourceOf(move) === action);
    const preview = previews[action];
    const possible = mine.length > 0 || (preview?.possible ?? false);
    return {
      key: `disc-${i}`,
      kind: 'disc',
      subject: action,
      source: action,
      state,
      instant: state === 'done' ? null : (mine.find(({ type }) => type === 'gain') ?? null),
      choice: null,
      refusal: state === 'done' ? null : possible ? withheld(action) : (preview?.refusal ?? null),
      detail: null,
    };
  });
}

/** If the same action was planned twice, the first card is used first. */
function cardState(position: KingdomView, action: number, place: number): TurnCardState['state'] {
  const isUnused = position.notBegun[place] === action;
  if (isUnused) return 'unused';
  return position.begun === action && position.begunParts !== 0 && position.notBegun[1 - place] !== action
    ? 'begun'
    : 'done';
}

const isToken = (source: number | null): boolean =>
  source !== null && source >= SOURCE_TOKEN && source < 2 * SOURCE_TOKEN;

/** Why the rules of the game don't allow a card; null if they do, or if only a tutorial withholds it. */
export const findLawfulRefusal = ({ refusal }: Pick<TurnCardState, 'refusal'>): Refusal | null =>
  refusal?.clause === 'table' ? null : refusal;

interface TokenCardTexts {
  readonly about: Message;
  /** Why no token can be spent now. */
  readonly whyNot: () => Refusal | null;
}

/** Lists the card of the tokens that a seat holds, or of the token that it spent in this turn. */
export function listTokenCards<M extends KingdomMove>(
  position: KingdomView,
  seat: number,
  { legal, sourceOf }: Pick<CardInput<M>, 'legal' | 'sourceOf'>,
  { about: detail, whyNot }: TokenCardTexts,
): TurnCardState<M>[] {
  const { tokenSpent, tokenBegun } = position;
  const isBegun = position.tokenParts !== 0;
  if ((position.tokens[seat] ?? 0) === 0 && !tokenSpent) return [];
  const usable = legal.some((move) => isToken(sourceOf(move)));
  return [
    {
      key: 'token',
      kind: 'token',
      subject: isBegun ? tokenBegun : -1,
      source: isBegun ? SOURCE_TOKEN + tokenBegun : null,
      state: isBegun ? 'begun' : tokenSpent ? 'done' : 'unused',
      instant: null,
      choice: isBegun ? null : 'token',
      refusal: usable || tokenSpent ? null : whyNot(),
      detail,
    },
  ];
}

/** Lists the actions that a token can be spent on now. */
export function listTokenActions<M extends KingdomMove>({
  legal,
  sourceOf,
}: Pick<CardInput<M>, 'legal' | 'sourceOf'>): number[] {
  const actions = new Set<number>();
  for (const move of legal) {
    const source = sourceOf(move);
    if (source !== null && isToken(source)) actions.add(source - SOURCE_TOKEN);
  }
  return [...actions].toSorted((a, b) => a - b);
}

/** A card of the player's turn. */
export interface TurnCardState<M extends KingdomMove = KingdomMove> {
  readonly key: string;
  readonly kind: 'disc' | 'token' | 'ability';
  /** The action, or the character of an ability; −1 for a token with no chosen action. */
  readonly subject: number;
  /** Source of the card's steps; null for an unspent token and for abilities without a choice. */
  readonly source: number | null;
  readonly state: 'unused' | 'begun' | 'done' | 'passive';
  /** The move that pressing the card plays at once; null if a target must be chosen. */
  readonly instant: M | null;
  /** The choice that pressing the card opens; null for none. */
  readonly choice: string | null;
  /** Why the card cannot be used now; else null. */
  readonly refusal: Refusal | null;
  /** Additional text besides the name of the action. */
  readonly detail: Message | null;
}
