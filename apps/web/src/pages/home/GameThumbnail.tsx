import { coverOf } from '@durbar/games/registry/covers.ts';
import styles from './TableRow.module.css';

/** A small cut of a game's picture; nothing for a game that this page does not know. */
export function GameThumbnail({ game }: { game: string }) {
  const picture = coverOf(game)?.thumb;
  if (picture === undefined) return null;
  return <img className={styles.thumb} src={picture} width={42} height={42} alt="" />;
}
