import kingdom from '@durbar/kingdom/words/fr.json' with { type: 'json' };
import own from '@durbar/maharaja-2004/words/fr.json' with { type: 'json' };

export default { ...kingdom, ...own };
