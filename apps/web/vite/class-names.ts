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

const STYLES = /\.module\.css$/;

/**
 * Imports class names one by one, so that the page contains those that it uses, where they are used, instead of objects of
 * all of them by name.
 */
export function classNames(): Plugin[] {
  const sheets = new Set<string>();
  return [
    {
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
    },
    {
      name: 'durbar-keep-styles',
      apply: 'build',
      enforce: 'post',
      transform(code, id) {
        if (!STYLES.test(id)) return null;
        sheets.add(id);
        // Once its names are where they are used, nothing uses the module, and the styles would go with it.
        return { code, map: null, moduleSideEffects: 'no-treeshake' };
      },
      generateBundle(_options, bundle) {
        const kept = new Set(
          Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : [])),
        );
        for (const id of sheets) if (!kept.has(id)) this.error(`the page would lose the styles of ${id}`);
      },
    },
  ];
}
