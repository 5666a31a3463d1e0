import { createRng, type Rng } from '@durbar/kernel';

/** Creates a generator from an FNV-1a hash of a text, for checks at every move, where SHA-256 would be too slow. */
export function rngFromText(text: string): Rng {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return createRng(hash);
}
