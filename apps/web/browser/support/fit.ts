import type { Page } from 'playwright-core';

/** Lists clipped text and elements that reach out of the window. */
export async function listClipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('h2, h3, p, button, th, td, li > span')) {
      if (one.closest('.visually-hidden, [role="table"], section[aria-label] ol')) continue;
      const { left, right, bottom, width } = one.getBoundingClientRect();
      const text = `${one.tagName} ${one.textContent?.slice(0, 40)}`;
      if (width === 0) continue;
      if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible')
        found.push(`cut: ${text}`);
      // A map that covers its pane is wider than it, and scrolls; a list of a phone that is swiped shows one item at a time.
      const slides = one.closest('[data-covering="true"], [data-swiped]');
      if (!slides && (left < -1 || right > innerWidth + 1)) found.push(`beside: ${text}`);
      const scrolls = one.closest('[role="dialog"]') ?? one.closest('[data-scrolls]');
      if (!scrolls && bottom > innerHeight + 1 && !one.closest('ol, [class*="list"]'))
        found.push(`below: ${text}`);
    }
    return found;
  });
}

/** Lists text smaller than 11 CSS pixels on screen, in SVG too. */
export async function listTinyText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const one = text.parentElement;
      if (!one || !text.textContent?.trim() || one.closest('script, style, title, .visually-hidden'))
        continue;
      const { width, height } = one.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      const drawn = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(one).fontSize) * (drawn ? Math.hypot(drawn.b, drawn.d) : 1);
      if (size < 10.95) found.push(`${text.textContent} at ${size.toFixed(1)}`);
    }
    return found;
  });
}
