import { Dialog } from '@durbar/kit/ui/Dialog.tsx';
import { Link } from 'wouter';
import { useWords } from '../../words/useWords.tsx';
import { personPath } from '../home/table-text.ts';
import { Fold } from '../layout/Fold.tsx';
import { BanPart } from './BanPart.tsx';
import { BlockPart } from './BlockPart.tsx';
import styles from './PersonMenu.module.css';
import { ReportPart } from './ReportPart.tsx';

interface PersonMenuProps {
  person: string;
  name: string;
  isBlocked: boolean;
  onBlocked: (blocked: boolean) => void;
  /** The table at which the menu was opened, and whether the reader is its host; null elsewhere. */
  table?: { readonly id: string; readonly isHost: boolean } | null;
  onClose: () => void;
}

/** What one can do about another person: each part says what it does before it is done. */
export function PersonMenu({ person, name, isBlocked, onBlocked, table = null, onClose }: PersonMenuProps) {
  const words = useWords();
  return (
    <Dialog title={name} isOpen onClose={onClose}>
      <div className={styles.parts}>
        {table && (
          <Link href={personPath(person)} className={styles.page}>
            {words.t('person.open', { name })}
          </Link>
        )}
        {table?.isHost && (
          <Fold title={words.t('ban.title')} value={words.t('ban.short')}>
            <BanPart table={table.id} person={person} name={name} />
          </Fold>
        )}
        <Fold
          title={words.t(isBlocked ? 'block.end' : 'block.title')}
          value={words.t(isBlocked ? 'block.is' : 'block.short')}
        >
          <BlockPart person={person} name={name} isBlocked={isBlocked} onBlocked={onBlocked} />
        </Fold>
        <Fold title={words.t('report.title')} value={words.t('report.short')}>
          <ReportPart person={person} name={name} table={table?.id ?? null} />
        </Fold>
      </div>
    </Dialog>
  );
}
