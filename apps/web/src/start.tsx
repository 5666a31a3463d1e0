import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/App.tsx';

/**
 * Renders the page, in a transition, so that React yields to input in between.
 * @param isPrerendered whether `root` contains the prerendered home page
 */
export function start(root: HTMLElement, isPrerendered: boolean): void {
  const page = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  startTransition(() => {
    if (isPrerendered) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
  void import('@durbar/kit/ui/tips.ts').then(({ startTips }) => startTips()).catch(reportError);
}
