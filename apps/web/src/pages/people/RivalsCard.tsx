import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { joinClasses } from '@durbar/kit/ui/join-classes.ts';
import { Sheet } from '@durbar/kit/ui/Sheet.tsx';
import type { Profile, Rivals } from '@durbar/protocol';
import { Link } from 'wouter';
import { peopleApi } from '../../net/people-api.ts';
import { useLoaded } from '../../state/useLoaded.ts';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { emblemOf } from './emblem-of.ts';
import styles from './Rivals.module.css';

type Rival = Rivals['rivals'][number];

/** Whom a person met most, and how often each of the two was ahead. */
export function RivalsCard({ profile }: { profile: Profile }) {
  const words = useWords();
  const { value, failure } = useLoaded(peopleApi.rivals, profile.id);
  const rivals = value?.rivals ?? [];
  const names = { you: profile.you ? 'yes' : 'no', name: profile.name };
  return (
    <Sheet title={words.t('person.rivals')} aside={words.t('person.rivals.sides', names)}>
      {failure && (
        <p className={styles.note} role="alert">
          {words.t('person.failed')}
        </p>
      )}
      {value && rivals.length === 0 && <p className={styles.note}>{words.t('person.rivals.none', names)}</p>}
      <ul aria-busy={value === null && failure === null}>
        {rivals.map((rival) => (
          <RivalRow key={rival.id} rival={rival} />
        ))}
      </ul>
      {rivals.length > 0 && <p className={styles.note}>{words.t('person.rivals.note')}</p>}
    </Sheet>
  );
}

/** The share of matches in which the person of the page was ahead; a tie is half of one. */
function shareOf({ ahead, behind, tied }: Rival): number {
  return (ahead + tied / 2) / Math.max(1, ahead + behind + tied);
}

export function RivalRow({ rival }: { rival: Rival }) {
  const words = useWords();
  const { id, name, you, ahead, behind, tied } = rival;
  return (
    <li className={joinClasses(styles.rival, you && styles.you)}>
      <Emblem playerColour={emblemOf(id, you)} size={28} />
      <Link href={personPath(id)} className={styles.name}>
        {you ? words.t('person.you') : name}
      </Link>
      <span className={styles.bar} aria-hidden="true">
        <span className={styles.share} style={{ width: `${shareOf(rival) * 100}%` }} />
        <span className={styles.half} />
      </span>
      <span className={styles.figures} aria-hidden="true">
        <b>{words.formatNumber(ahead)}</b> : {words.formatNumber(behind)}
      </span>
      <span className="visually-hidden">{words.t('person.rivals.figures', { ahead, behind, tied })}</span>
    </li>
  );
}
