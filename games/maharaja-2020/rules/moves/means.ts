import { ACTIONS } from '../../data/components.ts';
import { actionOf, BY_ABILITY, BY_REWARD, BY_TOKEN } from '../position.ts';

/** How a step is made, in the values of messages. */

/** `disc`, `token`, `ability` or `reward`. */
export function meansName(by: number): string {
  if (by < BY_TOKEN) return 'disc';
  if (by < BY_ABILITY) return 'token';
  return by === BY_REWARD ? 'reward' : 'ability';
}

/** Name of the action that a step belongs to; where it belongs to none, `ability` or `reward`. */
export function actionName(by: number): string {
  return by < BY_ABILITY ? ACTIONS[actionOf(by)]! : meansName(by);
}
