import { currentDecisionKind } from '@durbar/web/browser/support/asked.ts';
import { type VisitorOptions } from '@durbar/web/browser/support/browser.ts';
import { type InputMethod, Presser } from '@durbar/web/browser/support/presser.ts';
import type { TestEnvironment } from '@durbar/web/browser/support/test-environment.ts';
import type { Locator } from 'playwright-core';

/** Kinds of decision, as the table states them; `over` if the match has ended. */
export type Asked =
  | 'draft'
  | 'found'
  | 'plan'
  | 'act'
  | 'owed'
  | 'robbed'
  | 'reward'
  | 'shrine'
  | 'buy'
  | 'maharani'
  | 'next'
  | 'over';

type Target = 'city' | 'village' | 'site' | 'character' | 'flag' | 'tile';

/** Actions of the disc, by their numbers. */
export const ACTION = { statue: 0, both: 2, twoShrines: 3, coins: 4, shrines: 5, character: 7 } as const;

/** Reward tiles that need a further decision, by their numbers. */
const ASKING_TILES = new Set([5, 6, 7]);

/** A player who needs no tips and wants no animations. */
const KNOWING: VisitorOptions = {
  stored: { 'durbar.maharaja-2020': { askEnd: true, coach: false, coached: [] } },
};

/** Opens a page for a player who knows the game, on a screen that suits their input method. */
export async function openMaharaja2020(
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
  return { visitor, page: visitor.page, board: new Maharaja2020Page(visitor.page, inputMethod) };
}

/** A player at a table of Maharaja (2020), who answers every decision on the board itself. */
export class Maharaja2020Page extends Presser {
  /** Number of answers by kind of decision. */
  readonly answered = new Map<Asked, number>();
  readonly #tilesTaken = new Set<string>();

  /** Target pieces and places of one kind. */
  legalTargets(kind: Target): Locator {
    return this.page.locator(`[data-target="${kind}"][data-lit="true"]`);
  }

  /** Cards of the turn that can be used. */
  get cards(): Locator {
    return this.page.locator('[data-card]:not([aria-disabled="true"], [data-state="passive"])');
  }

  get end(): Locator {
    return this.page.locator('[data-mark="end"]');
  }

  get undo(): Locator {
    return this.page.locator('[data-mark="undo"]');
  }

  /** The board of a seat. */
  seat(seat: number): Locator {
    return this.page.locator(`[data-seat="${seat}"]`);
  }

  /** Actions that a seat's board shows as planned. */
  signs(seat: number): Locator {
    return this.seat(seat).locator('[data-done]');
  }

  /** Waits until this player must decide or the game is over, and returns the kind of decision. */
  async asked(): Promise<Asked> {
    const found = await this.page.waitForFunction(currentDecisionKind);
    return (await found.jsonValue()) as Asked;
  }

  /** The kind of the present decision; null for none. */
  async askedNow(): Promise<Asked | null> {
    return (await this.page.evaluate(currentDecisionKind)) as Asked | null;
  }

  /** Makes a move, and waits until the decision has changed or is gone. */
  async playAndWait(play: () => Promise<void>): Promise<void> {
    const before = await this.#decision();
    await play();
    await this.page.waitForFunction((was) => {
      const table = document.querySelector<HTMLElement>('[data-asks]');
      // On a shared screen the handover screen replaces the table.
      if (!table) return document.querySelector('h1') !== null;
      return table.dataset['busy'] === 'false' && table.dataset['decision'] !== was;
    }, before);
  }

  /** Continues from a scoring to the next plan. By keyboard no press is needed: moving an arrow is enough. */
  async onward(): Promise<void> {
    const onward = this.page.locator('[data-mark="onward"]');
    if (this.input !== 'keys' && (await onward.isVisible())) await this.press(onward);
  }

  /** Sets the disc's arrows to two actions, 0 to 8, without sealing them. */
  async aimDisc(first: number, second: number): Promise<void> {
    await this.onward();
    for (const [arrow, action] of [first, second].entries()) {
      const slot = this.page.locator(`[data-arrow="${arrow}"]`);
      if ((await slot.getAttribute('aria-pressed')) !== 'true') await this.press(slot);
      if (this.input === 'keys') await this.page.keyboard.press(String(action + 1));
      else await this.press(this.page.locator(`[data-action="${action}"]`));
      await this.page.locator(`[data-arrow="${arrow}"][data-aimed="${action}"]`).waitFor();
    }
  }

  /** Sets the arrows and seals the plan; the plan waits for others, or the round continues. */
  async plan(first: number, second: number): Promise<void> {
    await this.aimDisc(first, second);
    await this.seal();
  }

  async seal(): Promise<void> {
    if (this.input === 'keys') await this.page.keyboard.press('e');
    else await this.press(this.page.locator('[data-mark="seal"]:not(:disabled)'));
    await this.page.waitForFunction(() => {
      const table = document.querySelector<HTMLElement>('[data-asks]');
      if (!table) return document.querySelector('h1') !== null;
      if (table.dataset['busy'] !== 'false') return false;
      const seal = table.querySelector<HTMLButtonElement>('[data-mark="seal"]');
      const sealed = table.querySelector('[data-sealed="true"]') !== null && seal?.disabled;
      return table.dataset['phase'] !== 'plan' || sealed;
    });
  }

  /** Takes one target of a kind, and waits as `playAndWait` does. */
  async take(kind: Target, nth = 0): Promise<void> {
    const target = this.legalTargets(kind).nth(nth);
    await target.waitFor({ state: 'attached' });
    if (kind === 'city') return this.playAndWait(() => this.pressCity(target));
    if (kind === 'village' && this.input === 'finger')
      return this.playAndWait(() => this.#tapVillage(target));
    return this.playAndWait(() => this.press(target));
  }

  /** Answers any kind of decision. @param turn what to do in a turn before ending it */
  async answer(
    asked: Asked,
    turn: (board: Maharaja2020Page) => Promise<void> = (board) => board.visit(),
  ): Promise<void> {
    this.answered.set(asked, (this.answered.get(asked) ?? 0) + 1);
    switch (asked) {
      case 'draft':
      case 'robbed':
      case 'maharani':
        return this.take('character');
      case 'found':
        return this.take('village');
      case 'plan':
        return this.plan(ACTION.coins, ACTION.shrines);
      case 'reward':
        return this.#takeReward();
      case 'buy':
        return this.playAndWait(() => this.press(this.page.locator('[data-mark="buy"]').last()));
      case 'shrine':
      case 'owed':
        return this.take((await this.legalTargets('city').count()) > 0 ? 'city' : 'village');
      case 'act':
        await turn(this);
        if ((await this.askedNow()) === 'act') await this.endTurn();
        return;
      case 'next':
        return this.goOn();
      case 'over':
    }
  }

  /** Continues from a step of Brahmabot; by keyboard the focus is already there. */
  async goOn(): Promise<void> {
    const next = this.page.locator('[data-mark="next"]');
    return this.playAndWait(() =>
      this.input === 'keys' ? this.page.keyboard.press('Enter') : this.press(next),
    );
  }

  /** Answers as fast as possible, to reach the end: plans and ends turns by keys. */
  async answerFast(asked: Asked): Promise<void> {
    if (asked !== 'plan' && asked !== 'act') return this.answer(asked);
    const keys = new Maharaja2020Page(this.page, 'keys');
    this.answered.set(asked, (this.answered.get(asked) ?? 0) + 1);
    return asked === 'plan' ? keys.plan(ACTION.coins, ACTION.shrines) : keys.endTurn();
  }

  /** Travels to the Maharaja's city if that is possible and the figure is not there yet. */
  async visit(): Promise<void> {
    const city = this.page.locator('[data-target="city"][data-reach="true"][aria-label*="Maharaja"]');
    if ((await city.count()) === 0) return;
    await this.playAndWait(async () => {
      const before = await this.#decision();
      const name = /^[^,:]+/.exec((await city.getAttribute('aria-label')) ?? '')?.[0] ?? '';
      // Pressing an open city travels there, except by touch.
      const open = await this.page.locator(`[data-open="true"][aria-label="${name}"]`).isVisible();
      await this.pressCity(city);
      if (open && this.input !== 'finger') return;
      const came = await this.page.waitForFunction(
        ([was, label]) => {
          const table = document.querySelector<HTMLElement>('[data-asks]');
          if (table?.dataset['decision'] !== was) return 'gone';
          return table?.querySelector(`[data-open="true"][aria-label="${label}"] [data-mark="go"]`)
            ? 'open'
            : false;
        },
        [before, name],
      );
      if ((await came.jsonValue()) === 'gone') return;
      // By keyboard the city is pressed a second time, because moving to the button would pass other cities.
      if (this.input === 'keys') await this.page.keyboard.press('Enter');
      else await this.press(this.page.locator('[data-mark="go"]'));
    });
  }

  /** Uses each card of the turn as far as possible. */
  async useCards(): Promise<void> {
    const tried = new Set<string>();
    while ((await this.asked()) === 'act') {
      const card = await this.#nextCard(tried);
      if (card === null) return;
      await this.use(card);
    }
  }

  /** Ends the turn, and confirms if something is left to do. */
  async endTurn(): Promise<void> {
    await this.playAndWait(async () => {
      const before = await this.#decision();
      if (this.input === 'keys') await this.page.keyboard.press('e');
      else await this.press(this.end);
      const asks = await this.page.waitForFunction((was) => {
        const table = document.querySelector<HTMLElement>('[data-asks]');
        // On a shared screen the next turn has the same table.
        if (table?.dataset['asks'] !== 'act' || table.dataset['decision'] !== was) return 'ended';
        return table.querySelector('[data-ending="true"]') ? 'sure?' : false;
      }, before);
      if ((await asks.jsonValue()) === 'ended') return;
      if (this.input === 'keys') await this.page.keyboard.press('e');
      else await this.press(this.end);
    });
  }

  /** Places the four first pieces by Enter, wherever the focus is, and checks that the focus then goes to the disc. */
  async foundByEnter(): Promise<void> {
    for (let pieces = 0; pieces < 4; pieces++) {
      await this.asked();
      await this.page.waitForFunction(() => document.activeElement?.getAttribute('data-lit') === 'true');
      await this.playAndWait(() => this.page.keyboard.press('Enter'));
    }
    await this.asked();
    await this.page.waitForFunction(() => document.activeElement?.hasAttribute('data-action'));
  }

  /** Uses a card by its number: at once, or with its first target. Returns the result. */
  async use(card: string): Promise<'done' | 'built' | 'nothing'> {
    const before = await this.#decision();
    if ((await this.choose(card)) === 'done') return 'done';
    const options = this.page.locator('[data-mark="option"]');
    if ((await options.count()) > 0) {
      await this.press(options.first());
      await this.page.waitForFunction((was) => {
        const table = document.querySelector<HTMLElement>('[data-asks]');
        if (table?.dataset['busy'] !== 'false') return false;
        return table.dataset['decision'] !== was || !table.querySelector('[data-mark="option"]');
      }, before);
      if ((await this.#decision()) !== before) return 'done';
    }
    return (await this.aim()) ? 'built' : 'nothing';
  }

  /** Presses a card, which plays at once, is chosen, or opens a choice. */
  async choose(card: string): Promise<'done' | 'chosen' | 'menu'> {
    const before = await this.#decision();
    if (this.input === 'keys') await this.page.keyboard.press(card);
    else await this.press(this.page.locator(`[data-card="${card}"]`));
    const came = await this.page.waitForFunction(
      ([was, number]) => {
        const table = document.querySelector<HTMLElement>('[data-asks]');
        if (!table || table.dataset['busy'] === 'true') return false;
        if (table.dataset['decision'] !== was) return 'done';
        if (table.querySelector('[data-mark="option"]')) return 'menu';
        return table.querySelector(`[data-card="${number}"][aria-pressed="true"]`) ? 'chosen' : false;
      },
      [before, card],
    );
    return (await came.jsonValue()) || 'done';
  }

  /** Takes the first target of the chosen card; false if there is none. */
  async aim(): Promise<boolean> {
    for (const kind of ['flag', 'character', 'village'] as const)
      if ((await this.legalTargets(kind).count()) > 0) {
        await this.take(kind);
        return true;
      }
    if (this.input !== 'finger' && (await this.legalTargets('site').count()) > 0) {
      await this.take('site');
      return true;
    }
    const cities = this.page.locator('[data-target="city"]');
    const count = await cities.count();
    for (let city = 0; city < count; city++) {
      await this.pressCity(cities.nth(city));
      if (await this.#buildHere()) return true;
    }
    return false;
  }

  /** Builds something in the open city: a large piece on the first target site of its plate, or a small one. */
  async #buildHere(): Promise<boolean> {
    const plate = this.page.locator('[data-plate-site]');
    const small = this.page.locator('[data-mark="shrine"], [data-mark="house"]');
    if ((await plate.count()) > 0) {
      await this.press(plate.first());
      await this.playAndWait(() =>
        this.press(this.page.locator('[data-mark="statue"], [data-mark="palace"]')),
      );
      return true;
    }
    if ((await small.count()) === 0) return false;
    await this.playAndWait(() => this.press(small));
    return true;
  }

  /** Takes a reward tile that needs a further choice, if one is in reach that was not taken before; else the lowest. */
  async #takeReward(): Promise<void> {
    const tiles = await this.legalTargets('tile').evaluateAll((all) =>
      all.map((tile) => tile.dataset['tile'] ?? ''),
    );
    const wanted = tiles.findIndex((tile) => ASKING_TILES.has(Number(tile)) && !this.#tilesTaken.has(tile));
    const nth = wanted < 0 ? tiles.length - 1 : wanted;
    this.#tilesTaken.add(tiles[nth] ?? '');
    await this.take('tile', nth);
  }

  async #nextCard(tried: Set<string>): Promise<string | null> {
    const open = await this.cards.evaluateAll((cards) =>
      cards.map((card) => [card.dataset['card'] ?? '', card.getAttribute('aria-label') ?? ''] as const),
    );
    const next = open.find(([, label]) => !tried.has(label));
    if (!next) return null;
    tried.add(next[1]);
    return next[0];
  }

  /** If target villages are close together, the first tap enlarges the map and the second one plays. */
  async #tapVillage(target: Locator): Promise<void> {
    const before = await this.#decision();
    // The map is still zooming back after the last tap, so positions would be wrong.
    await this.page.locator('[data-zoomed="false"]').waitFor({ state: 'attached' });
    await target.tap();
    const state = await this.page.waitForFunction((was) => {
      const table = document.querySelector<HTMLElement>('[data-asks]');
      if (table?.dataset['decision'] !== was || table.dataset['busy'] === 'true') return 'made';
      return document.querySelector('[data-zoomed="true"]') ? 'closer' : false;
    }, before);
    if ((await state.jsonValue()) === 'closer') await target.tap();
  }

  /** The id of the present decision. */
  async #decision(): Promise<string> {
    return (await this.page.locator('[data-decision]').getAttribute('data-decision')) ?? '';
  }
}
