import type { VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import { tableWithBots } from '@durbar/web/browser/support/table.ts';
import type { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { MaharaniPage } from './support.ts';

/** Opens a table with bots for a player, and waits for the first decision. */
export async function sit(
  environment: TestEnvironment,
  inputMethod: InputMethod,
  bots: number,
  options: VisitorOptions = {},
) {
  const visitor = await environment.newVisitor({
    size: inputMethod === 'finger' ? 'phone' : 'desktop',
    touch: inputMethod === 'finger',
    ...options,
  });
  await visitor.go(`/t/${await tableWithBots(visitor, bots)}`);
  const { page } = visitor;
  const board = new MaharaniPage(page, inputMethod);
  await board.asked();
  return { visitor, page, board };
}

/** Plays to the end and counts the turns of each kind. */
export async function playOut(board: MaharaniPage): Promise<ReadonlyMap<string, number>> {
  const played = new Map<string, number>();
  for (;;) {
    const done = await board.turn();
    played.set(done, (played.get(done) ?? 0) + 1);
    if (done === 'over') return played;
  }
}
