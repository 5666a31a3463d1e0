import kingdom from '../../kingdom/words/fr/rules.json' with { type: 'json' };
import own from './fr/rules.json' with { type: 'json' };

export default { ...kingdom, ...own };
