import type { Game, GameEvent } from '@durbar/kernel';
import { at, replay } from '@durbar/kernel';
import { bazaar } from '@durbar/testkit/toy';
import { describe, expect, it } from 'vitest';
import type { RemoteBot, RemoteMatch, SeatQuestion } from '../src/index.ts';
import { playMatch, playMixedMatch, randomBot } from '../src/index.ts';

const game = bazaar as unknown as Game;

interface Seen {
  readonly match: RemoteMatch;
  readonly questions: { view: unknown; events: readonly GameEvent[] }[];
  ended: boolean;
}

/** A remote bot that keeps what it is told, and makes the first legal move. */
function spy(seen: Seen[]): RemoteBot {
  return {
    name: 'spy',
    sit(match) {
      const own: Seen = { match, questions: [], ended: false };
      seen.push(own);
      return {
        async decide({ seat, view, events }: SeatQuestion) {
          expect(seat).toBe(match.seat);
          own.questions.push({ view: structuredClone(view), events: events() });
          return await Promise.resolve(at(match.game.legalMoves(view, seat), 0));
        },
        end: (outcome) => {
          own.ended = outcome !== null;
        },
      };
    },
  };
}

describe('a match with remote bots', () => {
  it('is the same as one of the same bots in this program', async () => {
    const first = {
      name: 'spy',
      choose: <S extends V, V, M>(rules: Game<S, V, M>, view: V, seat: number) =>
        at(rules.legalMoves(view, seat), 0),
    };
    const options = { merchant: true };
    const local = playMatch({ game, options, seed: 's', bots: [randomBot, first, randomBot] });
    const mixed = await playMixedMatch({ game, options, seed: 's', bots: [randomBot, spy([]), randomBot] });
    expect(mixed).toEqual(local);
  });

  it('tells each what its seat sees, and nothing else', async () => {
    const seen: Seen[] = [];
    const bot = spy(seen);
    const record = await playMixedMatch({
      game,
      options: { merchant: true },
      seed: 's',
      bots: [bot, bot, randomBot],
    });
    expect(seen.map(({ match, ended }) => [match.seat, match.seats, match.names, ended])).toEqual(
      [0, 1].map((seat) => [seat, 3, ['spy', 'spy', 'random', 'a1'], true]),
    );
    expect(new Set(seen.map(({ match }) => match.seed)).size).toBe(2);
    // All events of the match, as each seat sees them, up to its last decision.
    const all: GameEvent[] = [];
    replay(game, record, { onEntry: ({ events }) => all.push(...events) });
    for (const { match, questions } of seen) {
      const { seat } = match;
      const told = questions.flatMap(({ events }) => events);
      const visible = all.flatMap((event) => game.redact(event, seat) ?? []);
      expect(told).toEqual(visible.slice(0, told.length));
      expect(told.length).toBeGreaterThan(5);
      for (const { view } of questions) expect(view).toMatchObject({ stock: null, draws: null });
    }
  });

  it('fails with a remote bot', async () => {
    const broken: RemoteBot = {
      name: 'broken',
      sit: () => ({ decide: () => Promise.reject(new Error('gone')), end: () => undefined }),
    };
    await expect(playMixedMatch({ game, seed: 's', bots: [broken, randomBot] })).rejects.toThrow('gone');
  });

  it('refuses a move that a remote bot should not have made', async () => {
    const cheat: RemoteBot = {
      name: 'cheat',
      sit: () => ({ decide: () => Promise.resolve({ type: 'nothing' }), end: () => undefined }),
    };
    await expect(playMixedMatch({ game, seed: 's', bots: [cheat, randomBot] })).rejects.toThrow(
      "bot 'cheat' in seat 1 chose a move that cannot be made",
    );
  });
});
