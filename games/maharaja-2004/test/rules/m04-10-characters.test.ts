import { describe, expect, it } from 'vitest';
import { maharaja2004 } from '../../rules/index.ts';
import { listCards } from '../../rules/position.ts';
import { cityScoring } from '../../rules/standing.ts';
import type { State } from '../../rules/types.ts';
import {
  action,
  begin,
  bid,
  build,
  END,
  entice,
  eventsOfKind,
  give,
  legalKeys,
  PASS,
  palace,
  pick,
  playMoves,
  refusal,
  refusalValues,
  take,
} from './support.ts';

describe('M04-10.4 the auction', () => {
  const auction = (seats = 4): { state: State; at: (n: number) => number } => {
    const state = begin({ auction: true }, seats);
    const { start } = state;
    return { state, at: (n) => (start + n) % seats };
  };

  it('M04-10.4 the start seat opens with 0 or more, and must bid', () => {
    const { state } = auction();
    expect(maharaja2004.decision(state, state.seat)).toEqual({
      kind: 'open',
      prompt: { key: 'prompt.open' },
    });
    expect(legalKeys(state)).toEqual(Array.from({ length: 16 }, (_, gold) => `bid-${gold}`));
    expect(refusal(state, PASS)).toBe('M04-10.4 refusal.mustOpen');
    expect(refusal(state, pick(1))).toBe('M04-10.4 refusal.phase.auction');
  });

  it('M04-10.4 the others, clockwise, bid more or pass', () => {
    const { state, at } = auction();
    playMoves(state, bid(3));
    expect(maharaja2004.decision(state, at(1))?.prompt).toEqual({
      key: 'prompt.auction',
      values: { gold: 3, bidderSeat: at(0) },
    });
    expect(refusal(state, bid(3))).toBe('M04-10.4 refusal.bidTooLow');
    expect(refusalValues(state, bid(3))).toEqual({ gold: 3, highest: 3 });
    playMoves(state, PASS, bid(5), PASS, bid(6));
    // The seat that passed is not asked again for this card.
    expect(state.seat).toBe(at(2));
    expect(refusal(state, bid(9), at(1))).toBe('M04-10.4 refusal.hasPassed');
    expect(refusal(state, bid(9), at(0))).toBe('M04-10.4 refusal.notYourTurn');
  });

  it('M04-10.4 the winner pays the bank and picks', () => {
    const { state, at } = auction();
    const events = playMoves(state, bid(3), PASS, bid(5), PASS, PASS);
    expect(eventsOfKind(events, 'won')).toEqual([{ kind: 'won', seat: at(2), gold: 5 }]);
    expect([state.phase, state.seat, state.gold[at(2)]]).toEqual(['draft', at(2), 10]);
    playMoves(state, pick(4));
    expect(listCards(state.cards[at(2)]!)).toEqual([4]);
  });

  it('M04-10.4 the remaining seats bid again; the first of them from the start seat on opens', () => {
    const { state, at } = auction();
    playMoves(state, bid(0), PASS, bid(1), PASS, PASS, pick(1));
    expect([state.phase, state.seat, state.bid, state.passed]).toEqual(['auction', at(0), -1, 0]);
    playMoves(state, bid(2), PASS);
    // The third seat already has a card.
    expect(state.seat).toBe(at(3));
    playMoves(state, PASS, pick(2));
    expect([state.phase, state.seat]).toEqual(['auction', at(1)]);
  });

  it('M04-10.4 a pass holds for this card only', () => {
    const { state, at } = auction(3);
    playMoves(state, bid(0), PASS, bid(1), PASS, pick(1));
    expect(state.seat).toBe(at(0));
    playMoves(state, bid(0));
    expect([state.seat, refusal(state, bid(1))]).toEqual([at(1), null]);
  });

  it('M04-10.4 the last seat picks free', () => {
    const { state, at } = auction(2);
    playMoves(state, bid(0), bid(4), PASS, pick(3));
    expect([state.phase, state.seat]).toEqual(['draft', at(0)]);
    playMoves(state, pick(1));
    expect([state.gold[at(0)], state.gold[at(1)], state.phase]).toEqual([15, 11, 'found']);
  });

  it('M04-10.4 a bid of 0 wins for free if all others pass', () => {
    const { state, at } = auction(3);
    const events = playMoves(state, bid(0), PASS, PASS);
    expect(eventsOfKind(events, 'won')).toEqual([{ kind: 'won', seat: at(0), gold: 0 }]);
    expect(state.gold).toEqual([15, 15, 15]);
  });

  it('M04-10.4 no seat can bid more than it has', () => {
    const { state } = auction();
    state.gold[state.seat] = 4;
    expect(refusal(state, bid(5))).toBe('M04-10.4 refusal.gold');
    expect(refusalValues(state, bid(5))).toEqual({ needed: 5, available: 4 });
    expect(legalKeys(state)).toHaveLength(5);
    playMoves(state, bid(4));
    state.gold[state.seat] = 4;
    expect(legalKeys(state)).toEqual(['pass']);
  });
});

describe('M04-10.6 several characters', () => {
  const options = { manyCharacters: true, yogi: true };
  const disc = ['character', 'character'] as const;

  it('M04-10.6 each seat starts with one card; `character` takes one from the bank and gives none back', () => {
    const state = build({ options, disc, cards: [[5], [2], [3], [4]] });
    expect(legalKeys(state, 'character', 'entice')).toEqual(['character-1', 'character-6', 'character-7']);
    const events = playMoves(state, take(1));
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 1, fromSeat: null, back: 0 },
    ]);
    expect(listCards(state.cards[0]!)).toEqual([1, 5]);
    expect(state.phase).toBe('act');
  });

  it('M04-10.6 as long as the bank has a card, none can be taken from a seat', () => {
    const state = build({ options, disc, cards: [[5], [2, 1, 6], [3], [4]] });
    expect(refusal(state, take(2))).toBe('M04-10.6 refusal.bankFirst');
    expect(refusalValues(state, take(2))).toEqual({ character: 2, holderSeat: 1 });
    expect(refusal(state, entice(1))).toBe('M04-10.6 refusal.bankLeft');
    expect(refusalValues(state, entice(1))).toEqual({ left: 1 });
    expect(refusal(state, take(5))).toBe('M04-10.6 refusal.yoursAlready');
  });

  it('M04-10.6 all powers of all cards count', () => {
    const state = build({
      options,
      disc: ['palace', 'gold'],
      cards: [[3, 4, 6], [1], [2], [5]],
      architects: ['delhi'],
      villages: { agra: [1] },
      gold: [9],
      sites: { delhi: [-1, 0] },
    });
    playMoves(state, palace('delhi', 'outer', action('palace')), { type: 'travel', city: 2, way: 0 });
    expect(state.gold[0]).toBe(0);
    expect(cityScoring(state, 1).lines[0]?.outer).toBe(4);
  });

  it('M04-10.6 the lowest card gives turn order and breaks ties; one turn a round', () => {
    const state = build({ options, cards: [[1], [7, 3], [4], [6, 2]], later: [1, 2, 3] });
    const movers = [state.mover];
    for (; state.phase === 'act'; movers.push(state.mover)) playMoves(state, END);
    expect(movers).toEqual([0, 3, 1, 2, -1]);
    const tie = build({ options, cards: [[5], [7, 3], [4], [6, 2]], houses: { delhi: [1, 1, 1, 1] } });
    expect(cityScoring(tie, 1).ranking).toEqual([3, 1, 2, 0]);
  });

  const EMPTY = [[5, 6], [2, 7, 1], [3], [4]];

  it('M04-10.6 with an empty bank the seat can exchange; it chooses which of its earlier cards to give', () => {
    const state = build({ options, disc, cards: EMPTY });
    expect(legalKeys(state, 'character', 'entice')).toEqual([
      'character-1',
      'character-2',
      'character-3',
      'character-4',
      'character-7',
      'entice-1',
    ]);
    const events = playMoves(state, take(1));
    expect(eventsOfKind(events, 'character')).toEqual([
      { kind: 'character', seat: 0, character: 1, fromSeat: 1, back: 0 },
    ]);
    expect([state.phase, state.seat, state.taker]).toEqual(['give', 0, 1]);
    expect(maharaja2004.decision(state, 0)).toEqual({
      kind: 'exchange',
      prompt: { key: 'prompt.exchange', values: { toSeat: 1 } },
    });
    expect(legalKeys(state)).toEqual(['give-5', 'give-6']);
    expect(refusal(state, give(1))).toBe('M04-10.6 refusal.justGot');
    expect(refusal(state, give(2))).toBe('M04-10.6 refusal.notYours');
    expect(refusal(state, END)).toBe('M04-10.6 refusal.phase.give');
    playMoves(state, give(6));
    expect([listCards(state.cards[0]!), listCards(state.cards[1]!)]).toEqual([
      [1, 5],
      [2, 6, 7],
    ]);
    expect([state.phase, state.taker, state.kept]).toEqual(['act', -1, 0]);
  });

  it('M04-10.6 a seat with only one card gives that one without a choice', () => {
    const state = build({ options, disc, seat: 2, cards: EMPTY });
    const events = playMoves(state, take(5));
    expect(eventsOfKind(events, 'given')).toEqual([{ kind: 'given', seat: 2, toSeat: 0, character: 3 }]);
    expect([state.phase, listCards(state.cards[0]!)]).toEqual(['act', [3, 6]]);
  });

  it('M04-10.6 it can also entice a card away from a seat with more cards, which chooses the card', () => {
    const state = build({ options, disc, seat: 3, cards: EMPTY, later: [1] });
    expect(legalKeys(state, 'entice')).toEqual(['entice-0', 'entice-1']);
    expect(refusal(state, entice(2))).toBe('M04-10.6 refusal.enticeFewer');
    expect(refusalValues(state, entice(2))).toEqual({ fromSeat: 2, theirs: 1, yours: 1 });
    expect(refusal(state, entice(3))).toBe('M04-10.6 refusal.enticeSelf');
    expect(refusal(state, entice(4))).toBe('M04-10.6 refusal.noSeat');
    const events = playMoves(state, entice(1));
    expect(eventsOfKind(events, 'enticed')).toEqual([{ kind: 'enticed', seat: 3, fromSeat: 1 }]);
    expect([state.phase, state.seat]).toEqual(['give', 1]);
    expect(refusal(state, give(2), 3)).toBe('M04-10.6 refusal.notYourTurn');
    expect(legalKeys(state)).toEqual(['give-1', 'give-2', 'give-7']);
    playMoves(state, give(7));
    expect([state.seat, listCards(state.cards[3]!)]).toEqual([3, [4, 7]]);
  });

  it('M04-10.6 Trader and Yogi pay the acting seat at once if it gets them by exchange or enticing', () => {
    const exchanged = build({ options, disc, cards: EMPTY });
    const gold = eventsOfKind(playMoves(exchanged, take(2), give(5)), 'gold');
    expect(gold).toEqual([{ kind: 'gold', seat: 0, gold: 1, cause: 'trader' }]);
    const enticed = build({ options, disc, seat: 3, cards: EMPTY });
    const chits = eventsOfKind(playMoves(enticed, entice(1), give(7)), 'chit');
    expect(chits).toEqual([{ kind: 'chit', seat: 3 }]);
  });

  it('M04-10.6 they pay the seat that lost a card only in its own turn', () => {
    const state = build(
      { options, disc, cards: [[2, 7], [5, 1], [3, 6], [4]], later: [1] },
      { usedCharacters: 0b1000010 },
    );
    playMoves(state, take(5), give(2));
    expect(state.gold[1]).toBe(15);
    playMoves(state, END);
    expect([state.mover, state.gold[1]]).toEqual([1, 16]);
  });

  it('M04-10.6 does not apply without the variant', () => {
    const state = build({ disc });
    expect(refusal(state, entice(1))).toBe('M04-10.6 refusal.noEnticing');
    expect(refusal(build(), entice(1))).toBe('M04-2.4 refusal.notPlanned');
  });
});
