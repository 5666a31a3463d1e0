import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { useWords } from '../../../words/useWords.tsx';
import type { ClausePicture } from './clause-pictures.ts';
import styles from './panels.module.css';

/** What a clause looks like on the board, or an example that its rules compute. */
export function ClauseFigure({ picture: { words, Frame, shows } }: { picture: ClausePicture }) {
  return (
    <WordsLayer source={words}>
      <Frame>
        {shows.kind === 'example' ? (
          <div className={styles.workedExample}>
            <shows.Example />
          </div>
        ) : (
          <StillPicture {...shows} />
        )}
      </Frame>
    </WordsLayer>
  );
}

type Picture = Extract<ClausePicture['shows'], { kind: 'picture' }>;

function StillPicture({ alt, Picture }: Picture) {
  const words = useWords();
  return (
    <div role="img" aria-label={words.formatMessage(alt)} className={styles.picture}>
      <Picture moves={false} />
    </div>
  );
}
