import { LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Card } from '@durbar/kit/ui/Card.tsx';
import { Segmented } from '@durbar/kit/ui/Segmented.tsx';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTitle } from '../../state/useTitle.ts';
import { positionLink } from '../../table/position-link.ts';
import { lazyPage } from '../../words/lazy-page.tsx';
import { useWords } from '../../words/useWords.tsx';
import InvitationRow from '../hosting/InvitationRow.tsx';
import { SearchField } from '../layout/SearchField.tsx';
import { TopBar } from '../layout/TopBar.tsx';
import { DamagedGames } from './DamagedGames.tsx';
import { EmptyList } from './EmptyList.tsx';
import { firstTurn } from './find-next-table.ts';
import { GameRowItem } from './GameRowItem.tsx';
import styles from './Games.module.css';
import { type GameRow, isFound, type RowGroup, type RowList } from './game-rows.ts';
import { searchTexts } from './row-text.ts';
import { UndoBar, useRemoval } from './UndoBar.tsx';
import { useGameRows } from './useGameRows.ts';
import { useListKeys } from './useListKeys.ts';
import { useNow } from './useNow.ts';

// Needed only once somebody opens it.
const RowMenu = lazyPage(['notices'], () => import('./RowMenu.tsx'));

const LISTS = ['now', 'finished', 'removed'] as const satisfies readonly RowList[];
const GROUPS = ['invited', 'mine', 'others', 'waiting'] as const satisfies readonly RowGroup[];

/** Where a row leads: a finished game to its start. */
const rowLink = (row: GameRow) => (row.list === 'finished' ? positionLink(row.href, -1) : row.href);

/** All games of the person: whose turn it is, how they stand, and what can be done with them. */
export default function GamesPage() {
  const words = useWords();
  useTitle(words.t('home.mine'));
  const games = useGameRows();
  const [list, setList] = useState<RowList>('now');
  const [search, setSearch] = useState('');
  const [menuOf, setMenuOf] = useState<GameRow | null>(null);
  const removal = useRemoval(games);
  const all = games.rows ?? [];
  const listed = all.filter((row) => row.list === list);
  const found = listed.filter((row) => isFound(searchTexts(words, row), search));
  const next = firstTurn(all);
  useListKeys({ rows: found, onRemove: removal.remove });
  return (
    <div className={styles.page}>
      <TopBar waiting={all.filter((row) => row.list === 'now' && row.group === 'mine').length} />
      <main className={styles.main}>
        <header className={styles.head}>
          <h1 className={styles.title}>{words.t('home.mine')}</h1>
          <span className={styles.lists}>
            <Segmented
              wide
              label={words.t('games.lists')}
              value={list}
              onChange={setList}
              choices={LISTS.map((each) => ({
                value: each,
                text: words.t(`games.list.${each}`, { count: all.filter((row) => row.list === each).length }),
              }))}
            />
          </span>
          <SearchField
            label={words.t('games.search')}
            value={search}
            onChange={setSearch}
            className={styles.search}
          />
          {search !== '' && (
            <span className={styles.found} role="status">
              {words.t('games.found', { found: found.length, of: listed.length })}
            </span>
          )}
          <NextTable href={next ? rowLink(next) : null} />
        </header>
        <ConnectionNote lobby={games.lobby} />
        {found.length > 0 ? (
          <RowsCard list={list} rows={found} actions={{ ...removal.actions, onMore: setMenuOf }} />
        ) : (
          <EmptyList
            list={list}
            isLoading={games.rows === null}
            isSearch={search !== ''}
            onFinished={
              list === 'now' && all.some((row) => row.list === 'finished') ? () => setList('finished') : null
            }
          />
        )}
        {list === 'now' && <DamagedGames />}
        <UndoBar removal={removal} />
      </main>
      {menuOf && <RowMenu row={menuOf} onClose={() => setMenuOf(null)} />}
    </div>
  );
}

/** Leads to the table that has waited longest for the person. */
function NextTable({ href }: { href: string | null }) {
  const words = useWords();
  if (href === null) return <p className={styles.nobody}>{words.t('games.next.none')}</p>;
  return (
    <span className={styles.next} data-keys="N">
      <LinkButton href={href} variant="fill" wide>
        {words.t('games.next')}
        <ArrowRight size={18} aria-hidden />
        <kbd className={styles.key}>N</kbd>
      </LinkButton>
    </span>
  );
}

/** Without the server, rows stay as they were. */
function ConnectionNote({ lobby }: { lobby: ReturnType<typeof useGameRows>['lobby'] }) {
  const words = useWords();
  const { kind } = lobby.connection;
  if (kind === 'open' || kind === 'idle' || kind === 'connecting') return null;
  return <p className={styles.offline}>{words.t(lobby.lists ? 'games.offline.old' : 'games.offline')}</p>;
}

function Invitations({ rows }: { rows: readonly GameRow[] }) {
  return (
    <ul>
      {rows.map((row) => (
        <InvitationRow key={row.id} {...row} />
      ))}
    </ul>
  );
}

interface RowsCardProps {
  list: RowList;
  rows: readonly GameRow[];
  actions: React.ComponentProps<typeof GameRowItem>['actions'];
}

function RowsCard({ list, rows, actions }: RowsCardProps) {
  const words = useWords();
  const now = useNow();
  const items = (of: readonly GameRow[]) => (
    <ul>
      {of.map((row) => (
        <GameRowItem key={row.id} row={row} href={rowLink(row)} now={now} {...(actions && { actions })} />
      ))}
    </ul>
  );
  if (list !== 'now') return <Card className={styles.card}>{items(rows)}</Card>;
  return (
    <Card className={styles.card}>
      {GROUPS.map((group) => {
        const own = rows.filter((row) => row.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={words.t(`games.group.${group}`)}>
            <h2 className={styles.group}>
              {words.t(`games.group.${group}`)}{' '}
              <span className={styles.note}>{words.t('games.tables', { count: own.length })}</span>
            </h2>
            {group === 'invited' ? <Invitations rows={own} /> : items(own)}
          </section>
        );
      })}
    </Card>
  );
}
