import type { Viewer } from '@durbar/kernel';
import { useLocation } from 'wouter';
import { listNames } from '../../../local/local-info.ts';
import type { LocalMatchWithoutRules as Found } from '../../../local/open-match.ts';
import { useMyName } from '../../../state/me.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useSeatFallbackNames } from '../context/useSeatFallbackNames.ts';
import { exportLabel, exportName } from '../panels/export-file.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { MatchWithoutRules } from './MatchWithoutRules.tsx';

/** A saved match of this device whose rules this page does not have. */
export default function LocalMatchWithoutRules({ found }: { found: Found }) {
  const words = useWords();
  const seatWords = useSeatFallbackNames();
  const [, go] = useLocation();
  const { facts, match, rules, known, discard } = found;
  const people = facts.names.flatMap((name, seat) => (name === null ? [] : [seat]));
  const [only] = people;
  // If several people share the screen, no person's secrets are shown.
  const viewer: Viewer = only !== undefined && people.length === 1 ? only : 'spectator';
  const log = match.viewerLog(viewer);
  const own = useMyName();
  const names = (seat: number) => {
    if (seat >= facts.names.length) return seatWords.automaton(facts.game);
    const name = listNames(facts, own)[seat] ?? seatWords.bot(seat);
    return name || seatWords.guest;
  };
  const remove = async () => {
    await discard();
    go('/', { replace: true });
  };
  return (
    <MatchWithoutRules
      name=""
      game={facts.game}
      rules={rules}
      known={known}
      hint="noRules.hint.device"
      log={{ status: log.status, lines: log.lines.map((line) => ({ ...line, events: [] })) }}
      file={{
        name: exportName(facts.game, facts.id, 'running'),
        label: exportLabel('running'),
        text: JSON.stringify(log, null, 2),
      }}
      names={names}
    >
      <ConfirmButton
        label={words.t('local.discard')}
        sure={words.t('local.discard.sure')}
        onConfirm={() => void remove()}
      />
    </MatchWithoutRules>
  );
}
