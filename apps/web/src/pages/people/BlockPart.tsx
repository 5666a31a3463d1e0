import { Button } from '@durbar/kit/ui/Button.tsx';
import { peopleApi } from '../../net/people-api.ts';
import { useWords } from '../../words/useWords.tsx';
import { useRequests } from '../settings/useRequests.ts';
import styles from './PersonMenu.module.css';
import { ProblemText } from './ProblemText.tsx';

interface BlockPartProps {
  person: string;
  name: string;
  isBlocked: boolean;
  onBlocked: (blocked: boolean) => void;
}

/** Blocks a person, or ends that; says what it means. */
export function BlockPart({ person, name, isBlocked, onBlocked }: BlockPartProps) {
  const words = useWords();
  const { busy, problem, run } = useRequests();
  const change = () =>
    run(async () => {
      await (isBlocked ? peopleApi.unblock(person) : peopleApi.block(person));
      onBlocked(!isBlocked);
    });
  return (
    <div className={styles.part}>
      <p className={styles.text} role="status">
        {words.t(isBlocked ? 'block.end.text' : 'block.text', { name })}
      </p>
      <Button variant={isBlocked ? 'plain' : 'danger'} isDisabled={busy} onPress={() => void change()}>
        {words.t(isBlocked ? 'block.end.do' : 'block.do', { name })}
      </Button>
      <ProblemText problem={problem} />
    </div>
  );
}
