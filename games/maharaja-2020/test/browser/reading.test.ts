import { openTable } from '@durbar/web/browser/support/table.ts';
import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { openMaharaja2004 } from '../../../maharaja-2004/test/browser/support.ts';
import { openMaharaja2020 } from './support.ts';

const house = new TestEnvironment();

/** Each game with two actions for a turn: coins, and a large piece. */
const GAMES = [
  ['maharaja-2020', openMaharaja2020, [4, 0]],
  ['maharaja-2004', openMaharaja2004, [0, 5]],
] as const;

test.each(GAMES)(
  'a screen reader is told of %s without chatter',
  { timeout: 60_000 },
  async (game, open, [first, second]) => {
    const { visitor, page, board } = await open(house, 'mouse');
    await visitor.go(`/t/${await openTable([visitor], { game, bots: 2, bot: 'greedy' })}`);
    for (let asked = await board.asked(); asked !== 'act'; asked = await board.asked())
      if (asked === 'plan') await board.plan(first, second);
      else await board.answer(asked);
    const lines = (await page.locator('main').first().ariaSnapshot()).split('\n');
    // Each city says how many of its sites are free; they are not listed one by one, unless one can build there.
    expect(lines.filter((line) => /button "[^"]+: \d free sites/.test(line))).toHaveLength(7);
    expect(lines.filter((line) => /site, [^"]+: free" \[disabled\]/.test(line))).toEqual([]);
    // Nobody is named twice at one place.
    expect(lines.filter((line) => /s of (.+) and \1"/.test(line))).toEqual([]);
  },
);
