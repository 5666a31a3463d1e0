import kingdom from '../../kingdom/words/en/rules.json' with { type: 'json' };
import own from './en/rules.json' with { type: 'json' };

export default { ...kingdom, ...own };
