import type { ServerContext } from '../../core/context.ts';
import { publicUrl } from '../../core/public-url.ts';
import { sameText } from '../../identity/tokens.ts';
import { findDeadlineAt, isAskedAt } from '../deadlines.ts';
import { loadNotices } from '../words.ts';

type CalendarContext = Pick<
  ServerContext,
  'store' | 'personChannels' | 'personClocks' | 'outages' | 'settings' | 'now'
>;

/** A line of a calendar has 75 bytes at most; it goes on in the next one after a space (RFC 5545, 3.1). */
const LINE_BYTES = 75;

/**
 * The calendar of a person's deadlines, as iCalendar.
 * @param token what is in its address: the person, and the secret
 * @returns null if there is no such calendar
 */
export async function makeCalendar(context: CalendarContext, token: string): Promise<string | null> {
  const [id = '', secret = ''] = token.split('.');
  const person = await context.store.findPerson(id);
  const { calendar } = await context.personChannels.settings(id);
  if (!person || calendar === null || !sameText(secret, calendar)) return null;
  const words = await loadNotices(person.locale);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Durbar//Deadlines//EN',
    `X-WR-CALNAME:${escapeText(words.t('calendar.name'))}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
  ];
  for (const stored of await context.store.listTablesOf(id)) {
    const deadline = isAskedAt(stored, id) ? await findDeadlineAt(context, stored, id) : null;
    if (deadline === null) continue;
    const game = await words.game(stored.table.game);
    const url = publicUrl(context.settings, `t/${stored.table.id}`);
    lines.push(
      'BEGIN:VEVENT',
      `UID:${stored.table.id}@durbar`,
      `DTSTAMP:${stamp(context.now())}`,
      `DTSTART:${stamp(deadline)}`,
      `SUMMARY:${escapeText(words.t('calendar.event', { game }))}`,
      ...(stored.table.name === '' ? [] : [`LOCATION:${escapeText(stored.table.name)}`]),
      ...(url === null ? [] : [`URL:${url}`]),
      'END:VEVENT',
    );
  }
  return [...lines, 'END:VCALENDAR', ''].map(fold).join('\r\n');
}

function stamp(at: number): string {
  return new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
}

function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const more = Buffer.byteLength(letter);
    if (bytes + more > LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += more;
  }
  return folded;
}
