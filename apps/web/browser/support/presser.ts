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
    if (this.input === 'mouse') return target.click();
    if (this.input === 'finger') return target.tap();
    await this.#reach(target);
    await this.page.keyboard.press('Enter');
  }

  /** Presses a city; by mouse beside its sites. */
  async pressCity(city: Locator): Promise<void> {
    if (this.input !== 'mouse') return this.press(city);
    const box = await city.boundingBox();
    await city.click({ position: { x: (box?.width ?? 0) / 2, y: 6 } });
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
