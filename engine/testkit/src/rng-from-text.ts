import { type Rng, rngOf } from '@durbar/kernel';

/** Chance that follows from a text alone (FNV-1a): for checks that are made at every move, where SHA-256 would take longer than they do. */
export function rngFromText(text: string): Rng {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return rngOf(hash);
}
