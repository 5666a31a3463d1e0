import * as z from 'zod/mini';

/** Makes a reader for `readStored` from a schema. */
export function schemaReader<T>(schema: z.core.$ZodType<T>): (json: unknown) => T | null {
  return (json) => {
    const read = z.safeParse(schema, json);
    return read.success ? read.data : null;
  };
}
