import { chooseDriver } from '../../src/storage/sqlite/driver/choose.ts';
import type { Connection } from '../../src/storage/sqlite/driver/port.ts';

const driver = await chooseDriver();

/** Another connection to a data file, through the library that the server uses. */
export function openFile(file: string): Connection {
  return driver.open(file, { timeout: 5000 });
}
