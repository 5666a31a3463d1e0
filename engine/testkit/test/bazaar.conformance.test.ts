import { bazaar, bazaarWords } from '../src/toy/index.ts';
import { conformance } from '../src/vitest.ts';
import { bazaarSettings } from './bazaar-settings.ts';

conformance(bazaar, { ...bazaarSettings, words: bazaarWords });
