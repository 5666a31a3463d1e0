import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import type { Locator, Page } from 'playwright-core';

/** A player at the table, who plays the first tile that fits. */
export class MaharaniPage {
  readonly page: Page;
  readonly #inputMethod: InputMethod;

  constructor(page: Page, inputMethod: InputMethod) {
    this.page = page;
    this.#inputMethod = inputMethod;
  }

  /** Tiles that fit on some space now. */
  get tiles(): Locator {
    return this.page.getByRole('button', { name: /^(Tile|Tuile) \d.*(fits one|fits \d|possible)/ });
  }

  /** Spaces on which the selected tile fits. */
  get legalTargets(): Locator {
    return this.page.locator('[data-space]');
  }

  /** The discs of the worker options on the floor. */
  get options(): Locator {
    return this.page
      .getByRole('list', { name: /Workers to choose from|Ouvriers au choix/ })
      .first()
      .getByRole('button');
  }

  get end(): Locator {
    return this.page.getByRole('button', { name: /^(End turn|Finir le tour)/ });
  }

  get refresh(): Locator {
    return this.page.getByRole('button', { name: /^(Refresh|Retourner)/ });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: /^(Undo|Annuler)/ });
  }

  get over(): Locator {
    return this.page.getByRole('heading', { name: /Final standing|Classement final/ });
  }

  /** Waits until this player must decide or the game is over, and returns the kind of decision. */
  async asked(): Promise<'place' | 'worker' | 'refresh' | 'end' | 'over'> {
    const found = await this.page.waitForFunction(() => {
      const is = (selector: string) => document.querySelector(selector) !== null;
      const heads = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
      if (heads.some((text) => text === 'Final standing' || text === 'Classement final')) return 'over';
      const mine = [...document.querySelectorAll('h2')].some(({ textContent }) =>
        ['Your turn', 'À vous', 'À vous de jouer'].includes(textContent ?? ''),
      );
      if (!mine) return false;
      if (is('[data-mark="worker"]')) return 'worker';
      if (is('[data-mark="end"]:not([aria-disabled="true"])')) return 'end';
      const start = is('[data-mark="refresh"][data-lit="true"]') ? 'refresh' : 'place';
      return start;
    });
    return (await found.jsonValue()) || 'over';
  }

  /** Presses an element with this player's input method. */
  async press(target: Locator): Promise<void> {
    if (this.#inputMethod === 'mouse') return target.click();
    if (this.#inputMethod === 'finger') return target.tap();
    await target.focus();
    await this.page.keyboard.press('Enter');
  }

  /** Selects a tile that fits on some space. */
  async takeTile(): Promise<void> {
    const tile = this.tiles.first();
    if (this.#inputMethod === 'keys') {
      const slot = await tile.getAttribute('data-slot');
      await this.page.keyboard.press(String(Number(slot) + 1));
    } else await this.press(tile);
    await this.legalTargets.first().waitFor();
  }

  /** Places the selected tile on a target. By touch the placement must be confirmed if the tile's turn matters. */
  async drop(): Promise<void> {
    if (this.#inputMethod === 'keys') await this.page.keyboard.press('Enter');
    else await this.press(this.legalTargets.first());
    await this.gone('[data-space][aria-busy="true"]');
    if (this.#inputMethod === 'finger' && (await this.legalTargets.count()) > 0)
      await this.press(this.legalTargets.first());
    await this.gone('[data-space]');
  }

  /** Ends the turn, and waits until it has ended. */
  async endTurn(): Promise<void> {
    await this.press(this.end);
    await this.gone('[data-mark="end"]:not([aria-disabled="true"])');
  }

  /** Waits until no element of the page matches. */
  async gone(selector: string): Promise<void> {
    await this.page.waitForFunction((what) => document.querySelector(what) === null, selector);
  }

  /** Chooses the first worker option. */
  async chooseWorker(): Promise<void> {
    await this.press(this.options.first());
    await this.gone('[data-mark="worker"]');
  }

  /** Plays one turn with one tile. Returns the kind of turn; `over` if the match has ended. */
  async turn(): Promise<'placed' | 'chosen' | 'refreshed' | 'over'> {
    const asked = await this.asked();
    if (asked === 'over') return 'over';
    let done: 'placed' | 'chosen' | 'refreshed' = 'placed';
    if (asked === 'refresh') {
      await this.press(this.refresh);
      await this.page.locator('[data-mark="end"]:not([aria-disabled="true"])').waitFor();
      done = 'refreshed';
    }
    if (asked === 'place') {
      await this.takeTile();
      await this.drop();
      if ((await this.asked()) === 'worker') {
        await this.chooseWorker();
        done = 'chosen';
      }
    }
    await this.endTurn();
    return done;
  }
}
