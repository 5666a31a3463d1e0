/** A kind of thing to press, and where on the screen each of them is, in CSS pixels. */
export interface PressTarget {
  readonly kind: string;
  readonly x: number;
  readonly y: number;
}

/** Runs in the page: what the person may press on the board now, and nothing covers. Undo is left out: it leads nowhere. */
export function listTargets(): PressTarget[] {
  const waits = document.querySelector<HTMLElement>('[data-asks]')?.dataset;
  if (waits && (waits['busy'] === 'true' || waits['asks'] === 'nothing')) return [];
  const kinds = {
    target: '[data-target][data-lit="true"]',
    space: '[data-space]',
    tile: '[data-slot]',
    mark: '[data-mark]:not([data-mark="undo"])',
    card: '[data-card]:not([data-state="passive"])',
    arrow: '[data-arrow]',
    action: '[data-action]',
  };
  return Object.entries(kinds).flatMap(([kind, selector]) =>
    [...document.querySelectorAll(selector)].flatMap((element) => {
      if (element.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]')) return [];
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + Math.min(height / 2, 6)];
      const hit = width > 0 ? document.elementFromPoint(x, y) : null;
      return hit && (element.contains(hit) || hit.contains(element)) ? [{ kind, x, y }] : [];
    }),
  );
}
