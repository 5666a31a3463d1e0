import { MaharaniPage } from '@durbar/games/maharani/test/browser/support.ts';
import type { Locator } from 'playwright-core';
import type { Size, Visitor } from '../browser.ts';
import { openTable, untilMyTurn } from '../table.ts';
import { inputMethod } from './kingdom-walk.ts';
import { expectRefusalFits, expectTableFits } from './screen-checks.ts';

/** Finds pieces of Maharani by their marks, not by their names. */
class MarkedMaharaniPage extends MaharaniPage {
  override get tiles(): Locator {
    return this.page.locator('[data-slot]:not([aria-disabled="true"])');
  }

  override get options(): Locator {
    return this.page.locator('[data-mark="worker"]');
  }

  override get end(): Locator {
    return this.page.locator('[data-mark="end"]');
  }
}

/** Looks at the decisions of a first turn at Maharani. */
export async function walkMaharani(visitor: Visitor, size: Size): Promise<void> {
  await visitor.go(`/t/${await openTable([visitor], { game: 'maharani', bots: 1 })}`);
  await untilMyTurn(visitor.page);
  const board = new MarkedMaharaniPage(visitor.page, inputMethod(size));
  await expectTableFits(visitor, 'maharani: start');
  await board.takeTile();
  await expectTableFits(visitor, 'maharani: a tile in hand');
  await board.end.click({ force: true });
  await expectRefusalFits(visitor, 'maharani: refused');
  await board.drop();
  await expectTableFits(visitor, 'maharani: placed');
}
