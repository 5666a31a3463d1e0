import { conformance } from '../src/conformance.ts';
import { bazaar, bazaarWords } from '../src/toy/index.ts';
import { bazaarSettings } from './bazaar-settings.ts';

conformance(bazaar, { ...bazaarSettings, words: bazaarWords });
