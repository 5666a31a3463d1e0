import kingdom from '@durbar/kingdom/words/en.json' with { type: 'json' };
import own from '@durbar/maharaja-2004/words/en.json' with { type: 'json' };

export default { ...kingdom, ...own };
