import { STRENGTHS, type Strength } from '@durbar/bots/strength';

/** Parses a stored strength; an unknown one becomes the middle one. */
export function parseStrength(text: string): Strength {
  return STRENGTHS.find((strength) => strength === text) ?? 'medium';
}
