import { Icon } from '@durbar/kit/art/Icon.tsx';
import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.tsx';
import styles from './OtherModes.module.css';

/** Links to games at one screen and to replays. */
export function OtherModes({ screen }: { screen: string }) {
  const words = useWords();
  return (
    <Card aria-label={words.t('home.ways')}>
      <OtherMode
        icon={<Icon name="one-screen" size={40} />}
        title={words.t('home.screen')}
        text={words.t('home.screen.text')}
      >
        <LinkButton href={`/screen/${screen}`}>
          {words.t('home.screen.start')}
          <span className="visually-hidden"> {words.t('home.screen')}</span>
        </LinkButton>
      </OtherMode>
      <OtherMode
        icon={<FileText size={26} strokeWidth={1.4} aria-hidden />}
        title={words.t('home.replay')}
        text={words.t('home.replay.text')}
      >
        <LinkButton href="/replay">
          {words.t('home.replay.open')}
          <span className="visually-hidden"> {words.t('home.replay')}</span>
        </LinkButton>
      </OtherMode>
    </Card>
  );
}

interface OtherModeProps {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}

function OtherMode({ icon, title, text, children }: OtherModeProps) {
  return (
    <div className={styles.mode}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.description}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      {children}
    </div>
  );
}
