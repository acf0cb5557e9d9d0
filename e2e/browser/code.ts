import type { Page } from 'playwright-core';

/**
 * Whether a script that the page has asked for until now holds a text. Other scripts come at a time of their own, so
 * that how many came tells nothing.
 */
export function hasCodeWith(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (text) => {
    // What is asked for here is noted, too.
    performance.setResourceTimingBufferSize(100_000);
    const noted = performance.getEntriesByType('resource').map(({ name }) => name);
    const asked = [...new Set(noted)].filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(asked.map(async (name) => (await fetch(name)).text()));
    return scripts.some((script) => script.includes(text));
  }, text);
}
