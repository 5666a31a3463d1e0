import { wrapErrors } from './law.ts';
import { checkConsistency } from './laws/consistency.ts';
import { checkCopying, checkOneView, checkViewsStayUnchanged } from './laws/copying.ts';
import { checkDeterminize } from './laws/determinize.ts';
import { checkForesight } from './laws/foresight.ts';
import { checkJson } from './laws/json.ts';
import { checkLegality } from './laws/legality.ts';
import { checkNewcomerViews } from './laws/newcomers.ts';
import { checkParsing } from './laws/parsing.ts';
import { checkPositionText } from './laws/position-text.ts';
import { checkSealedChoices } from './laws/sealed.ts';
import { checkPair } from './leak/pair.ts';
import { rngFromText } from './rng-from-text.ts';
import type { CheckSubject } from './settings.ts';
import { listViewers } from './settings.ts';

/**
 * Runs all checks on a position, including the costly ones. Their random choices depend only on the seed and the
 * position, so a failure is reproducible.
 * @throws {LawViolation}
 */
export function checkPosition(subject: CheckSubject, state: unknown): void {
  const { game, settings, notes } = subject;
  const rng = rngFromText(`${settings.seed ?? ''} ${game.fingerprint(state)}`);
  notes.positions++;
  wrapErrors('checking the position', () => {
    checkConsistency(subject, state);
    checkJson(subject, state);
    checkLegality(subject, state);
    checkPositionText(subject, state);
    checkParsing(subject, state, rng);
    checkCopying(subject, state, rng);
    checkViewsStayUnchanged(subject, state, rng);
    checkOneView(subject, state);
    checkNewcomerViews(subject, state);
    checkDeterminize(subject, state, rng);
    checkForesight(subject, state, rng);
    checkSealedChoices(subject, state, rng);
    for (const viewer of listViewers(subject.configuration)) checkPair(subject, state, viewer, rng);
  });
}
