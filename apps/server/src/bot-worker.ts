import { ids, load } from '@durbar/games';
import { botRunner } from './bots/task.ts';

/** Runs in a thread of its own, where a bot that does not come to an end harms nobody. */
export default botRunner({ ids, load });
