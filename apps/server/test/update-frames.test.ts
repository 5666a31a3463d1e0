import type { Update } from '@durbar/table';
import { expect, test } from 'vitest';
import { UpdateFrames } from '../src/rooms/encoding.ts';

const shared = { happened: [], set: { turn: 4 }, view: { name: 'é', board: [1, 2] } };
const update = (n: number, own: Update['own']): Update => ({ n, own, ...shared });

/** The message in a frame shorter than 64 kB. */
function said(frame: Buffer): unknown {
  expect(frame[0]).toBe(0x81);
  const start = (frame[1] ?? 0) < 126 ? 2 : 4;
  expect(start === 2 ? frame[1] : frame.readUInt16BE(2)).toBe(frame.length - start);
  return JSON.parse(frame.toString('utf8', start));
}

test('a frame contains its update', () => {
  const frames = new UpdateFrames('t1');
  for (const each of [update(7, {}), update(8, { undo: true })])
    expect(said(frames.of(each))).toEqual({ t: 'update', table: 't1', update: each });
});

test('viewers with the same update share a frame; a different own part makes another frame', () => {
  const frames = new UpdateFrames('t1');
  const everybodys = update(7, {});
  const first = frames.of(everybodys);
  expect(frames.of(everybodys)).toBe(first);
  const mine = frames.of(update(7, { undo: true }));
  expect(said(mine)).not.toEqual(said(first));
  expect(frames.of(everybodys)).toBe(first);
});

test('updates that share nothing are kept apart', () => {
  const frames = new UpdateFrames('t1');
  const other: Update = { n: 8, own: {}, happened: [], set: {}, view: { board: [3] } };
  frames.of(update(7, {}));
  expect(said(frames.of(other))).toEqual({ t: 'update', table: 't1', update: other });
});
