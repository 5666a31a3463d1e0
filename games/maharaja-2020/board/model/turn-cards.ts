import type { RulesOf } from '../../../kingdom/board/model/board-rules.ts';
import {
  createWithheldFinder,
  listDiscCards,
  listTokenCards,
  type TurnCardState as SharedCard,
} from '../../../kingdom/board/model/turn-cards.ts';
import {
  has,
  type Move,
  maharaja2020,
  ONCE_CHARACTERS,
  SOURCE_ABILITY,
  SOURCE_TOKEN,
  usesLeft,
  type View,
} from '../../rules/index.ts';
import { listActionPreviews } from './plan-preview.ts';
import { moveSource } from './targets.ts';

type OwnTurnCard = SharedCard<Move>;

/** The characters whose ability exchanges coins and prestige, moves a flag, builds a shrine. */
export const EXCHANGE_CHARACTER = 3;
const FLAG_CHARACTER = 10;
const SHRINE_CHARACTER = 13;

/** Lists the cards of the seat whose turn it is: its two disc actions, a token, its abilities. */
export function listTurnCards(rules: RulesOf<View, Move>, position: View, seat: number): OwnTurnCard[] {
  const legal = rules.legalMoves(position, seat);
  const hand = {
    legal,
    sourceOf: moveSource,
    previews: listActionPreviews(position, seat),
    withheld: createWithheldFinder(rules, maharaja2020, { position, seat, sourceOf: moveSource }),
  };
  return [
    ...listDiscCards(position, seat, hand),
    ...listTokenCards(position, seat, hand, {
      about: { key: 'm20.card.tokens', values: { count: position.tokens[seat] ?? 0 } },
      whyNot: () => rules.refusal(position, seat, { type: 'gain', by: SOURCE_TOKEN + 4 }),
    }),
    ...abilityCards(rules, position, seat, legal),
  ];
}

/** Moves of a 1x ability. */
export function abilityMoves(legal: readonly Move[], character: number): Move[] {
  return legal.filter((move) => {
    if (move.type === 'ability') return move.character === character;
    if (move.type === 'exchange') return character === EXCHANGE_CHARACTER;
    if (!('by' in move) || move.by !== SOURCE_ABILITY) return false;
    return move.type === 'flag' ? character === FLAG_CHARACTER : character === SHRINE_CHARACTER;
  });
}

function abilityCards(
  rules: RulesOf<View, Move>,
  position: View,
  seat: number,
  legal: readonly Move[],
): OwnTurnCard[] {
  return Array.from({ length: 16 }, (_, i) => i + 1)
    .filter(
      (character) =>
        has(position, seat, character) || (character === EXCHANGE_CHARACTER && position.exchanges > 0),
    )
    .map((character) => {
      const once = ONCE_CHARACTERS.includes(character);
      const moves = once ? abilityMoves(legal, character) : [];
      const [only] = moves;
      const targeted = character === FLAG_CHARACTER || character === SHRINE_CHARACTER;
      const left =
        usesLeft(position, seat, character) > 0 ||
        (character === EXCHANGE_CHARACTER && position.exchanges > 0);
      return {
        key: `ability-${character}`,
        kind: 'ability',
        subject: character,
        source: targeted ? SOURCE_ABILITY : null,
        state: once ? (left ? 'unused' : 'done') : 'passive',
        instant: character !== 3 && !targeted && only ? only : null,
        choice: character === EXCHANGE_CHARACTER ? 'exchange' : null,
        refusal: once && moves.length === 0 ? rules.refusal(position, seat, sampleMove(character)) : null,
        detail: { key: `character.${character}` },
      };
    });
}

/** A move of a 1x ability. */
function sampleMove(character: number): Move {
  if (character === EXCHANGE_CHARACTER) return { type: 'exchange', give: 'coins' };
  if (character === FLAG_CHARACTER) return { type: 'flag', city: 0, by: SOURCE_ABILITY };
  if (character === SHRINE_CHARACTER) return { type: 'shrine', place: 0, by: SOURCE_ABILITY };
  return { type: 'ability', character };
}
