import type { Cells } from '@durbar/kernel';
import { ACTION_TILES, DRAWN_TILES } from '../../../data/brahmabot.ts';
import { CHARACTERS as IN_THE_BOX } from '../../../data/components.ts';
import type { Brahmabot } from '../../brahmabot/types.ts';
import {
  CHECK,
  DRAWN,
  GONE,
  LEVEL,
  PILE,
  SETUP_TILE,
  SPENT,
  STACK,
  STEP,
  shuffleAt,
  TILE,
} from '../layout.ts';
import { readCells, readList, writeList } from '../lists.ts';
import { nextShuffle } from './tiles.ts';

/** Writes the fields of the solo game. */
export function writeBrahmabot(bot: Brahmabot, cells: Cells): void {
  cells[LEVEL] = bot.level;
  cells[SETUP_TILE] = bot.setupTile;
  cells[CHECK] = bot.check;
  cells[TILE] = bot.tile;
  cells[STEP] = bot.step;
  writeList(cells, GONE, IN_THE_BOX, bot.gone);
  writeList(cells, SPENT, ACTION_TILES.length, bot.spent);
  writeList(cells, STACK, IN_THE_BOX, bot.stack);
  writeList(cells, DRAWN, DRAWN_TILES, bot.drawn);
  writeList(cells, PILE, ACTION_TILES.length, bot.pile);
  for (let size = 1; size < ACTION_TILES.length; size++) cells.fill(0, shuffleAt(size), shuffleAt(size + 1));
  for (const shuffle of bot.shuffles) cells.set(shuffle, shuffleAt(shuffle.length));
}

/** Reads the fields of the solo game. */
export function readBrahmabot(cells: Cells): Brahmabot {
  const next = nextShuffle(cells);
  return {
    level: cells[LEVEL]!,
    setupTile: cells[SETUP_TILE]!,
    gone: readList(cells, GONE),
    spent: readList(cells, SPENT),
    check: cells[CHECK]!,
    tile: cells[TILE]!,
    step: cells[STEP]!,
    stack: readList(cells, STACK),
    drawn: readList(cells, DRAWN),
    pile: readList(cells, PILE),
    shuffles: Array.from({ length: next }, (_, i) => readCells(cells, shuffleAt(next - i), next - i)),
  };
}
