import { keepMeanwhile } from './first/meanwhile.ts';
import { stand } from './first/stand.ts';
import { painted, pause } from './soon.ts';
import { localeOf, preferences } from './state/preferences.ts';
import { dressDocument } from './state/theme.ts';
import { keepOffline } from './sw/register.ts';
import '@durbar/kit/ui/styles/fonts.css';
import '@durbar/kit/ui/styles/tokens.css';
import '@durbar/kit/ui/styles/base.css';

/*
 * What is here is all that the first paint waits for: the rest of the page's script comes after it, in parts, so that
 * a slow phone is never busy with it for long.
 */

const locale = () => localeOf(preferences.getState());
dressDocument(locale);
keepOffline();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const stands = stand(root, locale());
const replay = keepMeanwhile(root);

/** What `start` is built on. It would load them itself, but work through all of them at once. */
const grounds = [() => import('react-dom/client'), () => import('react-aria-components/I18nProvider')];

async function begin(root: HTMLElement): Promise<void> {
  await painted();
  for (const ground of grounds) {
    await ground();
    await pause();
  }
  const { start } = await import('./start.tsx');
  start(root, stands);
  replay();
}
begin(root).catch(reportError);
