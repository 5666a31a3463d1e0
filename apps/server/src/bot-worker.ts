import { ids, loadVersions, loadWithFast } from '@durbar/games';
import { botRunner } from './bots/task.ts';

/** Runs in its own thread, where a bot that never returns blocks nobody. */
export default botRunner({ ids, load: loadWithFast, loadVersions });
