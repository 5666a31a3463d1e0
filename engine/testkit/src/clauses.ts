/** A test file, as read by the caller. */
export interface TestFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Clauses that no test names. A clause such as `MHR-2.3` counts as named where it stands as a whole: `MHR-2.31` does
 * not name it, nor does `XMHR-2.3`; a part of it such as `MHR-2.3a` does. A part can be a clause itself.
 */
export function untestedClauses(clauses: readonly string[], testFiles: readonly TestFile[]): string[] {
  const named = new Set(
    testFiles.flatMap(({ text }) => {
      const found =
        text.match(/(?<![A-Za-z0-9-])[A-Z][A-Z0-9]*-\d+(?:\.\d+)*(?:[a-z](?![A-Za-z0-9]))?/g) ?? [];
      return found.flatMap((clause) => [clause, clause.replace(/[a-z]$/, '')]);
    }),
  );
  return clauses.filter((clause) => !named.has(clause));
}

/** Names of tests in the text of a test file: a clause in a comment or an expectation tests nothing. */
export function testNames(text: string): string {
  return [...text.matchAll(/\bit(?:\.each\([\s\S]*?\]\s*(?:as const)?,?\s*\))?\(\s*['`]([^'`]+)['`]/g)]
    .map((match) => match[1])
    .join('\n');
}
