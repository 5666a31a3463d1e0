/** Kinds of decision in which a character is chosen: from the bank, or one of one's own to give away. */
const CHOOSING: ReadonlySet<string> = new Set(['draft', 'robbed', 'give', 'exchange']);

export const choosesCharacter = (kind: string | null): boolean => kind !== null && CHOOSING.has(kind);

/** Whether a bid is asked, the first one or a higher one. */
export const asksBid = (kind: string | null): boolean => kind === 'open' || kind === 'auction';
