import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** More presses than any page of the product has stops: whoever needs more is trapped. */
const MOST_STOPS = 150;

/** Where the keyboard is, as somebody sees it who has no pointer. */
interface Stop {
  /** "button Upload 1 resume"; "body" when the focus is nowhere. */
  what: string;
  /** Tells it apart from every other element of the page. */
  key: number;
  isSeen: boolean;
  hasIndicator: boolean;
}

/** Presses Tab (or Shift+Tab) until the control has the focus; every stop on the way must be seen. */
export async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await control.waitFor({ state: 'attached' });
  const passed: string[] = [];
  for (let press = 0; press < MOST_STOPS; press += 1) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    if (stop.what !== 'body') mustBeSeen(stop);
    passed.push(stop.what);
  }
  throw new Error(`${String(control)} is not reached by ${key}. Passed: ${passed.join(', ')}`);
}

/** Goes to a control by Tab and presses Enter. */
export async function enter(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, control, key);
  await page.keyboard.press('Enter');
}

/** Goes to a field by Tab and types into it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

/** Goes back to the profile menu, opens it, and chooses an entry by its arrows. */
export async function chooseByKeys(page: Page, entry: string): Promise<void> {
  await enter(page, page.getByRole('button', { name: /profile menu/i }), 'Shift+Tab');
  const item = page.getByRole('menuitem', { name: entry });
  await item.waitFor();
  for (let press = 0; press < 12 && !(await hasFocus(item)); press += 1) {
    await page.keyboard.press('ArrowDown');
    mustBeSeen(await lookAtFocus(page));
  }
  if (!(await hasFocus(item))) throw new Error(`The menu has no ${entry} that the arrows reach.`);
  await page.keyboard.press('Enter');
  await item.waitFor({ state: 'detached' });
}

/**
 * Waits until something has the focus, as it must after a navigation or when a dialog has gone. Returns what.
 *
 * @throws Error when the focus stays on the body.
 */
export async function focusIsSomewhere(page: Page): Promise<string> {
  // The policy of the product lets nothing in the page wait for this by itself.
  await expect
    .poll(() => page.evaluate('document.activeElement !== document.body'), {
      message: `The focus is lost to the body at ${page.url()}.`,
    })
    .toBe(true);
  return (await lookAtFocus(page)).what;
}

/**
 * Tabs from the start of the page to its end: every stop is seen, none comes twice before the end, and the end
 * is reached, so nothing traps the keyboard. Returns the stops.
 */
export async function walkThrough(page: Page): Promise<string[]> {
  await page.evaluate('document.activeElement?.blur(); getSelection()?.removeAllRanges()');
  const stops: Stop[] = [];
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (stop.what === 'body' || stop.key === stops[0]?.key) return stops.map(({ what }) => what);
    if (stops.some(({ key }) => key === stop.key)) {
      throw new Error(`The keyboard is trapped at ${stop.what}, ${page.url()}.`);
    }
    mustBeSeen(stop);
    stops.push(stop);
  }
  throw new Error(`The keyboard does not come to the end of ${page.url()}.`);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === element.ownerDocument.activeElement);
}

function mustBeSeen({ what, isSeen, hasIndicator }: Stop): void {
  if (!isSeen) throw new Error(`The focus is on what is not seen: ${what}.`);
  if (!hasIndicator) throw new Error(`Nothing shows that the focus is on ${what}.`);
}

/** Lets what scrolls or moves because of the focus come to rest, then looks. */
function lookAtFocus(page: Page): Promise<Stop> {
  return page.evaluate<Stop>(LOOK);
}

/**
 * In the page: an indicator is an outline of 2 px or more that is not transparent, or an edge in the color of
 * focus that a shadow of that color makes 2 px wide; on the element, on the group of inputs that it stands in, or,
 * for a field that lies unseen in its drawn control, on that control.
 */
const LOOK = `(async () => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const element = document.activeElement;
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map((each) => each.finished));
  if (!element || element === document.body) return { what: 'body', key: 0, isSeen: false, hasIndicator: false };
  const keys = (globalThis.focusKeys ??= new Map());
  if (!keys.has(element)) keys.set(element, keys.size + 1);
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'var(--accent-focus)';
  const focusColor = getComputedStyle(probe).color;
  probe.remove();
  const isRinged = (each) => [null, '::after', '::before'].some((part) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopColor, boxShadow } = getComputedStyle(each, part);
    if (borderTopColor === focusColor && boxShadow.startsWith(focusColor)) return true;
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\\)$|transparent/.test(outlineColor);
  });
  const isInSight = (each) => {
    const box = each.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && box.right > 0 && box.bottom > 0
      && box.left < innerWidth && box.top < innerHeight && each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const control = element.closest('label, [data-focus-visible]') ?? element;
  const group = element.parentElement.closest('[data-focus-within]');
  const drawn = [element, control, ...control.querySelectorAll('*'), ...(group ? [group] : [])];
  const ringed = drawn.filter(isRinged);
  const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
  const what = (element.getAttribute('role') ?? element.localName) + ' ' + name.trim().replaceAll(/\\s+/g, ' ').slice(0, 60);
  return { what, key: keys.get(element), isSeen: drawn.some(isInSight), hasIndicator: ringed.some(isInSight) };
})()`;
