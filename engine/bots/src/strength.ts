/** Strengths that a table offers for a bot seat, weakest first. Their names are in the catalogues, `strength.<name>`. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** Name of the bot for each strength, as `botNamed` takes it. */
export const STRENGTH_BOTS: Readonly<Record<Strength, string>> = {
  easy: 'random',
  medium: 'greedy',
  hard: 'playout:400',
};
