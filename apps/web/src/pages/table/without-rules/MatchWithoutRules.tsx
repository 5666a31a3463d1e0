import type { Message, Seat } from '@durbar/kernel';
import { Button, LinkButton } from '@durbar/kit/ui/Button.tsx';
import { Panel } from '@durbar/kit/ui/Card.tsx';
import type { ExportedLog } from '@durbar/protocol';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTitle } from '../../../state/useTitle.ts';
import { useWords } from '../../../words/useWords.tsx';
import { gameTitle } from '../../home/table-text.ts';
import { TopBar } from '../../layout/TopBar.tsx';
import form from '../../new/Form.module.css';
import { downloadText } from '../panels/download-text.ts';
import type { MatchFile } from '../panels/export-file.ts';
import styles from './MatchWithoutRules.module.css';

interface MatchWithoutRulesProps {
  /** Name of the table; empty for a match of this device. */
  name: string;
  /** Id of the game, and version of its rules. */
  game: string;
  rules: number;
  /** The rules versions that exist here; empty if the game does not. */
  known: readonly number[];
  /** Message key of what can still be done. */
  hint: 'noRules.hint.server' | 'noRules.hint.device' | 'noRules.hint.ended';
  /** Null before it is loaded, and if the match has not begun. */
  log: ExportedLog | null;
  /** The log as a file; null if there is none. */
  file: MatchFile | null;
  names: (seat: Seat) => string;
  /** How the match ended, or what went wrong; else empty. */
  status?: string;
  /** Buttons for other actions: end or delete the match. */
  children: ReactNode;
}

/** A match that cannot continue because its rules are missing: the reason, its log, and the possible actions. */
export function MatchWithoutRules(props: MatchWithoutRulesProps) {
  const { name, game, rules, known, hint, log, file, names, status = '', children } = props;
  const words = useWords();
  const title = gameTitle(words, game);
  useTitle(title);
  const why =
    known.length === 0
      ? words.t('noRules.game', { game: title })
      : words.t('noRules.rules', {
          game: title,
          rules,
          count: known.length,
          known: words.formatList(known.map(String)),
        });
  return (
    <div className={form.page}>
      <TopBar />
      <main>
        <h1 className={styles.title}>{words.t('noRules.title')}</h1>
        <p className={form.subtitle}>{name === '' ? title : `${title} · ${name}`}</p>
        <Panel className={styles.card}>
          <p>{why}</p>
          <p className={form.hint}>{words.t(hint)}</p>
          <p className={styles.status} role="status">
            {status}
          </p>
          <div className={styles.actions}>
            {file && (
              <Button variant="fill" onPress={() => downloadText(file.name, file.text)}>
                <Download size={18} aria-hidden />
                {words.t(file.label)}
              </Button>
            )}
            {children}
            <LinkButton href="/">{words.t('home.back')}</LinkButton>
          </div>
        </Panel>
        {log && <LogWithoutRules log={log} names={names} />}
      </main>
    </div>
  );
}

/** The log, newest entry first: time, seat, and the move as far as it is known. */
function LogWithoutRules({ log, names }: { log: ExportedLog; names: (seat: Seat) => string }) {
  const words = useWords();
  return (
    <Panel className={styles.card}>
      <h2 className={styles.heading}>
        {words.t('log.title')}
        <span className={form.hint}>{words.t('log.count', { count: log.lines.length })}</span>
      </h2>
      {log.lines.length === 0 ? (
        <p className={form.hint}>{words.t('log.none')}</p>
      ) : (
        // The list scrolls, so the keyboard must be able to focus it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol className={styles.list} tabIndex={0} aria-label={words.t('log.title')}>
          {log.lines.toReversed().map((line) => (
            <li key={line.index} className={styles.line}>
              <span className={styles.time}>{formatElapsed(line.at)}</span>
              <span>{words.formatMessage(lineMessage(line), names)}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

function lineMessage({ kind, seat, move }: ExportedLog['lines'][number]): Message {
  if (seat === null) return { key: `table.entry.${kind}.keeper` };
  if (kind !== 'move') return { key: `table.entry.${kind}`, values: { seat } };
  if (move === undefined) return { key: 'noRules.move', values: { seat } };
  return { key: 'noRules.move.shown', values: { seat, move: formatMove(move) } };
}

/** A move as it was sent, without JSON punctuation. */
function formatMove(move: unknown): string {
  return JSON.stringify(move).replaceAll(/["{}]/g, '').replaceAll(/[:,]/g, '$& ');
}

/** Time since the match began, as hours, minutes and seconds. */
function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
