import { expect, test } from 'vitest';
import { UpdateBatcher } from '../src/table/update-batcher.ts';

const event = (n: number) => ({ n });

/** An inbox whose pictures are drawn when the test says so, and what was read from it. */
function inboxAndFrames(fail: (n: number) => boolean = () => false) {
  const frames: (() => void)[] = [];
  const read: number[] = [];
  /** How many had been read when those of a time were done. */
  const done: number[] = [];
  const inbox = new UpdateBatcher<{ n: number }>(
    (task) => frames.push(task),
    ({ n }) => {
      if (fail(n)) throw new Error(`no ${n}`);
      read.push(n);
    },
    () => done.push(read.length),
  );
  return { inbox, frames, read, done };
}

test('what arrives before a picture is drawn is read then, all of it, in order', () => {
  const { inbox, frames, read, done } = inboxAndFrames();
  inbox.add(event(1));
  inbox.add(event(2));
  expect(read).toEqual([]);
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(read).toEqual([1, 2]);
  inbox.add(event(3));
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(read).toEqual([1, 2, 3]);
  expect(done).toEqual([2, 3]);
});

test('it can be emptied before, once, and what is forgotten is never read', () => {
  const { inbox, frames, read } = inboxAndFrames();
  inbox.add(event(1));
  inbox.empty();
  expect(read).toEqual([1]);
  inbox.add(event(2));
  inbox.clear();
  for (const frame of frames) frame();
  expect(read).toEqual([1]);
});

test('one that can’t be read takes none with it', () => {
  const { inbox, frames, read, done } = inboxAndFrames((n) => n === 2);
  for (const n of [1, 2, 3]) inbox.add(event(n));
  expect(() => frames.shift()?.()).toThrow('no 2');
  expect([read, done]).toEqual([[1], [1]]);
  expect(frames).toHaveLength(1);
  inbox.add(event(4));
  frames.shift()?.();
  expect(read).toEqual([1, 3, 4]);
  expect(frames).toHaveLength(0);
});

test('one that comes while another is read comes after it', () => {
  const read: string[] = [];
  const inbox: UpdateBatcher<{ n: number }> = new UpdateBatcher(
    (task) => task(),
    ({ n }) => {
      read.push(`begins ${n}`);
      if (n === 1) inbox.add(event(2));
      read.push(`ends ${n}`);
    },
    () => undefined,
  );
  inbox.add(event(1));
  expect(read).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
});
