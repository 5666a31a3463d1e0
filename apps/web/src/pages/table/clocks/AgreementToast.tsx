import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { X } from 'lucide-react';
import { useState } from 'react';
import { clockApi } from '../../../net/clock-api.ts';
import { formatClockTime } from '../../../table/clock-display.ts';
import { useWords } from '../../../words/useWords.tsx';
import { useTable, useTableState } from '../context/table-context.ts';
import styles from '../Toasts.module.css';
import { useTableChange } from '../useTableChange.ts';

/** What somebody at a table with a clock proposes, for those who must agree and those who wait for them. */
export default function AgreementToast() {
  const words = useWords();
  const { names } = useTable();
  const { busy, run } = useTableChange();
  const info = useTableState((state) => state.info);
  const agreement = info?.clock?.agreement;
  const mine = info?.you.seat ?? null;
  const [closed, setClosed] = useState<object | null>(null);
  if (!info || !agreement || mine === null || closed === agreement) return null;
  const { proposal, seats } = agreement;
  const hasAgreed = seats.includes(mine);
  const answer = (agreed: boolean) => void run(() => clockApi.agree(info.id, { proposal, agreed }));
  const time = formatClockTime(words, proposal.kind === 'extend' ? proposal.ms : 0);
  const who = words.formatList(seats.map((seat) => names(seat)));
  return (
    <Card as="div" raised className={styles.toast}>
      <p role="status">{words.t(`agree.${proposal.kind}`, { who, time })}</p>
      <Button variant={hasAgreed ? 'plain' : 'fill'} isDisabled={busy} onPress={() => answer(!hasAgreed)}>
        {words.t(hasAgreed ? 'agree.back' : 'agree.yes')}
      </Button>
      <Button variant="quiet" aria-label={words.t('dialog.close')} onPress={() => setClosed(agreement)}>
        <X size={18} aria-hidden />
      </Button>
    </Card>
  );
}
