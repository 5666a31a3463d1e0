import { findCover } from '@durbar/games/registry/covers.ts';
import styles from './TableRow.module.css';

/** A thumbnail of a game's cover; nothing for an unknown game. */
export function GameThumbnail({ game }: { game: string }) {
  const picture = findCover(game)?.thumb;
  if (picture === undefined) return null;
  return <img className={styles.thumb} src={picture} width={42} height={42} alt="" />;
}
