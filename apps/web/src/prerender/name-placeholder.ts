/** Stands for the player's name in what is made when the page is built; no name holds it, and no text. */
export const NAME_PLACEHOLDER = '\u{E000}';
