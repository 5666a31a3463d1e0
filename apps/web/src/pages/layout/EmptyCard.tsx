import { Card } from '@durbar/kit/ui/Card.tsx';
import { Ornament } from '@durbar/kit/ui/Ornament.tsx';
import type { ReactNode } from 'react';
import styles from './EmptyCard.module.css';

/** What stands where there is nothing to show yet: a sentence, and what can be done about it. */
export function EmptyCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.empty}>
      <Ornament name="flower-corner" width={112} height={84} />
      {children}
    </Card>
  );
}

/** Its outline, while it is not known whether there is something. */
export function LoadingCard() {
  return <Card className={styles.empty} aria-busy="true" />;
}
