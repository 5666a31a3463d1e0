import { Button } from '@durbar/kit/ui/Button.tsx';
import { useWords } from '../../../words/useWords.tsx';
import styles from './Account.module.css';

interface OwnWaysProps {
  label: string;
  ways: readonly { readonly id: string; readonly name: string; readonly createdAt: number | null }[];
  /** Removes one; without it, they can only be seen. */
  onRemove: ((id: string) => void) | null;
  isBusy: boolean;
}

/** Passkeys or logins of an account. */
export function OwnWays({ label, ways, onRemove, isBusy }: OwnWaysProps) {
  const words = useWords();
  if (ways.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {ways.map(({ id, name, createdAt }) => (
        <li key={id} className={styles.item}>
          <span>
            <span className={styles.name}>{name}</span>
            {createdAt !== null && (
              <span className={styles.hint}>{words.t('account.passkey.since', { at: createdAt })}</span>
            )}
          </span>
          {onRemove && (
            <Button isDisabled={isBusy} onPress={() => onRemove(id)}>
              {words.t('account.remove')}
              <span className="visually-hidden"> {name}</span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
