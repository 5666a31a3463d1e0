import type { AccountWay } from '@durbar/protocol';
import { useWords } from '../../../words/useWords.tsx';
import styles from './Account.module.css';
import { obstacleKey, type WayKind } from './account-text.ts';

/** Why a way is not offered, in one sentence; with the address at which it is, if there is one. */
export function WhyNot({ kind, way }: { kind: WayKind; way: AccountWay }) {
  const words = useWords();
  const key = obstacleKey(kind, way);
  if (key === null) return null;
  return (
    <p className={styles.hint}>
      {words.t(key)} {way.at !== null && <a href={way.at}>{way.at}</a>}
    </p>
  );
}
