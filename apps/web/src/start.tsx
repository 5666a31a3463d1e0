import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

/**
 * Begins the page. A transition is worked out in short pieces, so that a finger is answered in between.
 * @param stands whether what it shows first stands in `root` already
 */
export function start(root: HTMLElement, stands: boolean): void {
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  startTransition(() => {
    if (stands) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
