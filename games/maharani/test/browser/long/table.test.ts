import { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { expect, test } from 'vitest';
import { testStates } from '../states.ts';
import { playOut, sit } from '../table-support.ts';

const environment = new TestEnvironment();

test('a whole game by keyboard alone', { timeout: 240_000 }, async () => {
  const { board, visitor } = await sit(environment, 'keys', 1);
  const played = await playOut(board);
  expect(played.get('chosen'), 'workers of two colours').toBeGreaterThan(0);
  expect(visitor.errors).toEqual([]);
});

testStates(environment, 'desktop', 'en-GB');
testStates(environment, 'desktop', 'fr-FR');
testStates(environment, 'phone', 'fr-FR');
