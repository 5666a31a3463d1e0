import { builtInDriver } from '../../src/storage/sqlite/driver/built-in.ts';
import { compiledDriver } from '../../src/storage/sqlite/driver/compiled.ts';
import { openSqlite } from '../../src/storage/sqlite/open.ts';
import type { Store } from '../../src/storage/store.ts';
import { chatLine, entries } from '../store/samples.ts';

/* Commits one entry and one chat line after the other, and writes a line for each that was answered. */

const [, , file = '', room = '', name = ''] = process.argv;
const builtIn = builtInDriver();
const driver = builtIn?.name === name ? builtIn : await compiledDriver();
const store: Store = await openSqlite(file, { driver });
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
