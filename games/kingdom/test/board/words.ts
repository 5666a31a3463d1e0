import en from '../../words/en/board.json' with { type: 'json' };
import fr from '../../words/fr/board.json' with { type: 'json' };

/** The words of both Maharajas' boards, by locale. */
export const kingdomWords = { en, fr };
