import type { Plugin } from 'vite';

/** The French words of react-aria's overlays. */
const FRENCH = /[\\/]react-aria[\\/].*[\\/]overlays[\\/]fr-FR\.mjs$/;

/**
 * What a screen reader hears at the end of an open list: react-aria says "reject" in French, where everybody says
 * "close". @throws if react-aria no longer has that word: then this plugin can go
 */
export function reactAriaWords(): Plugin {
  return {
    name: 'durbar-react-aria-words',
    transform(code, id) {
      if (!FRENCH.test(id)) return null;
      if (!code.includes('Rejeter')) throw new Error(`${id} does not say Rejeter`);
      return { code: code.replaceAll('Rejeter', 'Fermer'), map: null };
    },
  };
}
