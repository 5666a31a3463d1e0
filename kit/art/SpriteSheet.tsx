import { useInsertionEffect } from 'react';

/** Sprite sheets that are already in the page. They stay, because their drawings may be used again at any time. */
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
  // Inserted first: if two drawings have the same name, as after an edit in development, the newer one is used.
  document.body.prepend(host);
}

/**
 * Puts the drawings of a group into the page, once, for `Art` and `Icon`. `of` is the default export of
 * `virtual:sprite/<group>`, so a group loads with the code that uses it.
 */
export function SpriteSheet({ of: markup }: { readonly of: string }): null {
  useInsertionEffect(() => mountSheet(markup), [markup]);
  return null;
}
