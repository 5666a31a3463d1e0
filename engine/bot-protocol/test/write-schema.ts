import { writeFileSync } from 'node:fs';
import { botJsonSchema } from './json-schema.ts';

const file = new URL('../schema/bot-v1.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(botJsonSchema(), null, 2)}\n`);
