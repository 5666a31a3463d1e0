import { Icon } from '@durbar/kit/art/Icon.tsx';
import type { ArtName } from '@durbar/kit/art/names.ts';
import { ExampleTable } from '@durbar/kit/intro/ExampleTable.tsx';
import { type ReactElement, useState } from 'react';
import type { CityScoreLine } from '../board/model/city-ranking.ts';
import styles from './CityExample.module.css';
import { type ExamplePieces, isPieceKind, PIECE_KINDS, type PieceKind, togglePiece } from './city-example.ts';
import { useIntroWords } from './intro-words.ts';

interface CityExampleProps {
  readonly first: ExamplePieces;
  /** Scores the city by the game's rules; lines by seat. */
  readonly score: (pieces: ExamplePieces) => readonly CityScoreLine[];
  /** The drawing of a piece, by player colour. */
  readonly art: (kind: PieceKind, playerColour: number) => ArtName;
  /** The seat of an automaton, and the key of its name; by default all are people. */
  readonly automaton?: { readonly seat: number; readonly key: string };
}

/** A scored city in which one adds and takes away pieces. All numbers come from the game's rules. */
export function CityExample({ first, score, art, automaton }: CityExampleProps): ReactElement {
  const words = useIntroWords();
  const [pieces, setPieces] = useState(first);
  const lines = score(pieces);
  const name = (seat: number) =>
    automaton?.seat === seat
      ? words.formatMessage({ key: automaton.key })
      : words.t('kingdom.intro.seat', { seat });
  const place = (rank: number) => (rank > 0 ? words.t('kingdom.then.place', { rank }) : '–');
  const heads = (['player', 'pieces', 'points', 'rank', 'coins'] as const).map((head) =>
    words.t(`kingdom.intro.${head}`),
  );
  return (
    <ExampleTable
      caption={words.t('kingdom.intro.table')}
      heads={heads}
      summary={lines
        .map(({ seat, total, rank, coins, prestige = 0 }) =>
          words.t('kingdom.intro.line', { name: name(seat), total, rank, coins, prestige }),
        )
        .join(' ')}
      rows={lines.map(({ seat, rank, total, tied, coins, prestige = 0, character }) => ({
        seat,
        name: name(seat),
        note: tied ? words.t('kingdom.intro.tied', { character }) : undefined,
        pieces: PIECE_KINDS.map((kind) => ({
          id: kind,
          art: <Icon name={art(kind, seat)} size={26} />,
          label: words.t('kingdom.intro.piece', { kind, name: name(seat) }),
          isThere: pieces[seat]?.includes(kind) ?? false,
        })),
        cells: [words.formatNumber(total), place(rank)],
        gain: words.formatNumber(prestige > 0 ? prestige : coins),
        unit: prestige > 0 ? ('prestige' as const) : ('coin' as const),
        isFirst: rank === 1,
      }))}
      onToggle={(seat, piece) => {
        if (isPieceKind(piece)) setPieces(togglePiece(pieces, seat, piece));
      }}
    >
      <Legend score={score} art={art} seats={first.length} />
    </ExampleTable>
  );
}

/** What each piece is worth: the points of a seat that has only this one. */
function Legend({
  score,
  art,
  seats,
}: Pick<CityExampleProps, 'score' | 'art'> & { readonly seats: number }): ReactElement {
  const words = useIntroWords();
  const alone = (kind: PieceKind) =>
    score(Array.from({ length: seats }, (_, seat) => (seat === 0 ? [kind] : [])))[0]?.total ?? 0;
  return (
    <div className={styles.legend}>
      <ul>
        {PIECE_KINDS.map((kind) => (
          <li key={kind}>
            <Icon name={art(kind, -1)} size={22} />
            {words.t('kingdom.intro.worth', { kind, points: alone(kind) })}
          </li>
        ))}
      </ul>
      <p>
        {words.t('kingdom.intro.rule', {
          coins: score(Array.from({ length: seats }, () => []))[0]?.coins ?? 0,
        })}
      </p>
    </div>
  );
}
