import { expectAccessible } from '@durbar/web/browser/support/access.ts';
import type { Size } from '@durbar/web/browser/support/browser.ts';
import { listClipped, listTinyText } from '@durbar/web/browser/support/fit.ts';
import type { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { sit } from './table-support.ts';

/** Tests that the table is complete and accessible in every state of a turn, at one size and in one language. */
export function testStates(environment: TestEnvironment, size: Size, locale: 'en-GB' | 'fr-FR'): void {
  test(`the table is complete and accessible in every state: ${size}, ${locale}`, {
    timeout: 180_000,
  }, async () => {
    const { board, visitor, page } = await sit(environment, 'mouse', size === 'desktop' ? 3 : 1, {
      size,
      locale,
    });
    const whole = async (what: string) => {
      expect(await visitor.overflow(), what).toBe(0);
      expect(await listClipped(page), what).toEqual([]);
      expect(await listTinyText(page), what).toEqual([]);
    };
    const sound = async (what: string) => {
      await whole(what);
      // The result of axe does not depend on the language.
      if (locale === 'en-GB') await expectAccessible(visitor, what);
    };
    await whole('start');
    await board.takeTile();
    await whole('in hand');
    await board.legalTargets.first().hover();
    await sound('pointed at');
    await board.end.click({ force: true });
    await sound('refused');
    await board.drop();
    await whole('placed');
    await page
      .getByRole('button', { name: /quarter: |^Quartier / })
      .first()
      .press('Enter');
    await whole('a quarter');
    await page.keyboard.press('Escape');
    await page.locator('button[aria-label*="gold, "], button[aria-label*="d’or, "]').first().click();
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(() => !document.querySelector('[data-entering]'));
    await sound('a seat');
    const current = page.locator('[role="dialog"] [data-current="true"]');
    const first = await current.getAttribute('aria-label');
    await page.keyboard.press('ArrowRight');
    expect(await current.getAttribute('aria-label')).not.toBe(first);
    await page.keyboard.press('v');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
}
