import { generateRelease } from './generate.ts';

const [, , release = '', root = ''] = process.argv;
try {
  await generateRelease(release, root);
  // Closed pages leave timers behind, which would keep the process alive.
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
