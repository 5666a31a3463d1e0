import { describe, expect, test } from 'vitest';
import {
  addProposal,
  buildTarget,
  EMPTY_TARGETS,
  type LegalTarget,
  listChoices,
} from '../../board/model/targets.ts';

const build = (by: number, ...before: readonly string[]): LegalTarget => ({
  moves: [...before.map((type) => ({ type })), { type: 'shrine', by }],
  source: by,
});

/** What is proposed for one place, with its alternatives, where each source is ten times its price. */
function propose(...targets: readonly LegalTarget[]): LegalTarget | undefined {
  const map = new Map<number, LegalTarget>();
  for (const target of targets) addProposal(map, 3, target, ({ source }) => Math.trunc((source ?? 0) / 10));
  return map.get(3);
}

describe('of several actions that allow a piece', () => {
  test('the cheapest is proposed, and the others are alternatives, the cheaper first', () => {
    expect(propose(build(20), build(10), build(30))).toEqual({
      ...build(10),
      alternatives: [build(20), build(30)],
    });
  });

  test('the first is proposed where the price is the same, and nothing is asked', () => {
    expect(propose(build(12), build(11), build(10))).toEqual(build(12));
    expect(propose(build(20), build(11), build(10))).toEqual({ ...build(11), alternatives: [build(20)] });
  });

  test('building at once comes before building after travel, whatever it costs', () => {
    expect(propose(build(20), build(10, 'travel'))).toEqual(build(20));
    expect(propose(build(20, 'travel'), build(10, 'travel'))).toEqual({
      ...build(10, 'travel'),
      alternatives: [build(20, 'travel')],
    });
  });

  test('the chosen travel option is part of each choice', () => {
    const proposal = propose(build(20, 'travel'), build(10, 'travel'));
    const options = [0, 1].map((way) => ({ moves: [{ type: 'travel', first: way }], source: null }));
    const targets = {
      ...EMPTY_TARGETS,
      cityBuilds: new Map([[3, proposal ?? build(0)]]),
      travels: new Map([[3, options]]),
    };
    const chosen = buildTarget(targets, 3, 1);
    expect(chosen && listChoices(chosen).map(({ moves }) => moves[0])).toEqual([
      { type: 'travel', first: 1 },
      { type: 'travel', first: 1 },
    ]);
  });
});
