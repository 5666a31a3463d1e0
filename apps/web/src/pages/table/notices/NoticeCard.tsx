import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactNode } from 'react';
import styles from './NoticeCard.module.css';

interface NoticeCardProps {
  title: string;
  text?: ReactNode;
  /** A problem, rather than information. */
  urgent?: boolean;
  children?: ReactNode;
}

/** A notice in the place of the game's prompt. */
export function NoticeCard({ title, text, urgent = false, children }: NoticeCardProps) {
  return (
    <Card top={urgent ? 'brick' : 'water'} raised className={styles.card} aria-label={title}>
      <div className={styles.what} role="status">
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </Card>
  );
}
