import type { Game, Viewer } from '@durbar/kernel';
import { type BazaarView, bazaar } from '@durbar/testkit/toy';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Match } from '../src/index.ts';
import { Match as Matches } from '../src/index.ts';
import { type Attempt, attempts, runs, Script } from './script.ts';
import { createSetup, listViewers, MatchDriver } from './table.ts';

/** Everything that a viewer receives, as text: updates, snapshot, past positions, export. */
function payload(match: Match, viewer: Viewer): string {
  const { n } = match.snapshot(viewer);
  const past = Array.from({ length: match.entryCount + 1 }, (_, i) => match.past(viewer, i - 1));
  const { commitment: _, ...log } = match.viewerLog(viewer);
  return JSON.stringify([match.updatesSince(viewer, 0), n, match.snapshot(viewer), past, log]);
}

function handOf(match: Match, viewer: Viewer): string {
  const { hands } = match.snapshot(viewer).situation.view as BazaarView;
  return JSON.stringify(hands);
}

/**
 * Two matches with the same people and different deals. Both take the same moves, since no choice depends on a card.
 */
function twins(people: number): readonly [Match, Match] {
  const plan = { people, options: { merchant: false, length: 'long' } };
  const dealt = (secret: string) => {
    const match = Matches.begin(createSetup({ ...plan, secret }), { game: bazaar });
    for (const viewer of listViewers(match)) match.snapshot(viewer);
    return match;
  };
  return [dealt('ab'.repeat(32)), dealt('cd'.repeat(32))];
}

test('two games that differ only in what a viewer may not see give that viewer the same bytes', () => {
  let compared = 0;
  let different = 0;
  const run = (people: number, list: readonly Attempt[]) => {
    const [one, other] = twins(people);
    const scripts = [new Script(one), new Script(other)] as const;
    const knowing = new Set<Viewer>();
    for (const attempt of list) {
      const [result, same] = [scripts[0].try(attempt), scripts[1].try(attempt)];
      if (one.status === 'over') return;
      expect(same).toEqual(result);
      for (const viewer of listViewers(one))
        if (handOf(one, viewer) !== handOf(other, viewer)) knowing.add(viewer);
    }
    for (const viewer of listViewers(one).filter((each) => !knowing.has(each))) {
      expect(payload(other, viewer)).toBe(payload(one, viewer));
      compared++;
    }
    different += knowing.size;
  };
  fc.assert(fc.property(fc.constantFrom(2, 3, 4), attempts(40), run), runs(25));
  expect(compared).toBeGreaterThan(40);
  expect(different).toBeGreaterThan(5);
});

describe('sealed choices', () => {
  const coins = fc.nat(3);
  const changes = fc.array(fc.record({ coins, wait: fc.nat(1000) }), { maxLength: 5 });

  /** Seat 0 bids and then changes its bid several times; the others bid at set times. */
  function bidding(
    first: number,
    list: readonly { readonly coins: number; readonly wait: number }[],
  ): MatchDriver {
    const driver = new MatchDriver();
    for (const viewer of listViewers(driver.match)) driver.match.snapshot(viewer);
    const bid = (seat: number, time: number, amount: number) => {
      const move = { kind: 'bid', coins: amount };
      driver.match.command(driver.command(seat, { kind: 'move', move }), time);
    };
    bid(0, 100, first);
    let time = 100;
    for (const change of list) {
      time += change.wait;
      bid(0, time, change.coins);
    }
    bid(1, 10_000, 2);
    return driver;
  }

  test('are invisible to others before all have sealed, and so is the number of changes', () => {
    fc.assert(
      fc.property(coins, coins, changes, (one, other, list) => {
        const [first, second] = [bidding(one, []), bidding(other, list)];
        for (const viewer of [1, 2, 3, 'spectator'] as const)
          expect(payload(second.match, viewer)).toBe(payload(first.match, viewer));
      }),
      runs(15),
    );
  });

  test('are visible afterwards, but not the number of changes', () => {
    fc.assert(
      fc.property(coins, changes, (last, list) => {
        const hands = [bidding(last, []), bidding(0, [...list, { coins: last, wait: 1 }])];
        for (const driver of hands) {
          const move = { kind: 'bid', coins: 1 };
          driver.match.command(driver.command(2, { kind: 'move', move }), 20_000);
        }
        for (const viewer of [1, 2, 3, 'spectator'] as const) {
          const [first, second] = hands.map(({ match }) => payload(match, viewer));
          expect(second).toBe(first);
        }
      }),
      runs(15),
    );
  });
});

test('an event that is hidden from a viewer is missing from its log entry', () => {
  const hidden: Game = {
    ...bazaar,
    redact: (event, viewer) =>
      event.kind === 'drew' && viewer !== 0 ? null : bazaar.redact(bazaar.parseEvent(event), viewer),
  };
  const driver = new MatchDriver({}, hidden);
  driver.trade(0);
  const last = (viewer: Viewer) => driver.match.snapshot(viewer).log.at(-1);
  expect(last(0)).toMatchObject({ kind: 'move', seat: 0, events: [{ kind: 'drew', seat: 0 }] });
  expect(last(1)).toMatchObject({ kind: 'move', seat: 0, events: [] });
});
