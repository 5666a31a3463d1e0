import type { OptionValues, Rng } from '@durbar/kernel';
import { at, randomBelow, sameJson, seededDeal } from '@durbar/kernel';
import { parseOrNull } from './logs.ts';
import { mutateJson, mutateValue } from './mutators.ts';
import type { Sample } from './sample.ts';
import { type FuzzTarget, isRefused, require, tryTo } from './target.ts';

/** Parsers of the games: moves, views, events, options and documents such as maps. */
export function ruleTargets(documents: readonly unknown[]): readonly FuzzTarget[] {
  return [
    { name: 'move', inputs: 90, fuzz: fuzzMove },
    { name: 'view', inputs: 30, fuzz: fuzzView },
    { name: 'event', inputs: 30, fuzz: fuzzEvent },
    { name: 'options', inputs: 30, fuzz: fuzzOptions },
    { name: 'document', inputs: 30, fuzz: (sample, rng) => fuzzDocument(documents, sample, rng) },
  ];
}

function fuzzMove({ game, state, active, moves, players }: Sample, rng: Rng): string {
  const raw = mutateValue(at(moves, randomBelow(rng, moves.length)), rng);
  const move = tryTo(raw, () => game.parseMove(raw));
  if (isRefused(move)) return move.kind;
  require(raw, 'the move has a key, and keeps it when it is stored', () => {
    return game.key(game.parseMove(JSON.parse(JSON.stringify(move)))) === game.key(move);
  });
  // Nobody is active where the match has ended.
  const seat = active.length > 0 ? at(active, randomBelow(rng, active.length)) : randomBelow(rng, players);
  const refusal = tryTo(raw, () => game.refusal(state, seat, move));
  if (isRefused(refusal)) return refusal.kind;
  const key = game.key(move);
  require(raw, 'a move is legal if nothing refuses it', () => {
    return game.legalMoves(state, seat).some((one) => game.key(one) === key) === (refusal === null);
  });
  if (refusal) return 'refused by the rules';
  require(raw, 'it can be made', () => {
    const next = game.clone(state);
    game.apply(next, seat, move);
    const view = game.view(next, seat);
    return sameJson(game.parseView(view), view);
  });
  return 'accepted';
}

function fuzzView({ game, state, players }: Sample, rng: Rng): string {
  const viewer = randomBelow(rng, players + 1);
  const raw = mutateValue(game.view(state, viewer === players ? 'spectator' : viewer), rng);
  const view = tryTo(raw, () => game.parseView(raw));
  if (isRefused(view)) return view.kind;
  require(raw, 'parsing it again gives the same', () => sameJson(game.parseView(view), view));
  return 'accepted';
}

function fuzzEvent({ game, events }: Sample, rng: Rng): string {
  if (events.length === 0) return 'no events yet';
  const raw = mutateValue(at(events, randomBelow(rng, events.length)), rng);
  const event = tryTo(raw, () => game.parseEvent(raw));
  if (isRefused(event)) return event.kind;
  require(raw, 'it can be described', () => game.describeEvent(event).key !== '');
  return 'accepted';
}

function fuzzOptions({ game, setup, players }: Sample, rng: Rng): string {
  return tryOptions(game, mutateValue(setup.options, rng), players, rng);
}

function fuzzDocument(documents: readonly unknown[], { game, setup, players }: Sample, rng: Rng): string {
  const spec = game.meta.options.find(({ kind }) => kind === 'document');
  if (!spec || documents.length === 0) return 'the game takes none';
  const text = mutateJson(at(documents, randomBelow(rng, documents.length)), rng);
  const document = parseOrNull(text);
  if (document === null) return 'no JSON';
  const options = { ...(setup.options as OptionValues), [spec.name]: document };
  return tryOptions(game, options, players, rng);
}

/** Reads options and, if they are accepted, begins a match with them. */
function tryOptions(game: Sample['game'], raw: unknown, players: number, rng: Rng): string {
  const options = tryTo(raw, () => game.parseOptions(raw, players));
  if (isRefused(options)) return options.kind;
  require(raw, 'a match can be played with them', () => {
    const state = game.setup(options, players, seededDeal(`${randomBelow(rng, 1000)}`));
    for (let i = 0; i < 4; i++) {
      const [seat] = game.active(state);
      if (seat === undefined) break;
      const moves = game.legalMoves(state, seat);
      game.apply(state, seat, structuredClone(at(moves, randomBelow(rng, moves.length))));
    }
    const view = game.view(state, 'spectator');
    return sameJson(game.parseView(view), view);
  });
  return 'accepted';
}
