import { muOf } from '../../src/ratings/bradley-terry.ts';
import type { Person } from './person.ts';
import type { TestServer } from './server.ts';
import { openFile } from './sqlite.ts';

/** Stores the rating of a person, whom the server knows, in the toy game with two seats, as so many matches have made it. */
export function storeRating({ dataFile }: TestServer, { me }: Person, rating: number, matches: number): void {
  const file = openFile(dataFile);
  file
    .prepare(
      'INSERT OR REPLACE INTO rating (person, game, seat_group, mu, sigma, matches) VALUES (?, ?, ?, ?, ?, ?)',
    )
    .run(me.id, 'bazaar', 'two', muOf(rating), 1, matches);
  file.close();
}
