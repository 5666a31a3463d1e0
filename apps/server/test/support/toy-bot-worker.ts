import { botRunner } from '../../src/bots/task.ts';
import { toyGames } from './games.ts';

export default botRunner(toyGames);
