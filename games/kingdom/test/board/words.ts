import en from '../../words/en/board.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };

/** What both Maharajas' boards say, by locale. */
export const kingdomWords = { en, fr };
