/** Stands for the player's name in what is made when the page is built; no name holds it, and no text. */
export const NAME = '\u{E000}';
