import { Button } from '@durbar/kit/ui/Button.tsx';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { OwnerOverview } from '@durbar/protocol';
import type { OwnerApi } from '../../net/owner-api.ts';
import { type PageWords, useWords } from '../../words/useWords.tsx';
import { ProblemText } from '../people/ProblemText.tsx';
import { useRequests } from '../settings/useRequests.ts';
import { Ask } from './Ask.tsx';
import styles from './Owner.module.css';

interface OverviewPartProps {
  api: OwnerApi;
  overview: OwnerOverview;
  renew: () => Promise<void>;
}

const MEBI = 1024 * 1024;
const sizeText = (words: PageWords, bytes: number) =>
  words.t('owner.size', { size: Math.round((bytes / MEBI) * 10) / 10 });

/** How the server is, what there is on it, and its limits. */
export function OverviewPart({ api, overview, renew }: OverviewPartProps) {
  const words = useWords();
  const { busy, problem, run } = useRequests();
  const { health, counts, limits, build, startedAt, now } = overview;
  const state = [
    [words.t('owner.build'), build],
    [words.t('owner.runs'), words.formatDuration(now - startedAt)],
    [words.t('owner.memory'), sizeText(words, health.memory)],
    [words.t('owner.data'), health.dataBytes === null ? '–' : sizeText(words, health.dataBytes)],
    [words.t('owner.sockets'), words.formatNumber(health.sockets)],
    [words.t('owner.rooms'), words.formatNumber(health.rooms)],
  ] as const;
  const numbers = (
    ['people', 'accounts', 'suspended', 'tables', 'running', 'finished', 'openReports'] as const
  ).map((name) => [words.t(`owner.count.${name}`), words.formatNumber(counts[name])] as const);
  return (
    <div className={styles.sheets}>
      <Sheet
        title={words.t('owner.health')}
        aside={
          <Button isDisabled={busy} onPress={() => void run(renew)}>
            {words.t('owner.renew')}
          </Button>
        }
      >
        <p className={styles.health} data-trouble={health.trouble !== null || undefined} role="status">
          {health.trouble === null
            ? words.t('owner.well')
            : words.t('owner.trouble', { why: health.trouble })}
        </p>
        <ProblemText problem={problem} />
        <Figures rows={state} />
      </Sheet>
      <Sheet title={words.t('owner.counts')}>
        <Figures rows={numbers} />
        <div className={styles.below}>
          <Ask
            title={words.t('owner.ratings')}
            of=""
            text={words.t('owner.ratings.text')}
            act={() => api.countRatings()}
          />
        </div>
      </Sheet>
      <Sheet title={words.t('owner.limits')}>
        <p className={styles.lead}>{words.t('owner.limits.text')}</p>
        <Figures rows={limits.map(({ name, value }) => [name, value === '' ? '–' : value])} isCode />
      </Sheet>
    </div>
  );
}

function Figures({
  rows,
  isCode = false,
}: {
  rows: readonly (readonly [string, string])[];
  isCode?: boolean;
}) {
  return (
    <dl className={styles.figures} data-code={isCode || undefined}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
