import { expect } from 'vitest';
import { test } from '../../browser/journey.ts';
import { demoRecruiter, signIn } from '../../steps/account.ts';
import { isMarked, markPage, remotes } from '../../steps/remotes.ts';

test('"Two Reacts or routers": pages and widgets of all remotes are drawn by one renderer and follow one address', async ({
  page,
}) => {
  await page.addInitScript({ content: COUNT_RENDERERS });
  await signIn(page, demoRecruiter);
  await page.goto('/userhome');
  for (const { widget } of remotes) {
    if (widget) await page.getByRole('heading', { level: 2, name: widget, exact: true }).waitFor();
  }
  await markPage(page);

  // Links that remotes draw, to pages of others: only a router that all share can follow them.
  await page.getByRole('main').getByRole('link', { name: 'See Plans' }).click();
  await page.getByRole('heading', { level: 1, name: 'Plans' }).waitFor();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'See All' }).first().click();
  await page.getByRole('heading', { level: 1, name: /^(Job Positions|Resumes)$/ }).waitFor();

  expect(await page.evaluate(() => Reflect.get(globalThis, 'renderers'))).toBe(1);
  expect(await isMarked(page)).toBe(true);
});

/** What every copy of React's renderer looks for when it starts, to make itself known. */
const COUNT_RENDERERS = `
  globalThis.renderers = 0;
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    isDisabled: false,
    supportsFiber: true,
    inject: () => (globalThis.renderers += 1),
    onCommitFiberRoot() {},
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
    onScheduleFiberRoot() {},
    checkDCE() {},
  };
`;
