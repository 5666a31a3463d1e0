import { at } from '@durbar/kernel';
import { describe, expect, test } from 'vitest';
import { summarizePlacement } from '../../board/model/labels.ts';
import { laidTileOn, tileArea, tileOf, workerGroup, workerOn } from '../../board/model/pieces.ts';
import { freeSpacesIn, listStakes, potentialGold, quarterState } from '../../board/model/quarters.ts';
import { chooseRotation, listTargets } from '../../board/model/targets.ts';
import { maharani, QUARTER_SPACES, quarterPay, SPACE_COUNT, type View } from '../../rules/index.ts';
import { placingStates, steps } from './games.ts';

/** The preview cards of all targets in the games, each with the rotation that earns most. */
const cards = placingStates.flatMap((state) =>
  listTargets(maharani, state, state.seat)
    .flat()
    .map((placement) => {
      const rotation = chooseRotation(placement, state.seat, null);
      const card = summarizePlacement(state, state.seat, at(state.rondel, placement.slot), {
        placement,
        rotation: rotation,
      });
      return { state, placement, rotation, card };
    }),
);

const findLine = (card: (typeof cards)[number]['card'], key: string) =>
  card.lines.find((line) => line.key === key);

describe('the card of a placement', () => {
  test('names the area first, then what happens to a worker', () => {
    const keys = new Set<string>();
    for (const { card, placement } of cards) {
      expect(card.lines[0]?.gain).toBe(placement.gold);
      keys.add(card.lines[1]?.message.key ?? '');
    }
    expect([...keys].toSorted()).toEqual([
      'mhr.card.arrowToNobody',
      'mhr.card.arrowToSeat',
      'mhr.card.choice',
      'mhr.card.move',
      'mhr.card.new',
    ]);
  });

  test('says which other seat the arrow serves, and whether the columns force that', () => {
    for (const { state, card, placement } of cards) {
      const message = card.lines[1]?.message;
      if (message?.key !== 'mhr.card.arrowToSeat') continue;
      expect(message.values?.['turnSeat']).not.toBe(state.seat);
      expect(message.values?.['forced']).toBe(placement.rotations.length === 1 ? 'yes' : 'no');
    }
  });

  test('says that no worker is left', () => {
    const { state } = at(cards, cards.length >> 1);
    const empty = { ...state, supply: state.supply.map(() => 0), workers: state.workers.map(() => -1) };
    const messages = listTargets(maharani, empty, empty.seat)
      .flat()
      .flatMap((placement) =>
        placement.rotations.map((rotation) => {
          const card = summarizePlacement(empty, empty.seat, at(empty.rondel, placement.slot), {
            placement,
            rotation: rotation,
          });
          return { key: findLine(card, 'worker')?.message.key, noneLeft: rotation.noneLeft };
        }),
      );
    expect(messages.some(({ noneLeft }) => noneLeft)).toBe(true);
    for (const { key, noneLeft } of messages) expect(key === 'mhr.card.noneLeft').toBe(noneLeft);
  });

  test('shows the marker that it costs and the price of a second tile', () => {
    for (const { state, card, placement } of cards) {
      expect(findLine(card, 'marker')?.marker ?? null).toBe(placement.marker);
      expect(findLine(card, 'price')?.gain ?? 0).toBe(state.placed === 1 ? -2 : 0);
    }
  });

  test('shows the payouts of a quarter that it finishes', () => {
    const paying = cards.filter(({ card }) => card.pay !== null);
    expect(paying.length).toBeGreaterThan(0);
    for (const { state, placement, rotation, card } of paying) {
      if (rotation.workers.length > 1) continue;
      const after = maharani.clone(state);
      maharani.apply(after, state.seat, rotation.move);
      const pay = quarterPay(after, placement.quarter);
      expect(card.pay?.pays).toEqual(pay.flatMap((gold, seat) => (gold > 0 ? [{ seat, gold }] : [])));
    }
  });
});

describe('highlighted tiles and workers', () => {
  test('are as many as gold is paid for', () => {
    const counted = steps.flatMap(({ before, events, after }) =>
      events.flatMap((event) => {
        if (event.kind === 'tile')
          return [[tileArea(after, event.space, tileOf(event.tile).colour).length, event.gold]];
        if (event.kind !== 'worker') return [];
        const piece = { seat: event.seat, colour: event.colour ?? 0 };
        return [[workerGroup(before, event.space, piece, event.from).length, event.gold]];
      }),
    );
    expect(counted.length).toBeGreaterThan(200);
    expect(counted.filter(([spaces, gold]) => spaces !== gold)).toEqual([]);
  });

  test('is read off the position as it was laid', () => {
    const state: View = at(steps, steps.length - 1).after;
    for (let space = 0; space < SPACE_COUNT; space++) {
      expect(laidTileOn(state, space)?.tile ?? -1).toBe(
        at(state.board, space) < 0 ? -1 : at(state.board, space) >> 2,
      );
      expect(workerOn(state, space)).toBeNull();
    }
  });
});

describe('quarters', () => {
  test('are open, full in the turn that fills them, then done', () => {
    const seen = new Set<string>();
    for (const { after } of steps)
      for (const quarter of [0, 1, 2, 3]) {
        const state = quarterState(after, quarter);
        seen.add(state);
        expect(state === 'open').toBe(freeSpacesIn(after, quarter) > 0);
        expect(state === 'full').toBe(after.filled.includes(quarter));
      }
    expect([...seen].toSorted()).toEqual(['done', 'full', 'open']);
  });

  test('have the value for a seat that the rules would pay', () => {
    for (const { after } of steps.filter((_, i) => i % 6 === 0)) {
      const pays = QUARTER_SPACES.map((_, quarter) => quarterPay(after, quarter));
      for (let seat = 0; seat < after.players; seat++) {
        expect(potentialGold(after, seat)).toBe(pays.reduce((sum, pay) => sum + at(pay, seat), 0));
        expect(listStakes(after, seat)).toHaveLength(after.players === 2 ? 8 : 4);
      }
    }
  });
});
