import type { Game, Message, Refusal, Seat } from '@durbar/kernel';
import { FormatError } from '@durbar/kernel';
import { TABLE_CLAUSE } from './limits.ts';
import type { BotAnswer } from './session.ts';

/** A move that was read from an answer, or why it is none: the clause, and words for it. */
export type ReadAnswer =
  | { readonly move: unknown }
  | { readonly refused: { readonly clause: string; readonly why: Message | string } };

/**
 * Reads the answer to a question: a key, or a move. If both are there, the key counts.
 * @param view what the seat sees; legality is judged by it, so a refusal reveals nothing more
 */
export function readAnswer(game: Game, view: unknown, seat: Seat, { key, move }: BotAnswer): ReadAnswer {
  if (typeof key === 'string') return readKey(game, view, seat, key);
  if (move === undefined || move === null)
    return refuse("an answer has the 'key' of a legal move, or a 'move'");
  try {
    return judge(game, view, seat, game.parseMove(move));
  } catch (error) {
    if (error instanceof FormatError) return refuse(`this is not a move of the game: ${error.message}`);
    throw error;
  }
}

function readKey(game: Game, view: unknown, seat: Seat, key: string): ReadAnswer {
  for (const move of game.legalMoves(view, seat)) if (game.key(move) === key) return { move };
  for (const move of game.wellFormedMoves(view))
    if (game.key(move) === key) return judge(game, view, seat, move);
  return refuse(`no move here has the key ${JSON.stringify(key.slice(0, 200))}`);
}

function judge(game: Game, view: unknown, seat: Seat, move: unknown): ReadAnswer {
  const refusal: Refusal | null = game.refusal(view, seat, move);
  return refusal ? { refused: { clause: refusal.clause, why: refusal } } : { move };
}

function refuse(why: string): ReadAnswer {
  return { refused: { clause: TABLE_CLAUSE, why } };
}
