import { type Browser, chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Layout and paint as usual, but no rasterization, which takes a fifth of the browser's time. */
const WITHOUT_PICTURE = '--blink-settings=acceleratedCompositingEnabled=false';

/** Compiles no script a second time, for speed: a visit is too short to win that time back. */
const WITHOUT_OPTIMIZATION = '--js-flags=--max-optimized-bytecode-size=0';

interface LaunchOptions {
  /** Whether pages are scrolled by touch: without a picture, a tap on a scrolled page is never answered. */
  readonly scrolls?: boolean;
  /** Whether scripts run as in a person's browser, also where that takes longer. */
  readonly optimizes?: boolean;
}

export function launch({ scrolls = false, optimizes = false }: LaunchOptions = {}): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath)
    throw new Error('there is no Chromium; scripts/ensure-chromium.mjs says how to get it');
  const args = [
    ...FLAGS,
    ...(scrolls ? [] : [WITHOUT_PICTURE]),
    ...(optimizes ? [] : [WITHOUT_OPTIMIZATION]),
  ];
  return chromium.launch({ executablePath, args });
}
