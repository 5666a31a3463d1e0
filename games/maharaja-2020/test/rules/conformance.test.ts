import { conformance } from '@durbar/testkit/vitest';
import { each, KINDS, SETTINGS, withOptions } from './conformance.ts';

// Other options have files of their own, so that they run in parallel.
conformance(withOptions('display', 'finalScoring', 'finalScoringMode'), {
  ...SETTINGS,
  combinations: 2,
  every: 61,
  seatCounts: [4],
  mustReach: [
    'ending.rounds',
    ...each('decision', `${KINDS} owed`),
    ...each('prompt', `${KINDS} owed`),
    ...each('foresight', 'draft found plan act reward'),
    ...each('event', 'character founded round planned turn travel statue shrine tokenSpent coins shrines'),
    ...each('event', 'token prestige flag ability ended scoring worship reward nothing maharani slid over'),
    ...each('event', 'maharaniHome'),
    ...each('score', 'received statues coins majority presence1 roads2 twoStatues2 shrinesLeft'),
    ...each('refusal', 'over notYourTurn hadYourTurn sealed notInDisplay notInGame ownCharacter'),
    ...each('refusal.phase', KINDS),
    ...each('refusal', 'villageYours villageFull walked alreadyThere cutOff noSuchRoute toll notPlanned'),
    ...each('refusal', 'actionDone noToken siteTaken priestElsewhere priestCutOff coins cityOwed'),
    ...each('refusal', 'notYourCharacter noReward rewardFirst rewardOutOfReach'),
    'undo',
  ],
});
