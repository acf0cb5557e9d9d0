import type { Locator, Page } from 'playwright-core';

/** Each copy of React's renderer makes itself known to this hook, and tells it what it draws. */
const HOOK = `
  const versions = new Map();
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: ({ version }) => {
      versions.set(versions.size + 1, version);
      return versions.size;
    },
    onCommitFiberRoot: (renderer, root) => {
      root.containerInfo.drawnBy = versions.get(renderer);
    },
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    checkDCE() {},
  };
`;

/** Has the pages that are opened from now on remember which React drew what. */
export async function watchRenderers(page: Page): Promise<void> {
  await page.addInitScript({ content: HOOK });
}

/** The major of the React that drew an element: 19. Its page must be watched. */
export async function reactOf(element: Locator): Promise<number> {
  const version = await element.evaluate((drawn) => {
    for (let place: Element | null = drawn; place; place = place.parentElement) {
      const found: unknown = Reflect.get(place, 'drawnBy');
      if (typeof found === 'string') return found;
    }
    return '';
  });
  return Number.parseInt(version, 10);
}
