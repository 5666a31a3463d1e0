/** One clause of a game's rules. */
interface RuleClause {
  readonly id: string;
  /** Catalogue key of its summary. */
  readonly key: string;
}

/** Clauses under one heading. */
export interface RuleSection {
  readonly id: string;
  /** Catalogue key of its heading. */
  readonly title: string;
  readonly clauses: readonly RuleClause[];
}

const CLAUSE = 'clause.';

/** The sections of a game's rules, by the keys of its catalogue: `M20-4.3` belongs to `M20-4`. */
export function listRuleSections(keys: readonly string[]): RuleSection[] {
  const sections = new Map<string, RuleClause[]>();
  for (const key of keys) {
    if (!key.startsWith(CLAUSE)) continue;
    const id = key.slice(CLAUSE.length);
    const [section = id] = id.split('.');
    const clauses = sections.get(section) ?? [];
    clauses.push({ id, key });
    sections.set(section, clauses);
  }
  return [...sections].map(([id, clauses]) => ({ id, title: `section.${id}`, clauses }));
}

/** The clauses that contain all searched words in their number, text or heading. */
export function searchRules(
  sections: readonly RuleSection[],
  search: string,
  locale: string,
  textOf: (key: string) => string,
): RuleSection[] {
  const lower = (text: string) => text.toLocaleLowerCase(locale);
  const wanted = lower(search).split(/\s+/).filter(Boolean);
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter(({ id, key }) => {
      const text = lower(`${id} ${textOf(key)} ${textOf(section.title)}`);
      return wanted.every((word) => text.includes(word));
    });
    return clauses.length > 0 ? [{ ...section, clauses }] : [];
  });
}
