/** How a script uses a CSS module that it imports. */
export interface ModuleUse {
  /** The path in the script, such as `./Tray.module.css`. */
  readonly path: string;
  /** Classes named as `styles.name` or `styles['name']`. */
  readonly classes: readonly string[];
  /** Whether the script also looks up classes by a computed name. */
  readonly computes: boolean;
}

/** Names of the classes that a style sheet defines. */
export function classesDefined(css: string): ReadonlySet<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
    .replace(/:\s[^;{}]*;/g, ';');
  return new Set(Array.from(selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name));
}

/** The CSS modules that a script imports, and the classes that it uses of each. */
export function modulesUsed(script: string): readonly ModuleUse[] {
  const imports = script.matchAll(/import (\w+) from '([^']+\.module\.css)'/g);
  const code = script.replace(/ from '[^']*'/g, '');
  return Array.from(imports, ([, name = '', path = '']) => {
    const named = code.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'));
    return {
      path,
      classes: Array.from(named, ([, dotted, quoted]) => dotted ?? quoted ?? ''),
      computes: new RegExp(`\\b${name}\\[(?!')`).test(code),
    };
  });
}
