import { useInsertionEffect } from 'react';

/** Markup that is in the page already. It stays, since its drawings may be used again at any time. */
const mountedSheets = new Set<string>();

function mountSheet(markup: string): void {
  if (mountedSheets.has(markup)) return;
  mountedSheets.add(markup);
  const host = document.createElement('div');
  host.setAttribute('aria-hidden', 'true');
  host.className = 'drawings';
  host.innerHTML = markup;
  for (const svg of host.children) {
    svg.setAttribute('width', '0');
    svg.setAttribute('height', '0');
  }
  // First in the page: of two drawings with one name, as after an edit in development, the newer is taken.
  document.body.prepend(host);
}

/**
 * Puts a group of drawings into the page, once, for `Art` and `Icon` to show. Takes what
 * `import markup from 'virtual:sprite/<group>'` gives, so a group loads with the code that shows it.
 */
export function SpriteSheet({ of: markup }: { readonly of: string }): null {
  useInsertionEffect(() => mountSheet(markup), [markup]);
  return null;
}
