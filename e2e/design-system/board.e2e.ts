import { expect } from 'vitest';
import { phone } from '../browser/journey.ts';
import { focusedName, itemNamed, lifted, namesIn, said, styleOf, waitUntilSaid } from './moving.ts';
import { carry, drag, Finger, pointIn } from './pointers.ts';
import { test } from './storybook.ts';

const touch = { hasTouch: true, isMobile: true, viewport: phone };
const published = [
  'Customer Success Lead',
  'Supply Chain Engineer',
  'Firmware Test Engineer',
  'Night Operations Planner',
];
const interviewed = ['Data Analyst', 'Product Designer', 'Senior Backend Engineer'];
const interviewedWithOneMore = [
  'Data Analyst',
  'Supply Chain Engineer',
  'Product Designer',
  'Senior Backend Engineer',
];
const publishedWithOneLess = ['Customer Success Lead', 'Firmware Test Engineer', 'Night Operations Planner'];

test('the mouse carries a card to a place in another column and leaves a hole behind', async ({
  openStory,
}) => {
  const page = await openStory('data-board--default');

  await carry(
    page,
    itemNamed(page, 'Supply Chain Engineer'),
    await pointIn(itemNamed(page, 'Product Designer'), 20),
  );
  await waitUntilSaid(page, 'Interviewed, 2 of 4.');

  expect(await styleOf(lifted(page).locator('> *'), 'rotate')).toBe('1.5deg');
  const hole = itemNamed(page, 'Supply Chain Engineer').getByRole('gridcell');
  expect(await styleOf(hole, 'border-top-style', '::after')).toBe('dashed');
  const target = itemNamed(page, 'Product Designer');
  expect(await styleOf(target, 'block-size', '::before')).toBe('2px');
  expect(await styleOf(target, 'background-color', '::before')).toBe('rgb(27, 61, 125)');
  await expect.poll(() => namesIn(page, 'Published')).toEqual(published);

  await page.mouse.up();

  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewedWithOneMore);
  await expect.poll(() => namesIn(page, 'Published')).toEqual(publishedWithOneLess);
  await expect.poll(() => said(page)).toBe('Supply Chain Engineer moved to Interviewed, 2 of 4.');
  await expect.poll(() => lifted(page).count()).toBe(0);
});

test('the mouse changes the order within a column', { tags: 'thorough' }, async ({ openStory }) => {
  const page = await openStory('data-board--default');

  await drag(
    page,
    itemNamed(page, 'Customer Success Lead'),
    await pointIn(itemNamed(page, 'Firmware Test Engineer'), 100),
  );

  await expect
    .poll(() => namesIn(page, 'Published'))
    .toEqual([
      'Supply Chain Engineer',
      'Firmware Test Engineer',
      'Customer Success Lead',
      'Night Operations Planner',
    ]);
});

test('Escape, and a drop outside of the board, put a card back', { tags: 'thorough' }, async ({
  openStory,
}) => {
  const page = await openStory('data-board--default');
  const card = itemNamed(page, 'Supply Chain Engineer');

  await carry(page, card, await pointIn(itemNamed(page, 'Product Designer')));
  await page.keyboard.press('Escape');
  await expect.poll(() => said(page)).toBe('Canceled. Supply Chain Engineer returned to Published.');
  await page.mouse.up();
  await expect.poll(() => namesIn(page, 'Published')).toEqual(published);

  await drag(page, card, { x: 700, y: 890 });
  await expect.poll(() => said(page)).toBe('Canceled. Supply Chain Engineer returned to Published.');
  await expect.poll(() => namesIn(page, 'Published')).toEqual(published);
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewed);
});

test('a press opens a card, and the end of a drag does not', { tags: 'thorough' }, async ({ openStory }) => {
  const page = await openStory('data-board--opening-cards');
  const opened = page.getByRole('status');

  await drag(
    page,
    itemNamed(page, 'Data Analyst'),
    await pointIn(itemNamed(page, 'Supply Chain Engineer'), 20),
  );
  await expect.poll(() => namesIn(page, 'Published')).toContain('Data Analyst');
  await expect.poll(() => opened.textContent()).toBe('');

  await itemNamed(page, 'Product Designer').click();
  await expect.poll(() => opened.textContent()).toBe('Opened: Product Designer');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => opened.textContent()).toBe('Opened: Senior Backend Engineer');
});

test('the keyboard alone finds, lifts, carries and drops a card, and says each step', async ({
  openStory,
}) => {
  const page = await openStory('data-board--default');

  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Warehouse Systems Lead');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focusedName(page)).toBe('Supply Chain Engineer');

  await page.keyboard.press('Space');
  await expect
    .poll(() => said(page))
    .toBe(
      'Picked up Supply Chain Engineer from Published, 2 of 4. Use arrow keys to move, Space to drop, Escape to cancel.',
    );
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page)).toBe('Interviewed, 2 of 4.');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => said(page)).toBe('Interviewed, 3 of 4.');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');

  await expect.poll(() => said(page)).toBe('Supply Chain Engineer moved to Interviewed, 2 of 4.');
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewedWithOneMore);
  await expect.poll(() => focusedName(page)).toBe('Supply Chain Engineer');

  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => said(page)).toBe('Canceled. Supply Chain Engineer returned to Interviewed.');
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewedWithOneMore);
  await expect.poll(() => focusedName(page)).toBe('Supply Chain Engineer');

  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Move Supply Chain Engineer');
});

test('a finger that rests lifts a card and carries it to another column', { tags: 'thorough' }, async ({
  openStory,
}) => {
  const page = await openStory('data-board--default', { ...touch, viewport: { width: 1100, height: 900 } });
  const finger = await Finger.on(page);

  await finger.press(await pointIn(itemNamed(page, 'Supply Chain Engineer')));
  await lifted(page).waitFor();
  await finger.moveTo(await pointIn(itemNamed(page, 'Product Designer'), 20));
  await finger.lift();

  await expect.poll(() => said(page)).toBe('Supply Chain Engineer moved to Interviewed, 2 of 4.');
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewedWithOneMore);
  await expect.poll(() => namesIn(page, 'Published')).toEqual(publishedWithOneLess);
});

test('a finger that swipes scrolls the columns and lifts nothing', { tags: 'thorough' }, async ({
  openStory,
}) => {
  const page = await openStory('data-board--default', touch);
  const board = page.getByRole('group', { name: 'Positions by stage' });
  const finger = await Finger.on(page);
  const start = await pointIn(itemNamed(page, 'Clinical Data Manager'));

  await finger.swipe({ x: 250, y: start.y }, { x: 40, y: start.y });
  await expect.poll(() => lifted(page).count()).toBe(0);
  await finger.lift();

  await page.waitForFunction((element) => (element?.scrollLeft ?? 0) > 150, await board.elementHandle());
  await expect.poll(() => namesIn(page, 'Published')).toEqual(published);
});

test('at the edge of a phone the board scrolls under the finger, and the card lands in a column out of sight', {
  tags: 'thorough',
}, async ({ openStory }) => {
  const page = await openStory('data-board--default', touch);
  const board = page.getByRole('group', { name: 'Positions by stage' });
  const finger = await Finger.on(page);
  const start = await pointIn(itemNamed(page, 'Warehouse Systems Lead'));

  await finger.press({ x: 120, y: start.y });
  await lifted(page).waitFor();
  await finger.moveTo({ x: 384, y: start.y });
  await page.waitForFunction(
    (element) => element && element.scrollLeft + element.clientWidth >= element.scrollWidth - 1,
    await board.elementHandle(),
  );
  await finger.moveTo(await pointIn(itemNamed(page, 'Scrub Nurse Coordinator'), 110));
  await finger.lift();

  await expect
    .poll(() => namesIn(page, 'Completed'))
    .toEqual(['Route Planning Analyst', 'Scrub Nurse Coordinator', 'Warehouse Systems Lead']);
});

test('Move to is on every card, by a press, by M, by a digit, and up or down within the column', {
  tags: 'thorough',
}, async ({ openStory }) => {
  const page = await openStory('data-board--default');
  const cards = await page.getByRole('row').count();
  await expect.poll(() => page.getByRole('button', { name: /^Move / }).count()).toBe(cards);

  await page.getByRole('button', { name: 'Move Supply Chain Engineer' }).click();
  await page.getByRole('menuitemradio', { name: /Interviewed/ }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual([...interviewed, 'Supply Chain Engineer']);
  await expect.poll(() => said(page)).toBe('Supply Chain Engineer moved to Interviewed, 4 of 4.');

  await itemNamed(page, 'Supply Chain Engineer').press('m');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('2');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect
    .poll(() => namesIn(page, 'Published'))
    .toEqual([...publishedWithOneLess, 'Supply Chain Engineer']);
  await expect.poll(() => focusedName(page)).toBe('Supply Chain Engineer');

  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(async () => (await namesIn(page, 'Published')).at(-2)).toBe('Supply Chain Engineer');
});

test('a refused move is drawn at once, goes back to its place, and says so', { tags: 'thorough' }, async ({
  openStory,
}) => {
  const page = await openStory('data-board--refused');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });

  await drag(
    page,
    itemNamed(page, 'Firmware Test Engineer'),
    await pointIn(itemNamed(page, 'Data Analyst'), 20),
  );
  await expect.poll(async () => (await namesIn(page, 'Interviewed'))[0]).toBe('Firmware Test Engineer');

  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('Firmware Test Engineer returned to Published');
  await expect.poll(() => said(page)).toBe('Firmware Test Engineer returned to Published.');
  await expect.poll(() => namesIn(page, 'Published')).toEqual(published);
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewed);
});

test('a column that refuses says why and takes nothing', { tags: 'thorough' }, async ({ openStory }) => {
  const page = await openStory('data-board--closed-column');
  await page.keyboard.press('Escape');

  await carry(
    page,
    itemNamed(page, 'Data Analyst'),
    await pointIn(itemNamed(page, 'Route Planning Analyst')),
  );
  await page.getByText('Only with an offer that was accepted', { exact: true }).waitFor();
  await page.mouse.up();

  await expect
    .poll(() => namesIn(page, 'Completed'))
    .toEqual(['Route Planning Analyst', 'Scrub Nurse Coordinator']);
  await expect.poll(() => namesIn(page, 'Interviewed')).toEqual(interviewed);
  await page.getByRole('button', { name: 'Move Data Analyst' }).click();
  const item = page.getByRole('menuitemradio', { name: /Completed/ });
  await expect.poll(() => item.getAttribute('aria-disabled')).toBe('true');
});
