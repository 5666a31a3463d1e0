import { LOCALES } from '@durbar/kernel/locales';
import { animationEnd } from '@durbar/kit/board/animation/step-animations.ts';
import { createWords } from '@durbar/kit/words/words.ts';
import { describe, expect, test } from 'vitest';
import { GAME_WORD_KEYS } from '../../../kingdom/board/board-context.ts';
import {
  cityPieces,
  largePieces,
  placedFigures,
  villagePieces,
} from '../../../kingdom/board/model/pieces.ts';
import type { LegalTarget } from '../../../kingdom/board/model/targets.ts';
import { currentTip, tipMessage } from '../../../kingdom/board/parts/TipCard.tsx';
import { createBoardState } from '../../../kingdom/test/board/board-state.ts';
import { kingdomWords } from '../../../kingdom/test/board/words.ts';
import { describeGame } from '../../board/describe-game.ts';
import { edition, TIPS } from '../../board/edition.ts';
import { animateStep, listTransfers } from '../../board/model/animate-step.ts';
import { findScoring } from '../../board/model/city.ts';
import { getMapLayout, seatOrder, villageOwners } from '../../board/model/position.ts';
import { listTargets, type Targets } from '../../board/model/targets.ts';
import { stepMs } from '../../board/model/timeline.ts';
import { listTurnCards } from '../../board/model/turn-cards.ts';
import { afterMoves, CLAUSES, type Move, maharaja2004, SOURCE_CHIT, type State } from '../../rules/index.ts';
import en from '../../words/en/board.json';
import gameEn from '../../words/en/rules.json';
import fr from '../../words/fr/board.json';
import gameFr from '../../words/fr/rules.json';
import { type Played, steps } from './games.ts';

const some = (every: number) => steps.filter((_, i) => i % every === 0);

test('all that seats have is shown in the order of play', () => {
  const first = steps.filter(
    ({ before }, i) => before.phase === 'act' && steps[i - 1]?.before.phase === 'plan',
  );
  expect(first.length).toBeGreaterThan(10);
  for (const { before } of first) expect(seatOrder(before)[0]).toBe(before.mover);
});

/** The board context of a position for its deciding seat. */
function createTable({ before, seat }: Played) {
  const kind = maharaja2004.decision(before, seat)?.kind ?? '';
  const targets = listTargets(maharaja2004, before, seat, null);
  const cards = listTurnCards(maharaja2004, before, seat);
  return Object.assign(createBoardState(edition, before, getMapLayout(before)), {
    position: before,
    decidingSeat: seat,
    decisionKind: kind,
    targets,
    cards,
    previewTarget: null,
  });
}

function listAll(targets: Targets): LegalTarget[] {
  const { sites, cityBuilds, cityPickups, villages, flags, characters, entice, travels } = targets;
  const found: LegalTarget[] = [...travels.values()].flat();
  for (const map of [sites, cityBuilds, cityPickups, villages, flags, characters, entice])
    found.push(...map.values());
  return found;
}

function legalInTurn(position: State, { moves }: LegalTarget): boolean {
  let now = position;
  for (const raw of moves) {
    const move = maharaja2004.parseMove(raw);
    if (move.type === 'end' || move.type === 'plan' || maharaja2004.refusal(now, now.seat, move))
      return false;
    now = afterMoves(now, [move]);
  }
  return true;
}

describe('targets', () => {
  const turns = steps.filter(({ before }) => before.seat >= 0);

  test('are legal step by step, and every legal move has a target', () => {
    let journeys = 0;
    for (const { before, seat } of turns.filter((_, i) => i % 5 === 0)) {
      const offered = new Set<string>();
      for (const card of [null, ...listTurnCards(maharaja2004, before, seat).map(({ source: by }) => by)]) {
        const targets = listTargets(maharaja2004, before, seat, card);
        for (const target of listAll(targets)) {
          expect(legalInTurn(before, target)).toBe(true);
          if (target.moves.length > 1) journeys++;
        }
        for (const move of [
          ...listAll(targets).flatMap(({ moves }) => moves.slice(0, 1)),
          ...targets.movesWithoutTarget,
        ])
          offered.add(maharaja2004.key(maharaja2004.parseMove(move)));
      }
      const own = (move: Move) => !('by' in move && move.by >= SOURCE_CHIT);
      const missing = maharaja2004
        .legalMoves(before, seat)
        .filter((move) => own(move) && !offered.has(maharaja2004.key(move)));
      // If two actions could build at the same place, the first one is the target until the other's card is chosen.
      expect(missing.filter((move) => !('by' in move))).toEqual([]);
    }
    expect(journeys).toBeGreaterThan(20);
  });

  test('spend a chit or the Builder only if their card is chosen', () => {
    for (const { before, seat } of turns.filter((_, i) => i % 5 === 0)) {
      if (before.tokenParts !== 0) continue;
      for (const { source: by } of listAll(listTargets(maharaja2004, before, seat, null)))
        expect(by ?? 0).toBeLessThan(SOURCE_CHIT);
    }
  });
});

describe('movements', () => {
  test('move only pieces on the board, end within the time of their step, and end where the pieces are drawn', () => {
    const kinds = new Set<string>();
    for (const [id, { before, after, events }] of steps.entries()) {
      const chart = getMapLayout(after);
      const ms = stepMs(events);
      const motion = animateStep({ id, before, after, events, ms, trackWidth: 720, layout: 'wide' });
      const pieces = [
        ...largePieces(after.sites, chart),
        ...cityPieces(after.houses, chart),
        ...villagePieces((village) => villageOwners(after, village), chart),
        ...placedFigures(after.architects, chart),
      ].map(({ key }) => key);
      const known = new Set([...pieces, ...after.boxes.map((_, city) => `flag-${city}`), 'maharaja']);
      for (const { key } of motion.pieces) {
        expect(known).toContain(key);
        kinds.add(key.split('-')[0] ?? '');
      }
      expect(animationEnd(motion)).toBeLessThanOrEqual(ms);
      for (const seat of after.gold.keys())
        expect(motion.numbers.findLast(({ key }) => key === `gold-${seat}`)?.to ?? after.gold[seat]).toBe(
          after.gold[seat],
        );
      for (const { from, to } of listTransfers(events, ms)) expect(from).not.toBe(to);
    }
    expect([...kinds].toSorted((a, b) => a.localeCompare(b))).toEqual([
      'figure',
      'flag',
      'great',
      'maharaja',
      'small',
      'village',
    ]);
  });

  test('a city scoring is shown in the order of rank, with the points of each part', () => {
    const found = steps.flatMap(({ events }) => findScoring(events, 100, (seat) => seat) ?? []);
    expect(found.length).toBeGreaterThan(15);
    for (const { lines } of found) {
      const ranks = lines.map(({ rank }) => rank).filter((rank) => rank > 0);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      for (const { total, parts } of lines)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(total);
    }
  });

  test('of several steps at once, the last city scoring is shown', () => {
    const ink = (seat: number) => seat;
    const scored = steps.map(({ events }) => events).filter((events) => findScoring(events, 0, ink));
    expect(scored.length).toBeGreaterThan(15);
    expect(findScoring(scored.slice(0, 3).flat(), 0, ink)).toEqual(findScoring(scored[2] ?? [], 0, ink));
  });
});

describe('words', () => {
  const layers = [kingdomWords, { en: gameEn, fr: gameFr }, { en, fr }];
  const open = /[{}]|undefined|NaN|m04\.|kingdom\./;

  test('have the same keys in both languages, and all keys that the shared board needs', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted());
    const dialect = Object.keys(en).filter((key) => key.startsWith('kingdom.'));
    expect(dialect.toSorted()).toEqual(GAME_WORD_KEYS.toSorted());
  });

  test.each(LOCALES)('describe every action, card, plan and city action in %s', (locale) => {
    const words = createWords(locale, layers);
    const texts: string[] = [];
    for (const step of some(9)) {
      const facts = createTable(step);
      const looks = describeGame(step.before, facts, words);
      for (let action = 0; action < 9; action++) {
        const { name, about } = looks.actionText(action);
        texts.push(name, about);
      }
      for (const card of listTurnCards(maharaja2004, step.before, step.seat)) {
        const { name, subtitle, description } = looks.turnCardText(card);
        texts.push(name, subtitle, description);
      }
      for (let city = 0; city < 7; city++)
        texts.push(...looks.cityActions(city).flatMap(({ label, shortLabel }) => [label, shortLabel]));
    }
    expect(texts.length).toBeGreaterThan(500);
    for (const text of texts) {
      expect(text).not.toMatch(open);
      expect(text.trim()).not.toBe('');
    }
  });

  test.each(LOCALES)('show each first-game tip in %s when it matters, with a known clause', (locale) => {
    const words = createWords(locale, layers);
    const seen = new Set<string>();
    for (const step of steps.filter(({ before }) => before.round <= 2)) {
      const facts = createTable(step);
      for (let tip = currentTip(facts, [...seen]); tip; tip = currentTip(facts, [...seen])) {
        seen.add(tip.name);
        expect(words.formatMessage(tipMessage(tip, facts))).not.toMatch(open);
        expect(CLAUSES).toContain(tip.clause);
      }
    }
    // Whether a seat is robbed or must give in the first two rounds depends on chance.
    const missing = TIPS.map(({ name }) => name).filter((name) => !seen.has(name));
    expect(missing.filter((name) => name !== 'robbed' && name !== 'give' && name !== 'ahead')).toEqual([]);
  });
});
