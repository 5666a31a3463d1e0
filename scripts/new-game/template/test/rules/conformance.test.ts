import { conformance } from '@durbar/testkit/vitest';
import { game } from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };

conformance(game, {
  games: 2,
  every: 8,
  words: { en, fr },
  isPassing: ({ type }) => type === 'end',
  conserved: ({ open, stones, bag }) => ({
    stones: open.filter((stone) => stone > 0).length + stones.flat().length + bag.length,
  }),
  mustReach: [
    'ending.allStopped',
    'decision.start',
    'decision.finish',
    ...['turn', 'taken', 'stopped', 'drawn', 'over'].map((kind) => `event.${kind}`),
    ...['over', 'notYourTurn', 'taken', 'limit'].map((name) => `refusal.${name}`),
    ...['open', 'bag', 'points', 'stones', 'stopped'].map((name) => `position.${name}`),
    'undo',
  ],
});
