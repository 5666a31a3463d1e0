import * as z from 'zod/mini';

/** Reads what `readStored` found by a schema. */
export function schemaReader<T>(schema: z.core.$ZodType<T>): (json: unknown) => T | null {
  return (json) => {
    const read = z.safeParse(schema, json);
    return read.success ? read.data : null;
  };
}
