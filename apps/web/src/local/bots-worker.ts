import { botNamed } from '@durbar/bots';
import { load } from '@durbar/games';
import { seededRng } from '@durbar/kernel';
import type { BotQuestion } from '@durbar/table';

/** A question by number; the answer carries it back. */
export interface Asked {
  readonly number: number;
  readonly question: BotQuestion;
}
export type Answered =
  | { readonly number: number; readonly move: unknown }
  | { readonly number: number; readonly error: string };

async function choose({ game, bot, seat, view, seed }: BotQuestion): Promise<unknown> {
  const rules = await load(game);
  return botNamed(bot).choose(rules, rules.parseView(view), seat, {
    rng: seededRng(seed, 'bot'),
    now: () => performance.now(),
  });
}

async function answer({ number, question }: Asked): Promise<Answered> {
  try {
    return { number, move: await choose(question) };
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', (event: MessageEvent<Asked>) => {
  void answer(event.data).then((answered) => postMessage(answered));
});
