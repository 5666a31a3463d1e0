/** Strengths a table offers for a bot seat, weakest first; a catalogue has the words, `strength.<name>`. */
export const STRENGTHS = ['easy', 'medium', 'hard'] as const;

export type Strength = (typeof STRENGTHS)[number];

/** The bot that plays at a strength, to give to `botNamed`. */
export const STRENGTH_BOTS: Readonly<Record<Strength, string>> = {
  easy: 'random',
  medium: 'greedy',
  hard: 'playout:400',
};
