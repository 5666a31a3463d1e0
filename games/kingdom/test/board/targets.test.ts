import { describe, expect, test } from 'vitest';
import {
  addCheapest,
  buildTarget,
  EMPTY_TARGETS,
  type LegalTarget,
  listChoices,
} from '../../board/model/targets.ts';

const build = (by: number, ...before: readonly string[]): LegalTarget => ({
  moves: [...before.map((type) => ({ type })), { type: 'shrine', by }],
  source: by,
});

/** The target of one place with its alternatives; each source costs ten times its number. */
function propose(...targets: readonly LegalTarget[]): LegalTarget | undefined {
  const map = new Map<number, LegalTarget>();
  for (const target of targets) addCheapest(map, 3, target, ({ source }) => Math.trunc((source ?? 0) / 10));
  return map.get(3);
}

describe('if several actions allow a piece', () => {
  test('the cheapest is the target, and the others are alternatives, cheaper ones first', () => {
    expect(propose(build(20), build(10), build(30))).toEqual({
      ...build(10),
      alternatives: [build(20), build(30)],
    });
  });

  test('the first is the target if the prices are equal, and there is no choice', () => {
    expect(propose(build(12), build(11), build(10))).toEqual(build(12));
    expect(propose(build(20), build(11), build(10))).toEqual({ ...build(11), alternatives: [build(20)] });
  });

  test('building at once comes before building after travel, at any price', () => {
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
