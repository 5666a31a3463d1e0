import type { Rng } from '@durbar/kernel';
import { shuffle } from '@durbar/kernel';
import { ACTION_TILES } from '../../data/brahmabot.ts';
import { CHARACTERS } from '../../data/components.ts';
import type { View } from '../types.ts';
import { shuffleSizes } from './tiles.ts';
import type { Brahmabot, BrahmabotView } from './types.ts';

/*
 * The parts of the solo game that are hidden from everybody: both piles, the tile that lies face down, and the shuffles
 * to come.
 */

/** Makes a copy with other hidden fields, keeping references to those. One literal copies faster than a spread. */
function copy<L extends (number | null)[], S extends number[][] | null>(
  bot: BrahmabotView,
  stack: L,
  drawn: L,
  pile: L,
  shuffles: S,
): Omit<BrahmabotView, 'stack' | 'drawn' | 'pile' | 'shuffles'> & {
  stack: L;
  drawn: L;
  pile: L;
  shuffles: S;
} {
  return {
    level: bot.level,
    setupTile: bot.setupTile,
    gone: bot.gone.slice(),
    spent: bot.spent.slice(),
    check: bot.check,
    tile: bot.tile,
    step: bot.step,
    stack,
    drawn,
    pile,
    shuffles,
  };
}

/** A copy without the hidden parts. */
export function viewBrahmabot(bot: BrahmabotView): BrahmabotView {
  const { stack, drawn, pile, tile } = bot;
  const last = drawn.length - 1;
  const shown = drawn.map((one, i) => (i < last || one === tile ? one : null));
  return copy(bot, unknown(stack), shown, unknown(pile), null);
}

function unknown(list: readonly (number | null)[]): (number | null)[] {
  return list.map(() => null);
}

/** An independent copy. */
export function cloneBrahmabot(bot: Brahmabot): Brahmabot {
  // A shuffle never changes, so copies share it.
  return copy(bot, bot.stack.slice(), bot.drawn.slice(), bot.pile.slice(), bot.shuffles.slice());
}

/** A possible state: hidden parts in random order, and other shuffles to come. */
export function determinizeBrahmabot(position: View, bot: BrahmabotView, rng: Rng): Brahmabot {
  const characters = [...position.display, ...position.characters, ...bot.gone];
  const stack = fill(bot.stack, unseen(CHARACTERS, characters, rng));
  const tiles = unseen(ACTION_TILES.length, [...bot.spent, bot.check, ...bot.drawn], rng);
  const drawn = fill(bot.drawn, tiles);
  const pile = fill(bot.pile, tiles);
  const shuffles = shuffleSizes(bot.spent.length).map((size) => shuffle(rng, places(size)));
  return copy(bot, stack, drawn, pile, shuffles);
}

function places(size: number): number[] {
  return Array.from({ length: size }, (_, place) => place);
}

/**
 * Makes a state from what a view shows, with empty stack and piles. It can be played on as long as nothing is turned
 * up.
 */
export function knownBrahmabot(bot: BrahmabotView): Brahmabot {
  const drawn = bot.drawn.map((tile) => tile ?? 0);
  return copy(bot, [], drawn, [], []);
}

/** The numbers from 1 to `count` that have not been seen, in random order. */
function unseen(count: number, seen: readonly (number | null)[], rng: Rng): number[] {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  return shuffle(
    rng,
    all.filter((one) => !seen.includes(one)),
  );
}

/** Fills the gaps of a list with items that it removes from the front of another list. */
function fill(list: readonly (number | null)[], from: number[]): number[] {
  return list.map((one) => one ?? from.shift() ?? 0);
}
