import { expect, test } from 'vitest';
import { codeSplittingGroups } from '../vite/code-splitting.ts';

const imports: Readonly<Record<string, readonly string[]>> = {
  '/web/src/main.ts': ['/web/src/state/preferences.ts'],
  '/web/src/start.tsx': ['/m/node_modules/react-dom/client.js', '/web/src/app/App.tsx'],
  '/web/src/app/App.tsx': [
    '/web/src/state/preferences.ts',
    '/m/node_modules/react-aria/button.mjs',
    '/m/node_modules/lucide-react/all.mjs',
    // A circle must not loop forever.
    '/web/src/start.tsx',
  ],
  '/m/node_modules/react-aria/button.mjs': ['/m/node_modules/react/index.js'],
  '/web/src/pages/table.tsx': ['/m/node_modules/react-aria/dialog.mjs'],
};
const graph = {
  getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }),
};

/** The chunk of a module, as the bundler finds it: the first group by priority that accepts it. */
function findPart(id: string): string | null {
  const groups = codeSplittingGroups('/web').toSorted((a, b) => (b.priority ?? 0) - (a.priority ?? 0));
  for (const { name, test } of groups) {
    const named = typeof name === 'function' ? name(id, graph as Parameters<typeof name>[1]) : name;
    if (test instanceof RegExp && test.test(id) && typeof named === 'string') return named;
  }
  return null;
}

test.each([
  ['/web/src/state/preferences.ts', 'first'],
  ['/m/node_modules/react-dom/client.js', 'react'],
  ['/m/node_modules/react/index.js', 'react'],
  ['/m/node_modules/react-aria/button.mjs', 'aria'],
  ['/web/src/app/App.tsx', 'home'],
  // Lazily loaded screens and their own dependencies are left to the bundler.
  ['/web/src/pages/table.tsx', null],
  ['/m/node_modules/react-aria/dialog.mjs', null],
  ['/m/node_modules/lucide-react/all.mjs', null],
])('%s goes into %s', (id, part) => expect(findPart(id)).toBe(part));
