import { botRunner } from '../../src/index.ts';
import { toyGames } from './games.ts';

export default botRunner(toyGames);
