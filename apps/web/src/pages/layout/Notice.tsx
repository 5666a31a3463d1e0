import { Icon } from '@durbar/kit/art/Icon.tsx';
import { Panel } from '@durbar/kit/ui/Card.tsx';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  title: string;
  children: ReactNode;
}

/** A page with one message and its actions. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <main className={styles.page}>
      <Panel as="div" className={styles.sheet}>
        <Icon name="logo" size={64} />
        <h1 className={styles.title}>{title}</h1>
        {children}
      </Panel>
    </main>
  );
}
