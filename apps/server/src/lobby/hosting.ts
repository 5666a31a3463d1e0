import type { ChangeTable, Me } from '@durbar/protocol';
import { Problem } from '../core/problem.ts';
import type { Room } from '../rooms/room.ts';
import { hasEnded, seatOf } from '../rooms/seats.ts';
import { newSeries, seriesInfo } from '../rooms/series.ts';
import type { TableRow } from '../storage/rows.ts';
import type { Lobby } from './lobby.ts';
import { checkMinRating } from './min-rating.ts';
import { checkSeries, checkTerms, inLobby } from './open.ts';
import { requireHost } from './requirements.ts';

/**
 * The host changes what they have decided about the table, before anybody starts it.
 * @throws {Problem} if it is starting or has begun, or the changes do not go together
 */
export async function changeTable(lobby: Lobby, room: Room, me: Me, wanted: ChangeTable): Promise<void> {
  requireHost(room, me);
  const { terms } = wanted;
  if (terms && terms.minRating !== room.table.terms.minRating)
    await checkMinRating(room.context, me, { ...room.table, terms });
  const { table } = room;
  // Whoever has given their nonce has agreed to the table as it was.
  if (table.status !== 'waiting') throw new Problem(409, 'started');
  const changed: TableRow = {
    ...table,
    visibility: wanted.visibility ?? table.visibility,
    terms: wanted.terms ?? table.terms,
    series: changeSeries(table, wanted.series),
    lastAt: room.context.now(),
  };
  checkTerms(changed.terms, changed.clock);
  const store = () => room.submit([{ kind: 'put table', table: changed }]);
  await (table.visibility === 'open' ? store() : inLobby(lobby, changed, store));
  if (changed.visibility !== 'open') lobby.withdraw(table.id);
  room.infoChanged();
}

/** What was played so far stays; a series that has begun can only become longer or shorter. */
function changeSeries({ series, players }: TableRow, wanted: ChangeTable['series']): TableRow['series'] {
  if (wanted === undefined) return series;
  if (wanted === null) {
    if (series && series.number > 1) throw new Problem(409, 'started');
    return null;
  }
  checkSeries(players);
  if (!series) return newSeries(wanted, players);
  if (wanted.length !== null && wanted.length < series.number) throw new Problem(409, 'started');
  return { ...series, length: wanted.length };
}

/**
 * After a match of a series, somebody who sat there ends the series: its table of results is final.
 * @throws {Problem} if there is no series, or its next match is open already
 */
export async function endSeries(room: Room, me: Me): Promise<void> {
  const { table } = room;
  const { series } = table;
  if (seatOf(room, me.id) === null) throw new Problem(409, 'notSeated');
  if (!series || !hasEnded(table) || table.startedAt === null || table.rematch !== null)
    throw new Problem(409, 'noSeries');
  if (seriesInfo(table, series).over) return room.durable();
  await room.submit([{ kind: 'put table', table: { ...table, series: { ...series, ended: true } } }]);
  room.infoChanged();
}
