import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Point {
  x: number;
  y: number;
}

/** The middle of something that stands still, or so many pixels below its upper edge. */
export async function pointIn(target: Locator, fromTop?: number): Promise<Point> {
  const box = await stillBoxOf(target);
  return { x: box.x + box.width / 2, y: box.y + (fromTop ?? box.height / 2) };
}

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Where something is once it stays there: what comes late above it pushes it away. */
async function stillBoxOf(target: Locator): Promise<Box> {
  const seen: (Box | null)[] = [null, await target.boundingBox()];
  const isStill = async () => {
    await target.page().evaluate(TWO_FRAMES);
    seen.push(await target.boundingBox());
    return seen.at(-1) !== null && isDeepStrictEqual(seen.at(-1), seen.at(-2));
  };
  await expect.poll(isStill, { message: `${target.toString()} does not stand still.` }).toBe(true);
  return seen.at(-1) as Box;
}

const TWO_FRAMES = 'new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))';

/** Presses the mouse on something and carries it to a point; the button stays down. */
export async function carry(page: Page, item: Locator, to: Point): Promise<void> {
  const from = await pointIn(item);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 12 });
}

/** Presses the mouse on something, carries it to a point, and lets go there. */
export async function drag(page: Page, item: Locator, to: Point): Promise<void> {
  await carry(page, item, to);
  await page.mouse.up();
}

/** One finger on the page, through the protocol of the browser's own tools: real touches, not events made by a script. */
export class Finger {
  readonly #session: CDPSession;
  #at: Point = { x: 0, y: 0 };

  constructor(session: CDPSession) {
    this.#session = session;
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async press(at: Point): Promise<void> {
    this.#at = at;
    await this.#send('touchStart');
  }

  /** Moves in small steps, as fast as a hand does. */
  async moveTo({ x, y }: Point, steps = 12): Promise<void> {
    const from = this.#at;
    for (let step = 1; step <= steps; step += 1) {
      this.#at = { x: from.x + ((x - from.x) * step) / steps, y: from.y + ((y - from.y) * step) / steps };
      await this.#send('touchMove');
      await wait(16);
    }
  }

  /** Touches and moves at once: a finger that rests, as one that waits for each answer may, would lift what is below it. */
  async swipe(from: Point, to: Point): Promise<void> {
    const sent = [this.press(from)];
    for (let step = 1; step <= 6; step += 1) {
      const part = step / 6;
      this.#at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      sent.push(this.#send('touchMove'));
    }
    await Promise.all(sent);
  }

  async lift(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #send(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [this.#at] });
  }
}
