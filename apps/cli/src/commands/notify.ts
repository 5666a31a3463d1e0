import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_LOCALE, type Message } from '@durbar/kernel';
import { loadProtocolWords, newChannel } from '@durbar/protocol';
import type { AddCommand } from '../command.ts';
import type { CommandEnvironment } from '../environment.ts';
import { Failure, UsageError } from '../environment.ts';

interface Flags {
  readonly json?: true;
}

export const addNotify: AddCommand = (program, environment) => {
  program
    .command('notify')
    .summary('try the channels of notices')
    .description("Sends messages by the channels of notices, with a server's settings.")
    .command('test')
    .description(
      'Sends one message to try a channel: mail to an address, a webhook (discord, slack, ntfy or json) to an https:// address, or push to a subscription, a JSON file as a browser gives it.',
    )
    .argument('<channel>', 'mail, discord, slack, ntfy, json or push')
    .argument('<target>', 'a mail address, an https:// address, or the file of a subscription')
    .option('--json', 'print the result as JSON')
    .action((channel: string, target: string, flags: Flags) => tryIt(environment, channel, target, flags));
};

async function tryIt(
  environment: CommandEnvironment,
  channel: string,
  target: string,
  flags: Flags,
): Promise<void> {
  const read = newChannel.safeParse(readChannel(environment, channel, target));
  if (!read.success)
    throw new UsageError(`'${channel}' and '${target.slice(0, 60)}' are no channel and its target.`);
  const { tryChannel, StartupError } = await import('@durbar/server');
  try {
    const outcome = await tryChannel(environment.env, read.data, Date.now());
    if (outcome.kind === 'failed')
      throw new Failure(`The message was not sent. ${await formatReason(outcome.reason)}`);
    environment.out(flags.json ? `${JSON.stringify({ channel, sent: true })}\n` : `sent by ${channel}\n`);
  } catch (error) {
    if (error instanceof StartupError) throw new Failure(error.message);
    throw error;
  }
}

function readChannel({ cwd }: CommandEnvironment, channel: string, target: string): unknown {
  if (channel === 'mail') return { kind: 'mail', address: target };
  if (channel !== 'push') return { kind: 'webhook', format: channel, url: target };
  try {
    return { kind: 'push', subscription: JSON.parse(readFileSync(resolve(cwd, target), 'utf8')) as unknown };
  } catch (error) {
    throw new Failure(
      `${target} could not be read: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}

/** Why, in English. */
async function formatReason({ key, values = {} }: Message): Promise<string> {
  const text = (await loadProtocolWords(DEFAULT_LOCALE))[key] ?? key;
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replaceAll(`{${name}}`, String(value)),
    text,
  );
}
