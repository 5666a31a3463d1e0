import { type VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import type { InputMethod } from '@durbar/web/browser/support/presser.ts';
import type { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import { type Asked as AskedThere, Maharaja2020Page } from '../../../maharaja-2020/test/browser/support.ts';

/** Kinds of decision of this table: those of Maharaja (2020), and those that only this game has. */
export type Asked = AskedThere | 'open' | 'auction' | 'drop' | 'give' | 'exchange';

/** Actions of the disc, by their numbers. */
export const ACTION = {
  gold: 0,
  house: 1,
  twoHouses: 2,
  moveHouse: 3,
  quarry: 4,
  palace: 5,
  both: 6,
  governor: 7,
  character: 8,
} as const;

/** A player who needs no tips and wants no animations. */
const KNOWING: VisitorOptions = {
  stored: { 'durbar.maharaja-2004': { askEnd: true, coach: false, coached: [] } },
};

/** Opens a page for a player who knows the game, on a screen that suits their input method. */
export async function openMaharaja2004(
  environment: TestEnvironment,
  inputMethod: InputMethod,
  options: VisitorOptions = {},
) {
  const visitor = await environment.newVisitor({
    ...KNOWING,
    size: inputMethod === 'finger' ? 'phone' : 'desktop',
    touch: inputMethod === 'finger',
    ...options,
  });
  return { visitor, page: visitor.page, board: new Maharaja2004Page(visitor.page, inputMethod) };
}

/** A player at a table of Maharaja (2004), who answers every decision on the board itself. */
export class Maharaja2004Page extends Maharaja2020Page {
  readonly #replies = new Map<Asked, number>();

  /** Waits for a decision and returns its kind, as the table states it. */
  async question(): Promise<Asked> {
    return this.asked();
  }

  /** How often a kind of decision was answered. */
  count(kind: Asked): number {
    return this.#replies.get(kind) ?? 0;
  }

  /** The number of the card whose label matches. */
  async cardNamed(label: RegExp): Promise<string> {
    return (await this.page.getByRole('button', { name: label }).first().getAttribute('data-card')) ?? '';
  }

  /** Answers any kind of decision. @param turn what to do in a turn before ending it */
  async reply(asked: Asked, turn: () => Promise<void> = () => this.visit()): Promise<void> {
    this.#replies.set(asked, this.count(asked) + 1);
    switch (asked) {
      case 'open':
      case 'auction':
        return this.playAndWait(() =>
          this.press(this.page.locator('[data-mark="bid"], [data-mark="pass"]').last()),
        );
      case 'give':
      case 'exchange':
        return this.take('character');
      case 'drop':
        return this.take((await this.legalTargets('village').count()) > 0 ? 'village' : 'city');
      case 'plan':
        return this.plan(ACTION.gold, ACTION.twoHouses);
      default:
        return this.answer(asked, turn);
    }
  }

  /** Answers as fast as possible, to reach the end: plans and ends turns by keys. */
  async replyFast(asked: Asked): Promise<void> {
    if (asked !== 'plan' && asked !== 'act') return this.reply(asked);
    this.#replies.set(asked, this.count(asked) + 1);
    const keys = new Maharaja2004Page(this.page, 'keys');
    return asked === 'plan' ? keys.plan(ACTION.gold, ACTION.quarry) : keys.endTurn();
  }
}

interface WayToTheEnd {
  /** Waits for the next decision, and returns its kind. */
  readonly asked?: () => Promise<Asked>;
  /** Goes on to a later round, once, in place of the first plan after the rounds with all cards. */
  readonly skip?: () => Promise<void>;
}

/** Plays to the end: some rounds with all cards, then turns that only end. */
export async function playOut(
  board: Maharaja2004Page,
  rounds: number,
  { asked = () => board.question(), skip }: WayToTheEnd = {},
): Promise<void> {
  let skipped = skip === undefined;
  for (let kind = await asked(); kind !== 'over'; kind = await asked()) {
    if (board.count('plan') < rounds) await board.reply(kind, () => board.useCards());
    else if (kind === 'plan' && !skipped) {
      skipped = true;
      await skip?.();
    } else await board.replyFast(kind);
  }
}
