import type { CheckSettings } from '@durbar/testkit';
import { conformance } from '@durbar/testkit/vitest';
import { fast } from '../../rules/fast/index.ts';
import type { Event, Move, State } from '../../rules/index.ts';
import { maharani, maharani1 } from '../../rules/index.ts';
import en from '../../words/en/rules.json' with { type: 'json' };
import fr from '../../words/fr/rules.json' with { type: 'json' };

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const settings: CheckSettings<State, Move, Event> = {
  games: 1,
  every: 16,
  words: { en, fr },
  isPassing: ({ type }) => type === 'end',
  conserved: ({ rondel, board, removed, bag, workers, supply, gold, ledger }) => ({
    tiles: [...rondel, ...board].filter((item) => item >= 0).length + removed.length + bag.length,
    workers: sum(supply) + workers.filter((worker) => worker >= 0).length,
    unaccountedGold: sum(gold) - sum(ledger),
  }),
  mustReach: [
    'ending.lastQuarter',
    ...['start', 'more', 'finish', 'worker'].map((kind) => `decision.${kind}`),
    ...['start', 'more', 'finish', 'refreshed', 'worker'].map((name) => `prompt.${name}`),
    ...['turn', 'tile', 'worker', 'refreshed', 'price', 'quarter', 'paid', 'home'].map(
      (kind) => `event.${kind}`,
    ),
    ...['removed', 'drawn', 'over'].map((kind) => `event.${kind}`),
    ...['over', 'notYourTurn', 'twoPlaced', 'refreshed', 'slotEmpty', 'spaceTaken', 'columns', 'turn'].map(
      (name) => `refusal.${name}`,
    ),
    ...['markerDown', 'refreshAfterTile', 'refreshedAlready', 'nothingDone', 'workerPending'].map(
      (name) => `refusal.${name}`,
    ),
    ...['noWorkerChoice', 'workerNotThere'].map((name) => `refusal.${name}`),
    'undo',
  ],
};

const reaching = (...names: readonly string[]) => [...(settings.mustReach ?? []), ...names];

conformance(maharani1, { ...settings, mustReach: reaching('refusal.allUp') });
conformance({ ...maharani, fast: (position) => fast.make(position) }, settings);
// Seats that refresh whenever they may: every match still ends.
conformance(maharani, {
  ...settings,
  isPassing: ({ type }) => type !== 'refresh',
  mustReach: reaching('refusal.allRefreshed'),
});
