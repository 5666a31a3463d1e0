import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { chatLine, entries } from '../store/samples.ts';

/* Commits one entry and one chat line after the other, and writes a line for each that was answered. */

const [, , file = '', room = ''] = process.argv;
const store: Store = await openSqlite(file);
const epoch = await store.claim(room);
// What `startProcess` waits for.
process.stdout.write('open at http://none\n');
for (let n = 0; ; n++) {
  const [outcome] = await store.commit([
    entries(room, epoch, n, 1, [{ kind: 'add chat', table: room, line: chatLine(n) }]),
  ]);
  if (outcome?.kind !== 'done') throw new Error(`commit ${n} was answered ${JSON.stringify(outcome)}`);
  // Lets the output out between two commits.
  await new Promise<void>((resolve) => {
    process.stdout.write(`${n}\n`, () => resolve());
  });
}
