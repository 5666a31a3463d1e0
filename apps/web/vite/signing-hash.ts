import type { Plugin } from 'vite';

const HASHES = '@noble/hashes/sha2.js';
const SIGNATURES = /[\\/]node_modules[\\/]@noble[\\/]curves[\\/]/;

/**
 * Gives signatures, which few pages check, a copy of the module of hashes: they alone need SHA-512. The other copy, of which
 * every table needs SHA-256, then leaves it out.
 */
export function signingHash(): Plugin {
  return {
    name: 'durbar-signing-hash',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== HASHES || !importer || !SIGNATURES.test(importer)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && `${found.id}?signing`;
    },
  };
}
