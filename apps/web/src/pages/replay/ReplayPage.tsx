import type { Message } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Panel } from '@durbar/kit/ui/Card.tsx';
import { WordsLayer } from '@durbar/kit/words/useWords.tsx';
import { API, recordKey } from '@durbar/protocol';
import { CircleCheck, CircleHelp, CircleX, FileUp, Stamp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { loadGame } from '../../games/load-game.ts';
import { requestJson } from '../../net/api.ts';
import { ApiError } from '../../net/api-error.ts';
import { type ReadRecord, readRecord } from '../../replay/read-record.ts';
import { createTableInfo } from '../../replay/replay-connection.ts';
import { useTitle } from '../../state/useTitle.ts';
import { seatName } from '../../table/seat-displays.ts';
import { useWords } from '../../words/useWords.tsx';
import { FinishedGames } from '../games/FinishedGames.tsx';
import { gameTitle } from '../home/table-text.ts';
import { TopBar } from '../layout/TopBar.tsx';
import form from '../new/Form.module.css';
import { useSeatFallbackNames } from '../table/context/useSeatFallbackNames.ts';
import { TablePage } from '../table/TablePage.tsx';
import styles from './ReplayPage.module.css';

/** Opens a record, checks it on this device, and replays it. Nothing is sent anywhere. */
export default function ReplayPage() {
  const words = useWords();
  const [read, setRead] = useState<ReadRecord | null>(null);
  const [watching, setWatching] = useState(false);
  const [problem, setProblem] = useState<Message | null>(null);
  useTitle(words.t('home.replay'));
  const open = async (file: Blob | undefined) => {
    if (!file) return;
    const result = await readRecord(file, loadGame);
    if ('record' in result) setRead(result);
    setProblem('record' in result ? null : result);
  };
  if (watching && read)
    return (
      <TablePage
        loaded={read.loaded}
        connection={read.connection}
        table={`replay-${read.record.hash}`}
        startAt={-1}
      />
    );
  return (
    <div className={form.page}>
      <TopBar />
      <main>
        <h1 className={styles.title}>{words.t('home.replay')}</h1>
        <p className={form.subtitle}>{words.t('replay.text')}</p>
        <DropZone
          className={styles.drop ?? ''}
          onDrop={(event) => {
            const [item] = event.items;
            if (item?.kind === 'file') void item.getFile().then(open);
          }}
        >
          <FileUp size={32} strokeWidth={1.4} aria-hidden />
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => void open(files?.[0])}
          >
            <Button variant={read ? 'plain' : 'fill'}>{words.t('replay.choose')}</Button>
          </FileTrigger>
          <span className={form.hint}>{words.t('replay.drop')}</span>
        </DropZone>
        <div role="status">
          {problem && <p className={styles.problem}>{words.formatMessage(problem)}</p>}
          {read && (
            <WordsLayer source={read.loaded.words}>
              <Report read={read} onWatch={() => setWatching(true)} />
            </WordsLayer>
          )}
        </div>
        <FinishedGames />
        <p className={styles.back}>
          <LinkButton href="/">{words.t('home.back')}</LinkButton>
        </p>
      </main>
    </div>
  );
}

/** What proves each part of the record, and what this device knows about the deal. */
function Proofs({ read: { record, proofs, verdict } }: { read: ReadRecord }) {
  const words = useWords();
  const signer = useOwnKey(record.signature?.key ?? null);
  return (
    <>
      <ul className={styles.proofs}>
        {verdict.kind === 'fair' && (
          <li className={styles.success}>
            <CircleCheck size={20} aria-hidden />
            {words.t('fairness.fair')}
          </li>
        )}
        {verdict.kind === 'unfair' &&
          verdict.faults.map((fault) => (
            <li key={fault} className={styles.error}>
              <CircleX size={20} aria-hidden />
              {words.t(`fairness.fault.${fault}`)}
            </li>
          ))}
        {proofs.map(({ group, by, explanation }) => (
          <li key={group} className={by === 'replay' ? styles.success : styles.claim}>
            {by === 'replay' && <CircleCheck size={20} aria-hidden />}
            {by === 'signature' && <Stamp size={20} aria-hidden />}
            {by === 'nobody' && <CircleHelp size={20} aria-hidden />}
            {words.formatMessage(explanation)}
          </li>
        ))}
      </ul>
      {signer && <p className={form.hint}>{words.t('replay.signer.here')}</p>}
    </>
  );
}

/** Whether a public key belongs to the server of this page; false until that is known. */
function useOwnKey(key: string | null): boolean {
  const [own, setOwn] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    requestJson('GET', API.key, recordKey).then(
      (found) => setOwn(found.key),
      // Without a network the page cannot know.
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
  }, [key]);
  return key !== null && own === key;
}

function Report({ read, onWatch }: { read: ReadRecord; onWatch: () => void }) {
  const words = useWords();
  const { record, findings } = read;
  const fallbackNames = useSeatFallbackNames();
  const info = createTableInfo(record);
  const names = record.seats.map((_, seat) => seatName(info, seat, fallbackNames));
  return (
    <Panel className={styles.report}>
      <h2>{gameTitle(words, record.game)}</h2>
      <p>{words.formatList(names)}</p>
      <p className={form.hint}>{words.t('replay.entries', { count: record.entries.length })}</p>
      {findings.length === 0 ? (
        <Proofs read={read} />
      ) : (
        <ul>
          {findings.map(({ problem, explanation }) => (
            <li key={problem} className={styles.error}>
              <CircleX size={20} aria-hidden />
              {words.formatMessage(explanation)}
            </li>
          ))}
        </ul>
      )}
      <Button variant="fill" onPress={onWatch}>
        {words.t('replay.watch')}
      </Button>
    </Panel>
  );
}
