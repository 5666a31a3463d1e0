import { STRENGTHS, type Strength } from '@durbar/bots/strength';

/** A strength that was kept as text; what is not known any more is the middle one. */
export function parseStrength(text: string): Strength {
  return STRENGTHS.find((strength) => strength === text) ?? 'medium';
}
