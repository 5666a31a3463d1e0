import type { Message } from '@durbar/kernel';
import { Button } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import type { ReactNode } from 'react';
import { useWords } from '../../words/useWords.tsx';
import { ProblemText } from '../people/ProblemText.tsx';
import styles from './Owner.module.css';

interface ListCardProps {
  /** What the list is reduced to. */
  filter: ReactNode;
  list: {
    readonly items: readonly unknown[] | null;
    readonly isCurrent: boolean;
    readonly problem: Message | null;
    readonly showMore: (() => void) | null;
  };
  /** Said where there is nothing. */
  none: string;
  children: ReactNode;
}

/** A list of the owner's, with its filter and its next page. */
export function ListCard({ filter, list, none, children }: ListCardProps) {
  const words = useWords();
  const isEmpty = list.items?.length === 0 && list.isCurrent;
  return (
    <Card>
      <div className={styles.filter}>{filter}</div>
      <ProblemText problem={list.problem} />
      <ul aria-busy={!list.isCurrent}>{children}</ul>
      <p role="status" className={isEmpty ? styles.none : 'visually-hidden'}>
        {isEmpty && none}
      </p>
      {list.showMore && (
        <p className={styles.more}>
          <Button onPress={list.showMore}>{words.t('owner.more')}</Button>
        </p>
      )}
    </Card>
  );
}
