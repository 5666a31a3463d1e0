import * as builtIn from '@durbar/games';
import type { Settings } from '../config/settings.ts';
import { Devices } from '../identity/devices.ts';
import { People } from '../identity/people.ts';
import { PersonChannels } from '../identity/person-channels.ts';
import { openSigner } from '../identity/signing-key.ts';
import { Suspensions } from '../identity/suspensions.ts';
import { RatingKeeper } from '../ratings/keeper.ts';
import { openSqlite } from '../storage/sqlite/open.ts';
import { Writer } from '../storage/writer.ts';
import { Owner } from './owner.ts';

/**
 * Runs a task of the owner on the data file of a stopped server.
 * @param now milliseconds since 1970
 * @throws {StartupError} if the file cannot be opened, as while a server has it
 */
export async function withOwner<T>(
  settings: Settings,
  now: () => number,
  task: (owner: Owner) => Promise<T>,
): Promise<T> {
  const store = await openSqlite(settings.dataFile);
  const writer = new Writer(store, 0);
  try {
    const people = new People(store, writer, now);
    const signer = await openSigner(store, writer, settings, now());
    const devices = new Devices(store, writer, new PersonChannels(store, writer, people), signer, now);
    const suspensions = await Suspensions.open(store, writer);
    const ratings = new RatingKeeper({ store, writer, games: builtIn });
    return await task(new Owner({ settings, store, writer, people, devices, suspensions, now, ratings }));
  } finally {
    await writer.drain();
    await store.close();
  }
}
