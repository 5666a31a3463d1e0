import { captureEarlyInput } from './prerender/early-input.ts';
import { mountPrerendered } from './prerender/mount.ts';
import { preferences, preferredOrFirstLocale } from './state/preferences.ts';
import { afterFirstPaint, yieldToBrowser } from './state/scheduling.ts';
import { applyAppearance } from './state/theme.ts';
import { registerServiceWorker } from './sw/register.ts';
import '@durbar/kit/ui/styles/fonts.css';
import '@durbar/kit/ui/styles/scales.css';
import '@durbar/kit/ui/styles/tokens.css';
import '@durbar/kit/ui/styles/base.css';

/*
 * What is here is all that the first paint waits for: the rest of the page's script comes after it, in parts, so that
 * a slow phone is never busy with it for long.
 */

const locale = () => preferredOrFirstLocale(preferences.getState());
applyAppearance(locale);
registerServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const stands = mountPrerendered(root, locale());
const replay = captureEarlyInput(root);

/** What `start` is built on. It would load them itself, but work through all of them at once. */
const grounds = [
  () => import('react-dom/client'),
  () => import('react-aria-components/I18nProvider'),
  async () => (await import('./words/page-words.ts')).pageWords.load(locale()),
];

async function begin(root: HTMLElement): Promise<void> {
  await afterFirstPaint();
  for (const ground of grounds) {
    await ground();
    await yieldToBrowser();
  }
  const { start } = await import('./start.tsx');
  start(root, stands);
  replay();
}
begin(root).catch(reportError);
