import type { Locator, Page } from 'playwright-core';

/** How a player uses the board: by mouse, touch or keyboard alone. */
export type InputMethod = 'mouse' | 'finger' | 'keys';

/** Presses things on a kingdom's board by one input method. */
export class Presser {
  readonly page: Page;
  protected readonly input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.page = page;
    this.input = input;
  }

  /** Presses a target; by keyboard it tabs there from the current focus. */
  async press(target: Locator): Promise<void> {
    if (this.input === 'mouse') {
      await this.#uncover(target);
      return target.click();
    }
    if (this.input === 'finger') return target.tap();
    await this.#reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Presses a city; by mouse beside its sites. */
  async pressCity(city: Locator): Promise<void> {
    if (this.input !== 'mouse') return this.press(city);
    await this.#uncover(city);
    const box = await city.boundingBox();
    await city.click({ position: { x: (box?.width ?? 0) / 2, y: 6 } });
  }

  /** Removes a city's card that covers the target: closes it, or moves the pointer away. */
  async #uncover(target: Locator): Promise<void> {
    const covered = await target.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('[data-corner]') !== null && !element.closest('[data-corner]');
    });
    if (!covered) return;
    const close = this.page.locator('[data-open="true"] header button');
    if (await close.isVisible()) return close.click();
    await this.page.mouse.move(0, 0);
    await this.page.locator('[data-corner] section').waitFor({ state: 'detached' });
  }

  /** Moves the focus to a target by Tab alone. */
  async #reach(target: Locator): Promise<void> {
    for (let tabs = 0; tabs < 200; tabs++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`no Tab leads to ${await target.getAttribute('aria-label')}`);
  }
}
