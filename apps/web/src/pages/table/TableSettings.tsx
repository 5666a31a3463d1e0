import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import { type ChangeTable, USUAL_TERMS } from '@durbar/protocol';
import { hostApi } from '../../net/host-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { TermsFields, termsText } from '../hosting/TermsFields.tsx';
import { countPlayers, takeoverChoices, visibilityOf } from '../hosting/table-choices.ts';
import { VisibilityField } from '../hosting/VisibilityField.tsx';
import type { PartProps } from './useSit.ts';
import styles from './WaitingRoom.module.css';

/** What the host has decided about the table: the host changes it until the start, the others read it. */
export function TableSettings({ info, change }: PartProps) {
  const words = useWords();
  const { terms = USUAL_TERMS, series } = info;
  const set = (wanted: ChangeTable) => void change.run(() => hostApi.change(info.id, wanted));
  if (!info.you.host || info.status !== 'waiting')
    return <p className={styles.hint}>{termsText(words, terms, series ?? null)}</p>;
  const players = countPlayers(info);
  const hasBegun = series !== undefined && series.number > 1;
  return (
    <Sheet title={words.t('room.settings')}>
      <div className={styles.inside}>
        <VisibilityField value={visibilityOf(info)} onChange={(value) => set({ visibility: value })} />
      </div>
      <TermsFields
        game={info.game}
        players={players}
        terms={terms}
        takeovers={takeoverChoices(info.clock?.settings ?? null)}
        // What was played so far counts.
        series={players < 2 || hasBegun ? undefined : (series ?? null)}
        onTerms={(value) => set({ terms: value })}
        onSeries={(value) => set({ series: value })}
      />
    </Sheet>
  );
}
