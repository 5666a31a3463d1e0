import { writeFileSync } from 'node:fs';
import { recordJsonSchema } from './json-schema.ts';

for (const version of [1, 2] as const) {
  const file = new URL(`../schema/record-v${version}.json`, import.meta.url);
  writeFileSync(file, `${JSON.stringify(recordJsonSchema(version), null, 2)}\n`);
}
