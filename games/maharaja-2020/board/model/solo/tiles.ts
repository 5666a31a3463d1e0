import { ACTION_TILES, type ActionTile, type BrahmabotView, type UpperAction } from '../../../rules/index.ts';
import type { BotTurn } from './bot-turn.ts';

/** State of a drawn tile: before the check, performed, or not performed. */
type TileState = 'waits' | 'chosen' | 'idle';

/** An action tile on the table. */
export interface TileDisplay {
  /** Position in the row: 1, 2 or 3. */
  readonly position: number;
  /** Number of the tile; null while it lies face down. */
  readonly number: number | null;
  readonly state: TileState;
}

/** The tiles of a round, and the check tile once it is turned up. */
export interface TileRowState {
  readonly tiles: readonly TileDisplay[];
  readonly check: number | null;
  /** Tiles face down in the pile. */
  readonly left: number;
}

const POSITIONS = [1, 2, 3];

export function tileAt(number: number): ActionTile | undefined {
  return ACTION_TILES[number - 1];
}

/** The upper actions of a tile, each with its index on the tile, starting at `from`. */
export function listUpperActions(
  tile: ActionTile,
  from = 0,
): readonly { readonly action: UpperAction; readonly slot: string }[] {
  return tile.actions.map((action, i) => ({ action, slot: `slot-${i}` })).slice(from);
}

/**
 * Computes the row of tiles to draw.
 * @param turn Brahmabot's turn, if it is the one displayed, even if the next round's tiles are already drawn
 */
export function createTileRow(bot: BrahmabotView, turn: BotTurn | null): TileRowState {
  const left = bot.pile.length;
  if (turn) {
    const { position, tile, check } = turn.check;
    return {
      tiles: POSITIONS.map((each) => ({
        position: each,
        number: each === position ? tile : (turn.open[each - 1] ?? null),
        state: each === position ? 'chosen' : 'idle',
      })),
      check,
      left,
    };
  }
  return {
    tiles: bot.drawn.map((number, i) => ({ position: i + 1, number, state: 'waits' })),
    check: null,
    left,
  };
}

/** Location of each of the twelve tiles, as far as it is public: out of the game, on the table, or unseen. */
export type TileLocation = 'spent' | 'open' | 'unseen';

export function tileLocations(bot: BrahmabotView): readonly TileLocation[] {
  return ACTION_TILES.map((_, i) => {
    const number = i + 1;
    if (bot.spent.includes(number)) return 'spent';
    return bot.drawn.includes(number) || bot.check === number ? 'open' : 'unseen';
  });
}
