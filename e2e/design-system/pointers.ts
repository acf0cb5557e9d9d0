import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from 'playwright-core';

export interface Point {
  x: number;
  y: number;
}

/** The middle of something, or so many pixels below its upper edge. */
export async function pointIn(target: Locator, fromTop?: number): Promise<Point> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing is seen of ${target.toString()}.`);
  return { x: box.x + box.width / 2, y: box.y + (fromTop ?? box.height / 2) };
}

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

  async lift(): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }

  async #send(type: 'touchStart' | 'touchMove'): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', { type, touchPoints: [this.#at] });
  }
}
