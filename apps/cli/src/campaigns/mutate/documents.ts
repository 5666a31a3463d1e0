import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The JSON files among the games' data, such as maps. Only a checkout of the repository has them; elsewhere the list is empty. */
export function findDocuments(): unknown[] {
  const games = findGames();
  if (games === null) return [];
  return readdirSync(games)
    .map((game) => join(games, game, 'data'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.json') && !file.endsWith('.schema.json'))
    .toSorted()
    .map((file): unknown => JSON.parse(readFileSync(file, 'utf8')));
}

function findGames(): string | null {
  let at = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (existsSync(join(at, 'games', 'registry'))) return join(at, 'games');
    const above = dirname(at);
    if (above === at) return null;
    at = above;
  }
}
