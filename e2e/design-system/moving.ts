import type { Locator, Page } from 'playwright-core';

/** A list of the story by its title. */
export function listNamed(page: Page, title: string): Locator {
  return page.getByRole('grid', { name: title, exact: true });
}

/** An item of the story by its name. */
export function itemNamed(page: Page, name: string): Locator {
  return page.getByRole('row', { name, exact: true });
}

/** The names in a list, in their order. */
export function namesIn(page: Page, title: string): Promise<string[]> {
  return listNamed(page, title)
    .getByRole('row')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));
}

/** What a screen reader was told last. */
export async function said(page: Page): Promise<string> {
  return (await page.locator('[aria-live="assertive"][aria-atomic]').textContent()) ?? '';
}

/** What is drawn over the page while something is carried. */
export function lifted(page: Page): Locator {
  return page.locator('body > [data-by]');
}

/** Waits until a screen reader is told this. */
export async function waitUntilSaid(page: Page, text: string): Promise<void> {
  await page
    .locator('[aria-live="assertive"][aria-atomic]', { hasText: text })
    .waitFor({ state: 'attached' });
}

/** The name of what holds the focus. */
export function focusedName(page: Page): Promise<string | null> {
  return page.evaluate<string | null>("document.activeElement?.getAttribute('aria-label') ?? null");
}

/** The computed value of a style, of the element itself or of a part of it. */
export function styleOf(target: Locator, property: string, part = ''): Promise<string> {
  return target.evaluate(
    (element, [property, part]) =>
      element.ownerDocument.defaultView?.getComputedStyle(element, part).getPropertyValue(property) ?? '',
    [property, part] as const,
  );
}
