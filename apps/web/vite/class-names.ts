import type { Plugin } from 'vite';

const SOURCE = /\.tsx?$/;
/** An import of a style sheet's class names, as one object. */
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';/gm;
/** Names that no variable can have: they are in the object only. */
const RESERVED =
  /^(?:break|case|catch|class|continue|default|delete|do|else|enum|export|for|if|import|in|new|return|static|switch|this|var|void|while|with)$/;

/** Whether code uses an object of class names only by names that are known. */
function isUsedByName(code: string, object: string): boolean {
  const uses = [...code.matchAll(new RegExp(`(?<![\\w.])${object}(?:\\.(\\w+)|\\b)`, 'g'))];
  // One more: the import.
  return uses.filter(([, name]) => name === undefined || RESERVED.test(name)).length === 1;
}

/**
 * Imports class names one by one, so that the page contains those that it uses, where they are used, instead of objects of
 * all of them by name.
 */
export function classNames(): Plugin {
  return {
    name: 'durbar-class-names',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('.module.css')) return null;
      const changed = code.replace(IMPORT, (whole, object: string, file: string) =>
        isUsedByName(code, object) ? `import * as ${object} from '${file}';` : whole,
      );
      return { code: changed, map: null };
    },
  };
}
