import { accessSync, constants } from 'node:fs';

const usual = [
  // The shell has no windows: it is a third faster than the full browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // Absent and not executable mean the same for this search.
    return false;
  }
}

/**
 * Finds the browser that tests drive: CHROMIUM_PATH, or the first one in the usual places.
 * @returns {string | undefined}
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  return (named ? [named] : usual).find(isExecutable);
}
