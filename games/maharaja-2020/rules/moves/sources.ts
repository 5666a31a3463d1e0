import { ACTIONS } from '../../data/components.ts';
import { actionOf, SOURCE_ABILITY, SOURCE_REWARD, SOURCE_TOKEN } from '../position.ts';

/** The source of a step, in the values of messages. */

/** `disc`, `token`, `ability` or `reward`. */
export function sourceName(source: number): string {
  if (source < SOURCE_TOKEN) return 'disc';
  if (source < SOURCE_ABILITY) return 'token';
  return source === SOURCE_REWARD ? 'reward' : 'ability';
}

/** Name of the action that a step belongs to; where it belongs to none, `ability` or `reward`. */
export function actionName(source: number): string {
  return source < SOURCE_ABILITY ? ACTIONS[actionOf(source)]! : sourceName(source);
}
