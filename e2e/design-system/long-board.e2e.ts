// @module-tag thorough: board.e2e.ts moves a card on a board of few.
import { expect } from 'vitest';
import { itemNamed, listNamed, namesIn } from './moving.ts';
import { carry } from './pointers.ts';
import { test } from './storybook.ts';

test('five hundred cards: most are not drawn, a column scrolls at its edge, and the card lands far below', async ({
  openStory,
}) => {
  const page = await openStory('data-board--five-hundred-cards');
  const rows = page.getByRole('row');
  await expect.poll(() => rows.count()).toBe(500);
  const drawn = await rows.evaluateAll(
    (all) =>
      all.filter((row) => row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
  );
  expect(drawn).toBeLessThan(100);

  const draft = listNamed(page, 'Draft');
  const [first = ''] = await namesIn(page, 'Draft');
  const frame = await draft.locator('..').boundingBox();
  if (!frame) throw new Error('The column is not seen.');
  await carry(page, itemNamed(page, first), { x: frame.x + 100, y: frame.y + frame.height - 4 });
  await page.waitForFunction(
    (list) => (list?.scrollTop ?? 0) > 800,
    await draft.locator('..').elementHandle(),
  );
  await page.mouse.up();

  const index = (await namesIn(page, 'Draft')).indexOf(first);
  expect(index).toBeGreaterThan(8);
});
