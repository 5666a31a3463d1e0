import { ACTION_TILES, type ActionTile, DRAWN_TILES } from '../../data/brahmabot.ts';
import type { Event } from '../types.ts';
import { BRAHMABOT, type Brahmabot } from './types.ts';

/** Action tiles: drawn, checked, performed, shuffled back (M20-11.4, 11.5, 11.12). */

/** An action tile by its number. */
export function actionTile(number: number): ActionTile {
  return ACTION_TILES[number - 1]!;
}

/** Draws the tiles of a round (M20-11.4). */
export function drawTiles(bot: Brahmabot, events?: Event[]): void {
  bot.drawn = bot.pile.splice(0, DRAWN_TILES);
  events?.push({ kind: 'drawn', open: bot.drawn.slice(0, DRAWN_TILES - 1), left: bot.pile.length });
}

/** Turns up the check tile, which decides the tile that is performed (M20-11.5). */
export function turnUp(bot: Brahmabot, events?: Event[]): void {
  bot.check = bot.pile.shift()!;
  const position = actionTile(bot.check).check;
  bot.tile = bot.drawn[position - 1]!;
  events?.push({ kind: 'check', seat: BRAHMABOT, check: bot.check, position, tile: bot.tile });
}

/** How many tiles are shuffled back in each later round, after `spent` rounds: one fewer every time (M20-11.12). */
export function shuffleSizes(spent: number): number[] {
  const next = ACTION_TILES.length - 1 - spent;
  return Array.from({ length: next }, (_, round) => next - round);
}

/** Removes the performed tile from the game and shuffles all others back (M20-11.12). */
export function returnTiles(bot: Brahmabot, events?: Event[]): void {
  const { tile, check, drawn, pile } = bot;
  const back = [...pile, check, ...drawn.filter((one) => one !== tile)];
  // Sorted first, so that the shuffle does not depend on the earlier order of the tiles.
  back.sort((a, b) => a - b);
  bot.pile = bot.shuffles.shift()!.map((place) => back[place]!);
  bot.drawn = [];
  bot.check = 0;
  bot.tile = 0;
  bot.step = 0;
  bot.spent.push(tile);
  events?.push({ kind: 'left', what: 'tile', number: tile });
}
