import { covers } from '@durbar/games/registry/covers.ts';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import type { Profile, ProfileFigures } from '@durbar/protocol';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import { emblemOf } from './emblem-of.ts';
import { invitePath } from './invite-path.ts';
import styles from './Person.module.css';
import { PersonMenu } from './PersonMenu.tsx';
import { percentText } from './people-text.ts';

const Settings = lazyPage(['settings', 'protocol'], () => import('../settings/Settings.tsx'));

interface PersonHeadProps {
  profile: Profile;
  onBlocked: (blocked: boolean) => void;
}

/** Who it is, how much they have played, and what can be done. */
export function PersonHead({ profile, onBlocked }: PersonHeadProps) {
  const words = useWords();
  const { id, name, you, figures } = profile;
  const [open, setOpen] = useState(false);
  return (
    <header className={styles.head}>
      <span className={styles.emblem}>
        <Emblem playerColour={emblemOf(id, you)} size={72} />
      </span>
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        {figures && (
          <p className={styles.since}>
            {words.t('person.since', { at: figures.since, often: figures.often ?? 'none' })}
          </p>
        )}
      </div>
      {figures && figures.finished > 0 && <Counts figures={figures} />}
      <div className={styles.actions}>
        {you ? (
          <Button onPress={() => setOpen(true)}>{words.t('settings.title')}</Button>
        ) : (
          <>
            {profile.invitable && (
              <LinkButton href={invitePath(figures?.byGame[0]?.game ?? covers[0].id, profile)}>
                {words.t('person.invite')}
              </LinkButton>
            )}
            <Button variant="round" aria-label={words.t('seat.more', { name })} onPress={() => setOpen(true)}>
              <Ellipsis size={20} aria-hidden />
            </Button>
          </>
        )}
      </div>
      {open && you && <Settings onClose={() => setOpen(false)} />}
      {open && !you && (
        <PersonMenu
          person={id}
          name={name}
          isBlocked={profile.blocked}
          onBlocked={onBlocked}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}

function Counts({ figures: { finished, running, won } }: { figures: ProfileFigures }) {
  const words = useWords();
  return (
    <dl className={styles.counts}>
      <div>
        <dt>{words.t('person.finished', { count: finished })}</dt>
        <dd>{words.formatNumber(finished)}</dd>
      </div>
      <div>
        <dt>{words.t('person.running', { count: running })}</dt>
        <dd>{words.formatNumber(running)}</dd>
      </div>
      {won && (
        <div>
          <dt>{words.t('person.won', { even: Math.round(won.even * 100) })}</dt>
          <dd>{percentText(words, won.share)}</dd>
        </div>
      )}
    </dl>
  );
}
