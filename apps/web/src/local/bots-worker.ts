import { loadBotNamed } from '@durbar/bots/load';
import { load, loadWithFast } from '@durbar/games';
import { seededRng } from '@durbar/kernel';
import type { BotQuestion } from '@durbar/table';

/** A question with a number, which its answer repeats. */
export interface NumberedQuestion {
  readonly number: number;
  readonly question: BotQuestion;
}
export type NumberedAnswer =
  | { readonly number: number; readonly move: unknown }
  | { readonly number: number; readonly error: string };

async function chooseMove({ game, rules: version, bot, seat, view, seed }: BotQuestion): Promise<unknown> {
  const player = await loadBotNamed(bot);
  const rules = await (player.searches ? loadWithFast : load)(game, version);
  return player.choose(rules, rules.parseView(view), seat, {
    rng: seededRng(seed, 'bot'),
    now: () => performance.now(),
  });
}

async function answerQuestion({ number, question }: NumberedQuestion): Promise<NumberedAnswer> {
  try {
    return { number, move: await chooseMove(question) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<NumberedQuestion>) => {
  void answerQuestion(event.data).then((answer) => postMessage(answer));
});
