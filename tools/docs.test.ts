import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, walk } from './files.ts';

const files = walk();
const known = new Set(files.flatMap((path) => endings(path)));
const docs = files.filter((path) => path.endsWith('.md') && !path.startsWith('scripts/new-game/'));

/** A path and its endings at each folder, such as `a/b.ts` and `b.ts`. */
function endings(path: string): string[] {
  const parts = path.split('/');
  return parts.map((_, i) => parts.slice(i).join('/'));
}

/** Files of the repository that a page names as code: paths with a folder and without placeholders. */
function filesNamed(text: string): string[] {
  return Array.from(
    text.matchAll(/`(\w[\w.-]*(?:\/[\w.-]+)+\.(?:tsx?|mjs|css|md|json|svg))`/g),
    ([, path = '']) => path,
  );
}

/** Targets of a page's links to files, as paths relative to the root. */
function filesLinked(page: string, text: string): string[] {
  return Array.from(text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g), ([, target = '']) =>
    posix.join(posix.dirname(page), target).replace(/\/$/, ''),
  );
}

describe('pages of documentation', () => {
  it('are found, and name files', () => {
    expect(docs.length).toBeGreaterThan(30);
    expect(docs.flatMap((page) => filesNamed(read(page))).length).toBeGreaterThan(40);
    expect(docs.flatMap((page) => filesLinked(page, read(page))).length).toBeGreaterThan(20);
  });

  it('name files that exist', () => {
    const made = /^(dist|records|node_modules)\/|(^|\/)NAME/;
    expect(
      docs.flatMap((page) =>
        filesNamed(read(page))
          .filter((path) => !known.has(path) && !made.test(path))
          .map((path) => `${page}: ${path}`),
      ),
    ).toEqual([]);
  });

  it('link to files and folders that exist', () => {
    const exists = (path: string) => files.some((each) => each === path || each.startsWith(`${path}/`));
    expect(
      docs.flatMap((page) =>
        filesLinked(page, read(page))
          .filter((path) => !exists(path))
          .map((path) => `${page}: ${path}`),
      ),
    ).toEqual([]);
  });
});
