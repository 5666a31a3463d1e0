// `npm run new-game NAME`: writes a small working game to games/NAME and adds its line to the registry.
import { createGame, NameError } from './new-game/create.mjs';

const [name, ...others] = process.argv.slice(2);
if (name === undefined || others.length > 0)
  stop('Usage: npm run new-game NAME, for example: npm run new-game river-trade');

try {
  const files = createGame(name);
  for (const file of files) console.log(`  ${file}`);
  console.log(`
${name} is a working game. Try it:
  npx vitest run --project fast games/${name}
  npm start, then choose it on the home page
docs/adding-a-game.md says how to make it yours.`);
} catch (error) {
  if (error instanceof NameError) stop(error.message);
  throw error;
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message) {
  console.error(message);
  process.exit(1);
}
