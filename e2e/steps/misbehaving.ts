import type { Page } from 'playwright-core';
import { demoRecruiter, signIn } from './account.ts';

/** Opens the page with the widget (`misbehavingWidget`), which does what it is told. */
export async function misbehave(page: Page, misbehavior: string): Promise<void> {
  await page.addInitScript((told) => Object.assign(globalThis, { misbehavior: told }), misbehavior);
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
}

/** What the remotes of a page share, as far as the widget changes it. */
export const sharedState = (page: Page) =>
  page.evaluate(() => {
    const { left, top } = document.querySelector('header')?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return {
      isNative: [fetch, Reflect.get(history, 'pushState'), JSON.parse].every((each) =>
        /native code/.test(String(each)),
      ),
      isArrayAsItWas: !('last' in Array.prototype),
      title: document.title,
      adopted: document.adoptedStyleSheets.length,
      header: document.elementFromPoint(left + 100, top + 10)?.closest('header') !== null,
    };
  });

/** On the page with the widget, where nobody has changed anything. */
export const AS_IT_WAS = {
  isNative: true,
  isArrayAsItWas: true,
  title: 'User Home · Shortlist',
  adopted: 0,
  header: true,
};
