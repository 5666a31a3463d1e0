/** Name and text of a test file; the caller reads it. */
export interface TestFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Returns the clauses that no test file names. Only a whole clause number counts: neither `MHR-2.31` nor `XMHR-2.3`
 * names `MHR-2.3`. A lettered part such as `MHR-2.3a` names both itself and `MHR-2.3`.
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

/**
 * Lists the clauses whose text in a catalogue contains a mark, such as `House ruling`, in upper or lower case, in the
 * order of the catalogue.
 */
export function markedClauses(words: Readonly<Record<string, string>>, mark: string): string[] {
  const wanted = mark.toLowerCase();
  return Object.entries(words).flatMap(([key, text]) =>
    key.startsWith('clause.') && text.toLowerCase().includes(wanted) ? [key.slice('clause.'.length)] : [],
  );
}

/**
 * Lists the clauses whose text marks a ruling without stating it. A ruling is stated after the mark, as in
 * `House ruling: the third tile is face down`, or in the sentences that follow one ending in the mark, as in
 * `The rest is a house ruling. Ties go to …`.
 */
export function unstatedRulings(words: Readonly<Record<string, string>>, mark: string): string[] {
  const statement = /^(?:\s?:\s\S|\. \p{L})/u;
  return markedClauses(words, mark).filter((clause) =>
    (words[`clause.${clause}`] ?? '')
      .split(new RegExp(mark, 'i'))
      .slice(1)
      .some((after) => !statement.test(after)),
  );
}

/** Extracts the test names from a test file, so that clauses in comments and expectations do not count as tested. */
export function testNames(text: string): string {
  return [...text.matchAll(/\bit(?:\.each\([\s\S]*?\]\s*(?:as const)?,?\s*\))?\(\s*['`]([^'`]+)['`]/g)]
    .map((match) => match[1])
    .join('\n');
}
