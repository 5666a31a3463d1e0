import { writeFileSync } from 'node:fs';
import { recordJsonSchema } from './json-schema.ts';

const file = new URL('../schema/record-v1.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(recordJsonSchema(), null, 2)}\n`);
