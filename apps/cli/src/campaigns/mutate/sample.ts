import type { AnyGame } from '@durbar/games';
import type { GameEvent, MatchRecord, Rng, Seat, SigningKey } from '@durbar/kernel';
import { at, Playback, randomBelow, reopenMatch, seededRng, signRecord } from '@durbar/kernel';
import { type LogEntry, legalFallback, Match, type MatchSetup } from '@durbar/table';
import { randomSetup } from '@durbar/testkit/pairs';

/** A short random match, and everything of it that can be given to a parser. */
export interface Sample {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  /** Number of people and bots. */
  readonly players: number;
  /** The log while the match ran. */
  readonly log: readonly LogEntry[];
  /** The record after the match was ended there, signed. */
  readonly record: MatchRecord;
  /** The game's state at the end of the log, and the seats that must decide in it. */
  readonly state: unknown;
  readonly active: readonly Seat[];
  /** Some well-formed moves of the position, legal ones first. */
  readonly moves: readonly unknown[];
  readonly events: readonly GameEvent[];
}

const KEY: SigningKey = '5a'.repeat(32);
const MAX_STEPS = 40;
const MAX_MOVES = 300;

export function makeSample(games: readonly AnyGame[], seed: string): Sample {
  const rng = seededRng(seed, 'sample');
  const game = at(games, randomBelow(rng, games.length));
  const setup = randomSetup(game, rng);
  const match = Match.begin(setup, { game });
  playAtRandom(match, rng, randomBelow(rng, MAX_STEPS));
  const log = [...match.log];
  const { log: lines } = match.snapshot('spectator');
  if (match.status === 'running')
    match.command({ id: 'end', seat: null, act: { kind: 'abandon' } }, log.at(-1)?.at ?? 0);
  const names = setup.seats.map((_, seat) => (seat === 0 ? 'Anna' : null));
  const record = signRecord(match.record({ names, meta: { title: 'sample', tags: [1, 2] } }), KEY);
  const playback = new Playback(game, reopenMatch(game, record));
  for (const entry of record.entries) playback.add(entry);
  const { state } = playback;
  const active = [...game.active(state)];
  const legal = active.flatMap((seat) => [...game.legalMoves(state, seat)]);
  const moves = [...legal.slice(0, MAX_MOVES), ...game.wellFormedMoves(state)].slice(0, 2 * MAX_MOVES);
  const events = lines.flatMap((line) => line.events);
  return { game, setup, players: setup.seats.length, log, record, state, active, moves, events };
}

/** Makes up to `steps` random legal moves of whoever must decide. */
export function playAtRandom(match: Match, rng: Rng, steps: number): void {
  for (let i = 0; i < steps; i++) {
    const asked = match.awaiting();
    if (asked.length === 0) return;
    const { seat, decision, view, control } = at(asked, randomBelow(rng, asked.length));
    const move = legalFallback(match.game, view, seat, rng);
    const act = { kind: 'move', move: structuredClone(move) } as const;
    const now = (match.log.at(-1)?.at ?? 0) + randomBelow(rng, 50);
    const command = { id: `m${match.log.length}`, seat, decision: decision.id, act };
    const { answer } = match.command(command, now, control === 'bot' ? 'bot' : 'person');
    if (!answer.ok) throw new Error(`a legal move was refused: ${answer.refusal.key}`);
  }
}
