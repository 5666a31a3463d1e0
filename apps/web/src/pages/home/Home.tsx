import { covers } from '@durbar/games/registry/covers.ts';
import { useLobby } from '../../state/lobby.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useWords } from '../../words/useWords.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { GameList } from './GameList.tsx';
import styles from './Home.module.css';
import { JoinBox } from './JoinBox.tsx';
import { MyGames } from './MyGames.tsx';
import { OpenTables } from './OpenTables.tsx';
import { OtherModes } from './OtherModes.tsx';

/** The home page: games, the player's games, open tables. */
export function Home() {
  const words = useWords();
  const lobby = useLobby();
  useTitle(null);
  return (
    <div className={styles.page}>
      <div className={styles.jali} aria-hidden="true" />
      <TopBar waiting={lobby.lists?.mine.filter(({ myTurn }) => myTurn).length ?? 0} />
      <main className={styles.main}>
        <h1 className="visually-hidden">{words.t('home.title')}</h1>
        <div className={styles.left}>
          <GameList />
          <div className={styles.open}>
            <OpenTables lobby={lobby} game={covers[0].id} />
          </div>
        </div>
        <div className={styles.right}>
          <div className={styles.mine}>
            <MyGames lobby={lobby} />
          </div>
          <div className={styles.modes}>
            <JoinBox />
            <OtherModes screen={covers[0].id} />
          </div>
        </div>
      </main>
    </div>
  );
}
