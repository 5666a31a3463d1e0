import { at } from '@durbar/kernel';
import { Icon } from '@durbar/kit/art/Icon.tsx';
import { ExampleTable } from '@durbar/kit/intro/ExampleTable.tsx';
import { Emblem } from '@durbar/kit/ui/Emblem.tsx';
import { type ReactElement, useState } from 'react';
import { colourName, workerArt } from '../board/model/pieces.ts';
import { PAYOUT_LADDER } from '../board/model/quarters.ts';
import { TileIcon } from '../board/parts/TileArt.tsx';
import { useIntroWords } from './intro-words.ts';
import styles from './pictures.module.css';
import { EXAMPLE_SPACES, type ExampleLine, firstWorkers, scoreExample, tileOnSpace, YOU } from './scene.ts';

const FIRST = firstWorkers();

/** A full quarter on which one puts workers and takes them away. All numbers come from the rules. */
export function QuarterExample(): ReactElement {
  const words = useIntroWords();
  const [spaces, setSpaces] = useState(FIRST);
  const lines = scoreExample(spaces);
  const most = Math.max(...lines.map(({ gold }) => gold));
  const name = (seat: number) => words.t('mhr.intro.seat', { seat });
  const toggle = (_seat: number, piece: string) => {
    const space = Number(piece);
    setSpaces(spaces.includes(space) ? spaces.filter((one) => one !== space) : [...spaces, space]);
  };
  return (
    <ExampleTable
      caption={words.t('mhr.intro.table')}
      heads={(['player', 'pieces', 'workers', 'gold'] as const).map((head) => words.t(`mhr.intro.${head}`))}
      summary={lines
        .map(({ seat, workers, gold }) => words.t('mhr.intro.line', { name: name(seat), workers, gold }))
        .join(' ')}
      rows={lines.map(({ seat, workers, gold }) => ({
        seat,
        name: name(seat),
        pieces: at(EXAMPLE_SPACES, seat).map((space) => ({
          id: String(space),
          art: <Icon name={workerArt(seat)} size={24} />,
          ground: <TileIcon tile={tileOnSpace(space)} rotation={0} size={30} />,
          label: words.t('mhr.intro.piece', { colour: colourName(tileOnSpace(space)), name: name(seat) }),
          isThere: spaces.includes(space),
        })),
        cells: [words.formatNumber(workers)],
        gain: words.formatNumber(gold),
        unit: 'coin',
        isFirst: gold > 0 && gold === most,
      }))}
      onToggle={toggle}
    >
      <div className={styles.ladder}>
        <ol aria-label={words.t('mhr.intro.ladder')}>
          {PAYOUT_LADDER.map(({ workers, gold }) => (
            <li key={workers} data-yours={at(lines, YOU).workers === workers}>
              <small>
                {words.formatNumber(workers)}
                <Icon name={workerArt(YOU)} size={14} title={words.t('mhr.workers', { workers })} />
              </small>
              <b>{words.formatNumber(gold)}</b>
            </li>
          ))}
        </ol>
        <p>{words.t('mhr.intro.rule')}</p>
      </div>
    </ExampleTable>
  );
}

/** What each seat gets for its workers in a full quarter; only seats that get something. */
export function Payouts({ lines }: { readonly lines: readonly ExampleLine[] }): ReactElement {
  const words = useIntroWords();
  return (
    <ul className={styles.paid}>
      {lines
        .filter(({ gold }) => gold > 0)
        .toSorted((a, b) => b.gold - a.gold)
        .map(({ seat, gold }) => (
          <li key={seat}>
            <Emblem playerColour={seat} size={20} />
            <b>{words.formatSigned(gold)}</b>
          </li>
        ))}
    </ul>
  );
}
