import * as z from 'zod';

/** What tests must know of a release's data file besides its contents. */
export const dataFacts = z.object({
  /** Milliseconds since 1970 at which the file was closed. Cookies and absences are judged by this time. */
  time: z.int(),
  /** Cookies of people, by their names. */
  people: z.record(z.string(), z.string()),
  /** By names that say what the tables are for. `entries`: number of entries in the table's log. */
  tables: z.record(
    z.string(),
    z.object({
      id: z.string(),
      game: z.string(),
      rules: z.int(),
      status: z.string(),
      entries: z.int(),
    }),
  ),
});
export type DataFacts = z.infer<typeof dataFacts>;
