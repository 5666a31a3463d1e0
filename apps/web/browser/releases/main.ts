import { generateRelease } from './generate.ts';

const [, , release = '', root = ''] = process.argv;
try {
  await generateRelease(release, root);
  // Pages that have been left keep timers.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
