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
 * The first paint waits for this file and its imports only. The rest of the script follows in parts, so that a slow phone
 * is never busy with it for long.
 */

const locale = () => preferredOrFirstLocale(preferences.getState());
applyAppearance(locale);
registerServiceWorker();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const isPrerendered = mountPrerendered(root, locale());
const replayInput = captureEarlyInput(root);

/** Dependencies of `start.tsx`, loaded one by one: as its imports they would all run in one task. */
const dependencies = [
  () => import('react-dom/client'),
  () => import('react-aria-components/I18nProvider'),
  async () => (await import('./words/home-words.ts')).homeWords.load(locale()),
];

async function begin(root: HTMLElement): Promise<void> {
  await afterFirstPaint();
  for (const load of dependencies) {
    await load();
    await yieldToBrowser();
  }
  const { start } = await import('./start.tsx');
  start(root, isPrerendered);
  replayInput();
}
begin(root).catch(reportError);
