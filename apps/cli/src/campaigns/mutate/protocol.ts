import { botNamed } from '@durbar/bots';
import type { Rng } from '@durbar/kernel';
import { at, randomBelow } from '@durbar/kernel';
import {
  changeMe,
  chooseColours,
  fromClient,
  fromServer,
  giveHash,
  giveNonce,
  joinTable,
  muteSeat,
  newTable,
  readChatText,
  useCode,
} from '@durbar/protocol';
import { Match, makePlan, type PlanRequest } from '@durbar/table';
import { parseOrNull, requireSound } from './logs.ts';
import { mutateJson, mutateText } from './mutators.ts';
import type { Sample } from './sample.ts';
import { type FuzzTarget, isRefused, require, tryTo } from './target.ts';

/** What a server reads from the network, and a page from its server. */
export const protocolTargets: readonly FuzzTarget[] = [
  { name: 'message to the server', inputs: 40, fuzz: fuzzCommand },
  { name: 'message to the page', inputs: 15, fuzz: fuzzPage },
  { name: 'HTTP body', inputs: 20, fuzz: fuzzBody },
  { name: 'chat', inputs: 5, fuzz: fuzzChat },
  { name: 'name of a bot', inputs: 5, fuzz: fuzzBotName },
];

function fuzzCommand(sample: Sample, rng: Rng): string {
  const { game, setup, log, moves, players } = sample;
  const match = Match.load(setup, log, { game });
  const seat = randomBelow(rng, players);
  const { decision } = match.snapshot(seat).situation;
  const move = at(moves, randomBelow(rng, moves.length));
  const acts: readonly object[] = [
    { kind: 'move', move },
    { kind: 'move', move },
    ...(['undo', 'resign', 'pause', 'resume', 'return', 'abandon'] as const).map((kind) => ({ kind })),
    { kind: 'takeover', seat, bot: 'greedy' },
  ];
  const ref = { table: 't1', id: `x${log.length}` };
  const messages: readonly object[] = [
    ...acts.map((act) => Object.assign({ t: 'do', decision: decision?.id ?? 1, act }, ref)),
    { t: 'watch', table: 't1', stream: 's', since: 3, chat: 0 },
    { t: 'say', ...ref, text: 'Good luck!' },
    { t: 'plan', ...ref, made: match.entryCount, branches: [[move], [move, move]] },
    { t: 'past', ...ref, index: 0 },
    { t: 'log', ...ref, before: 3 },
    { t: 'scores', ...ref },
  ];
  const text = mutateJson(at(messages, randomBelow(rng, messages.length)), rng);
  const raw = parseOrNull(text);
  if (raw === null) return 'no JSON';
  const read = tryTo(text, () => fromClient.safeParse(raw));
  if (isRefused(read)) return read.kind;
  if (!read.success) return 'refused by the schema';
  if (read.data.t === 'plan') return fuzzPlan(text, match, seat, read.data);
  if (read.data.t !== 'do') return `accepted: ${read.data.t}`;
  const { id, decision: answered, act } = read.data;
  const command = { id, seat, act, ...(answered !== undefined && { decision: answered }) };
  const result = tryTo(text, () => match.command(command, log.at(-1)?.at ?? 0));
  if (isRefused(result)) return result.kind;
  if (!result.answer.ok) return 'refused by the table';
  requireSound(text, match, rng);
  return 'accepted: do';
}

/** A plan of any content is kept or refused. */
function fuzzPlan(text: string, match: Match, seat: number, request: PlanRequest): string {
  const made = tryTo(text, () => makePlan(match, seat, request));
  if (isRefused(made)) return made.kind;
  return 'plan' in made ? 'accepted: plan' : 'refused by the table';
}

function fuzzPage({ game, setup, log }: Sample, rng: Rng): string {
  const match = Match.load(setup, log, { game });
  const { n, situation, log: lines } = match.snapshot(0, 5);
  const update = {
    n,
    own: {},
    happened: lines.slice(-1),
    set: { turn: situation.turn },
    view: situation.view,
  };
  const text = mutateJson({ t: 'update', table: 't1', update }, rng);
  const raw = parseOrNull(text);
  if (raw === null) return 'no JSON';
  const read = tryTo(text, () => fromServer.safeParse(raw));
  if (isRefused(read)) return read.kind;
  if (!read.success) return 'refused by the schema';
  if (read.data.t !== 'update') return `accepted: ${read.data.t}`;
  const { view, happened } = read.data.update;
  const seen = tryTo(text, () => {
    game.parseView({ ...(situation.view as object), ...view });
    for (const { events } of happened) for (const event of events) game.parseEvent(event);
  });
  return isRefused(seen) ? `${seen.kind} of the game` : 'accepted: update';
}

const HASH = 'ab'.repeat(32);

const BODIES = [
  { schema: changeMe, body: { name: 'Anna', locale: 'en' } },
  { schema: chooseColours, body: { colours: [1] } },
  { schema: giveHash, body: { round: 0, hash: HASH, replace: false } },
  { schema: giveNonce, body: { round: 0, nonce: 'ab'.repeat(16) } },
  { schema: joinTable, body: { seat: 1, round: 0, hash: HASH, colours: [1, 2] } },
  { schema: muteSeat, body: { seat: 1, muted: true } },
  { schema: useCode, body: { code: 't.0.abc-def_g' } },
];

function fuzzBody(sample: Sample, rng: Rng): string {
  if (randomBelow(rng, 2) === 0) return fuzzNewTable(sample, rng);
  const { schema, body } = at(BODIES, randomBelow(rng, BODIES.length));
  const text = mutateJson(body, rng);
  const raw = parseOrNull(text);
  if (raw === null) return 'no JSON';
  const read = tryTo(text, () => schema.safeParse(raw));
  if (isRefused(read)) return read.kind;
  if (!read.success) return 'refused by the schema';
  require(text, 'parsing it again gives the same', () => schema.safeParse(read.data).success);
  return 'accepted';
}

function fuzzNewTable({ game, setup }: Sample, rng: Rng): string {
  const { id } = game.meta;
  const seats = setup.seats.map(({ bot }) => (bot === undefined ? { kind: 'empty' } : { kind: 'bot', bot }));
  const text = mutateJson(
    { game: id, name: 'Sunday', options: setup.options, pace: 'live', open: true, seats },
    rng,
  );
  const raw = parseOrNull(text);
  if (raw === null) return 'no JSON';
  const read = tryTo(text, () => newTable.safeParse(raw));
  if (isRefused(read)) return read.kind;
  if (!read.success) return 'refused by the schema';
  const { data } = read;
  if (data.game !== id) return 'of no game';
  const options = tryTo(text, () => game.parseOptions(data.options, data.seats.length));
  return isRefused(options) ? options.kind : 'accepted';
}

function fuzzChat(_: Sample, rng: Rng): string {
  const text = mutateText('Good luck, Žižka! ❤️ 松本', rng);
  const read = tryTo(text, () => readChatText(text));
  if (isRefused(read)) return read.kind;
  if ('refusal' in read) return 'refused';
  require(text, 'parsing it again gives the same', () => {
    const again = readChatText(read.text);
    return 'text' in again && again.text === read.text;
  });
  return 'accepted';
}

function fuzzBotName(_: Sample, rng: Rng): string {
  const name = mutateText(at(['random', 'greedy', 'playout:400', 'playout:2s'], randomBelow(rng, 4)), rng);
  const bot = tryTo(name, () => botNamed(name));
  return isRefused(bot) ? bot.kind : 'accepted';
}
