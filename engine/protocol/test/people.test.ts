import { describe, expect, it } from 'vitest';
import { historyQuery, newReport, newTable, ownerPeopleQuery, peopleQuery, rateTable } from '../src/index.ts';

describe('what is asked about people', () => {
  it('is a name of two letters at least', () => {
    expect(peopleQuery.parse({ name: ' An ' })).toEqual({ name: 'An' });
    for (const name of ['', 'A', '  A ', 'x'.repeat(25)])
      expect(peopleQuery.safeParse({ name }).success).toBe(false);
  });

  it('goes on where a page ended, and nowhere else', () => {
    expect(historyQuery.parse({ before: '1700000000000.42' }).before).toBe('1700000000000.42');
    for (const before of ['', '1', '1.', '.1', '1.2.3', '-1.2', "1.2' OR 1", '1.table'])
      expect(historyQuery.safeParse({ before }).success).toBe(false);
    expect(ownerPeopleQuery.safeParse({ before: '5.-Ab_9' }).success).toBe(true);
    expect(historyQuery.safeParse({ filter: 'lost' }).success).toBe(false);
  });

  it('has reports of a known reason and a bounded length', () => {
    expect(newReport.parse({ reason: 'chat', text: '  words ' })).toEqual({ reason: 'chat', text: 'words' });
    expect(newReport.safeParse({ reason: 'rumour' }).success).toBe(false);
    expect(newReport.safeParse({ reason: 'chat', text: 'x'.repeat(501) }).success).toBe(false);
  });

  it('has tables that say whether they are rated, or leave that to the server', () => {
    const table = { game: 'maharani', options: {}, pace: 'live', open: true, seats: [{ kind: 'empty' }] };
    expect(newTable.parse(table).rated).toBeUndefined();
    expect(newTable.parse({ ...table, rated: true }).rated).toBe(true);
    expect(rateTable.safeParse({ rated: 'yes' }).success).toBe(false);
  });
});
