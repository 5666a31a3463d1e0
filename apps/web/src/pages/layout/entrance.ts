import type { Message } from '@durbar/kernel';
import type { WordKey } from '../../words/useWords.tsx';

/** What a link says to where one is let in, after such a refusal; null after others. */
export function entranceKey(problem: Message | null): WordKey | null {
  if (problem?.key === 'problem.invitationNeeded') return 'account.enter.code';
  return problem?.key === 'problem.accountNeeded' ? 'account.enter.account' : null;
}
