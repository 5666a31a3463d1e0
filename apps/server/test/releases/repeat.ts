import type { FromClient } from '@durbar/protocol';
import * as z from 'zod';
import type { Page } from '../support/page.ts';
import { Person } from '../support/person.ts';
import type { Step } from './conversation.ts';
import { Substitutes } from './substitutes.ts';

/** Where a conversation is repeated. */
export interface Repetition {
  readonly url: string;
  /** Cookies of those who had one when they began, by name. */
  readonly cookies: Readonly<Record<string, string>>;
  /** Checks an answer of today's server. @throws if the recorded page would not understand it */
  readonly check: (name: string, answer: unknown) => void;
}

const answerTo = z.object({ t: z.literal('answer'), id: z.string(), ok: z.boolean() });

/**
 * Sends everything that a recorded page sent, in the same order, and waits for each answer.
 * @throws if today's server answers otherwise, or not at all
 */
export async function repeat(steps: readonly Step[], where: Repetition): Promise<void> {
  const people = new Map<string, Person>();
  const pages = new Map<string, Page>();
  const substitutes = new Substitutes();
  const findPerson = async (who: string): Promise<Person> => {
    const known = people.get(who) ?? (await Person.arrive(where.url, where.cookies[who] ?? null));
    people.set(who, known);
    return known;
  };
  for (const [i, step] of steps.entries()) {
    const person = await findPerson(step.who);
    if (step.kind === 'request') {
      await repeatRequest(step, person, substitutes, where);
      continue;
    }
    const key = `${step.who} ${step.socket}`;
    if (step.kind === 'open') {
      pages.set(key, await person.connect());
      continue;
    }
    const page = pages.get(key);
    if (!page) throw new Error(`step ${i}: no open socket`);
    if (step.kind === 'close') await page.close();
    if (step.kind === 'sent') await repeatMessage(steps, i, page, substitutes);
  }
  for (const page of pages.values()) {
    for (const text of page.raw) where.check('fromServer', JSON.parse(text));
    await page.close();
  }
}

async function repeatRequest(
  step: Extract<Step, { kind: 'request' }>,
  person: Person,
  substitutes: Substitutes,
  { check }: Repetition,
): Promise<void> {
  const { method, status, name, answer } = step;
  const { path, body } = substitutes.apply({ path: step.path, body: step.body });
  const today = await person.ask(method, path, body);
  if (today.status !== status)
    throw new Error(`${method} ${path}: ${today.status} instead of ${status}: ${JSON.stringify(today.json)}`);
  if (name !== null) check(name, today.json);
  substitutes.learn(answer, today.json);
}

/** Sends a message and waits for what answers it. */
async function repeatMessage(
  steps: readonly Step[],
  index: number,
  page: Page,
  substitutes: Substitutes,
): Promise<void> {
  const step = steps[index];
  if (step?.kind !== 'sent') throw new Error('only messages are sent');
  const message = substitutes.apply(step.message);
  const expected = 'id' in message ? recordedAnswer(steps, index, step.message) : null;
  if (message.t === 'do' && message.decision !== undefined && expected !== false)
    await page.until(
      () => findDecision(page, message.table) === message.decision,
      `decision ${message.decision}`,
    );
  const from = page.got.length;
  page.send(message);
  switch (message.t) {
    case 'do':
    case 'say':
    case 'plan':
      return awaitAnswer(page, message, expected, from);
    case 'watch':
      await page.until(
        () => page.got.slice(from).some((got) => 'info' in got && got.info.id === message.table),
        'a table',
      );
      return;
    case 'lobby':
      if (message.on) await page.next('lobby', undefined, from);
      return;
    case 'past':
    case 'log':
    case 'scores':
      await page.next(message.t, ({ id }) => id === message.id, from);
      return;
    case 'ping':
      await page.next('pong', ({ id }) => id === message.id, from);
      return;
    case 'unwatch':
      return;
  }
}

/** Waits for the answer to a command, which must agree with the recorded one. */
async function awaitAnswer(
  page: Page,
  message: FromClient & { readonly id: string },
  expected: boolean | null,
  from: number,
): Promise<void> {
  const { ok, refusal } = await page.next('answer', ({ id }) => id === message.id, from);
  if (expected !== null && ok !== expected)
    throw new Error(`${JSON.stringify(message)}: answered ${ok} instead of ${expected}: ${refusal?.key}`);
}

/** Whether the recorded server agreed to a command; null if its answer was not recorded. */
function recordedAnswer(
  steps: readonly Step[],
  index: number,
  { id }: FromClient & { id?: string },
): boolean | null {
  for (const step of steps.slice(index)) {
    const answer = step.kind === 'received' ? answerTo.safeParse(step.message) : null;
    if (answer?.success && answer.data.id === id) return answer.data.ok;
  }
  return null;
}

/** The number of the decision that a table asks of a page's seat, as far as the page knows. */
function findDecision({ got }: Page, table: string): number | null {
  for (const message of got.toReversed()) {
    if (message.t === 'table' && message.info.id === table)
      return message.snapshot?.situation.decision?.id ?? null;
    const decision =
      message.t === 'update' && message.table === table ? message.update.own.decision : undefined;
    if (decision !== undefined) return decision?.id ?? null;
  }
  return null;
}
