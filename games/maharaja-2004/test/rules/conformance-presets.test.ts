import { conformance } from '@durbar/testkit/vitest';
import { each, SETTINGS, withOptions } from './conformance.ts';

conformance(withOptions('preset'), {
  ...SETTINGS,
  every: 120,
  seatCounts: [2, 4, 5],
  mustReach: [
    ...each('decision', 'open auction exchange give'),
    ...each('event', 'bid passed won enticed given chitSpent chit'),
    ...each('refusal', 'mustOpen bidTooLow chitForCharacter'),
    ...each('refusal', 'yoursAlready bankFirst bankLeft enticeSelf justGot notYours'),
    ...each('cards', '1 2 3'),
  ],
});
