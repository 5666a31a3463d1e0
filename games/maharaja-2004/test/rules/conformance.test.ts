import { conformance } from '@durbar/testkit/vitest';
import { each, KINDS, SETTINGS, withOptions } from './conformance.ts';

// The other options have test files of their own, so that they run in parallel.
conformance(withOptions(), {
  ...SETTINGS,
  every: 25,
  seatCounts: [2, 4],
  mustReach: [
    ...each('decision', KINDS),
    ...each('prompt', KINDS),
    ...each('foresight', 'draft found plan act'),
    ...each(
      'event',
      'character founded quarry round planned turn travel palace house lifted moved gold governor',
    ),
    ...each('event', 'ended scoring standing over'),
    ...each('planned', '0 1 2 3 4 5 6 7 8'),
    ...each('score', 'inner outer'),
    ...each('refusal', 'over notYourTurn hadYourTurn sealed notInBank notInGame ownCharacter'),
    ...each('refusal.phase', KINDS.replace(' owed', '')),
    ...each('refusal', 'villageFull villageTwoSeats walked alreadyThere cutOff noSuchRoute toll notPlanned'),
    ...each('refusal', 'actionDone noChit innerTaken architectElsewhere architectCutOff gold cityOwed'),
    ...each('refusal', 'cityFirstReach noBuilder builderUsed noHouseThere samePlace dropElsewhere'),
    ...each('refusal', 'governorTooLow noEnticing'),
    'doubles',
    'undo',
  ],
});
