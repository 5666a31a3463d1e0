import { expect, test } from 'vitest';
import { UpdateBatcher } from '../src/table/update-batcher.ts';

const event = (n: number) => ({ n });

/** A batcher whose animation frames the test runs, and the events it delivered. */
function createBatcher(fail: (n: number) => boolean = () => false) {
  const frames: (() => void)[] = [];
  const read: number[] = [];
  /** The number of delivered events at the end of each batch. */
  const done: number[] = [];
  const batcher = new UpdateBatcher<{ n: number }>(
    (task) => frames.push(task),
    ({ n }) => {
      if (fail(n)) throw new Error(`no ${n}`);
      read.push(n);
    },
    () => done.push(read.length),
  );
  return { batcher, frames, read, done };
}

test('delivers all events before the next frame, in order', () => {
  const { batcher, frames, read, done } = createBatcher();
  batcher.add(event(1));
  batcher.add(event(2));
  expect(read).toEqual([]);
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(read).toEqual([1, 2]);
  batcher.add(event(3));
  expect(frames).toHaveLength(1);
  frames.shift()?.();
  expect(read).toEqual([1, 2, 3]);
  expect(done).toEqual([2, 3]);
});

test('delivers at once on flush, and never what was cleared', () => {
  const { batcher, frames, read } = createBatcher();
  batcher.add(event(1));
  batcher.flush();
  expect(read).toEqual([1]);
  batcher.add(event(2));
  batcher.clear();
  for (const frame of frames) frame();
  expect(read).toEqual([1]);
});

test('goes on behind an event that throws', () => {
  const { batcher, frames, read, done } = createBatcher((n) => n === 2);
  for (const n of [1, 2, 3]) batcher.add(event(n));
  expect(() => frames.shift()?.()).toThrow('no 2');
  expect([read, done]).toEqual([[1], [1]]);
  expect(frames).toHaveLength(1);
  batcher.add(event(4));
  frames.shift()?.();
  expect(read).toEqual([1, 3, 4]);
  expect(frames).toHaveLength(0);
});

test('delivers an event that arrives during a delivery after it', () => {
  const read: string[] = [];
  const batcher: UpdateBatcher<{ n: number }> = new UpdateBatcher(
    (task) => task(),
    ({ n }) => {
      read.push(`begins ${n}`);
      if (n === 1) batcher.add(event(2));
      read.push(`ends ${n}`);
    },
    () => undefined,
  );
  batcher.add(event(1));
  expect(read).toEqual(['begins 1', 'ends 1', 'begins 2', 'ends 2']);
});
