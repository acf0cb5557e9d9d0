import type { Page } from 'playwright-core';
import type { Figure } from './figures.ts';
import type { Stage } from './stage.ts';

/** Pages of different remotes, each with the words of its heading. */
const PAGES = [
  { path: '/joblist', heading: 'Job Positions' },
  { path: '/resumes', heading: 'Resumes' },
  { path: '/plans', heading: 'Plans' },
] as const;

type Target = (typeof PAGES)[number];

/**
 * From the click on a link until the page of another remote stands there, four times slower, with the code of all of
 * them in the browser and their data known: what a person feels who goes to and fro.
 */
export async function measureWarmNavigation(stage: Stage, runs: number): Promise<Figure[]> {
  const context = await stage.openContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto('/joblist');
    for (const target of [...PAGES, ...PAGES]) await go(page, target);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const times = new Map<Target, number[]>(PAGES.map((target) => [target, []]));
    for (let run = 0; run < runs; run += 1) {
      for (const target of PAGES) times.get(target)?.push(await go(page, target));
    }
    return [...times].map(([{ path }, values]) => ({ what: `warm navigation to ${path}`, values, aim: 150 }));
  } finally {
    await context.close();
  }
}

/** Navigates as a link of the menu does. Returns the milliseconds until the frame that shows the heading was painted. */
async function go(page: Page, { path, heading }: Target): Promise<number> {
  const time = await page.evaluate(
    ([to, words]) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = (): void => {
          const shown = document.querySelector('#content h1, main h1')?.textContent;
          if (location.pathname !== to || shown !== words) return void requestAnimationFrame(look);
          // A message is handled after the frame in which it was posted has been painted.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - start));
          port1.start();
          port2.postMessage(null);
        };
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
        requestAnimationFrame(look);
      }),
    [path, heading] as const,
  );
  await page.waitForLoadState('networkidle');
  return time;
}
