import { expect } from 'vitest';
import { phone } from '../browser/journey.ts';
import { focusedName, itemNamed, lifted, listNamed, namesIn, said } from './moving.ts';
import { carry, drag, Finger, pointIn } from './pointers.ts';
import { test } from './storybook.ts';

const active = ['Ines Okafor', 'Tomasz Wieland', 'Leila Haddadi'];

test('the mouse carries an item to another zone, also to an empty one', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await drag(page, itemNamed(page, 'Tomasz Wieland'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  expect(await said(page)).toBe('Tomasz Wieland moved to Reserve.');
  expect(await namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Tomasz Wieland']);

  await drag(page, itemNamed(page, 'Ines Okafor'), await pointIn(page.getByText('No inactive resumes')));
  expect(await namesIn(page, 'Inactive')).toEqual(['Ines Okafor']);
  expect(await namesIn(page, 'Active')).toEqual(['Leila Haddadi']);
});

test('a drop in the same zone does nothing', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await drag(page, itemNamed(page, 'Ines Okafor'), await pointIn(itemNamed(page, 'Leila Haddadi')));

  expect(await said(page)).toBe('Ines Okafor stays in Active.');
  expect(await namesIn(page, 'Active')).toEqual(active);
});

test('what is chosen moves together, and keeps its order', async ({ openStory }) => {
  const page = await openStory('data-dropzones--chosen-by-keyboard');
  await page.getByRole('checkbox', { name: 'Choose Leila Haddadi' }).click();

  await carry(page, itemNamed(page, 'Leila Haddadi'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await lifted(page).getByText('2', { exact: true }).waitFor();
  await page.mouse.up();

  expect(await said(page)).toBe('2 items moved to Reserve.');
  expect(await namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Ines Okafor', 'Leila Haddadi']);
  expect(await namesIn(page, 'Active')).toEqual(['Tomasz Wieland']);
});

test('the keyboard alone lifts, carries and drops an item, and says each step', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  expect(await said(page)).toBe(
    'Tomasz Wieland lifted from Active. Arrow keys choose a place, Space drops, Escape puts back.',
  );
  await page.keyboard.press('ArrowRight');
  expect(await said(page)).toBe('Reserve.');
  await page.keyboard.press('ArrowRight');
  expect(await said(page)).toBe('Inactive.');
  await page.keyboard.press('Space');

  expect(await said(page)).toBe('Tomasz Wieland moved to Inactive.');
  expect(await namesIn(page, 'Inactive')).toEqual(['Tomasz Wieland']);
  expect(await focusedName(page)).toBe('Tomasz Wieland');
});

test('a finger that rests carries an item to another zone on a phone', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default', {
    hasTouch: true,
    isMobile: true,
    viewport: phone,
  });
  const finger = await Finger.on(page);

  await finger.press(await pointIn(itemNamed(page, 'Tomasz Wieland')));
  await lifted(page).waitFor();
  await finger.moveTo(await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await finger.lift();

  expect(await said(page)).toBe('Tomasz Wieland moved to Reserve.');
  expect(await namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Tomasz Wieland']);
});

test('Move to takes along what is chosen', async ({ openStory }) => {
  const page = await openStory('data-dropzones--chosen-by-keyboard');
  await page.getByRole('checkbox', { name: 'Choose Tomasz Wieland' }).click();

  await page.getByRole('button', { name: 'Move Tomasz Wieland' }).click();
  await page.getByRole('menuitemradio', { name: /Inactive/ }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });

  expect(await namesIn(page, 'Inactive')).toEqual(['Ines Okafor', 'Tomasz Wieland']);
  expect(await namesIn(page, 'Active')).toEqual(['Leila Haddadi']);
});

test('a zone that is full says so and takes no more', async ({ openStory }) => {
  const page = await openStory('data-dropzones--limited');
  await page.keyboard.press('Escape');

  await carry(page, itemNamed(page, 'Ines Okafor'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await page.getByText('Only one position here', { exact: true }).waitFor();
  await page.mouse.up();

  expect(await said(page)).toBe('Compared: Only one position here.');
  expect(await namesIn(page, 'Compared')).toEqual(['Noor Verhaegen']);
  expect(await namesIn(page, 'All')).toEqual(active);
  expect(await listNamed(page, 'Compared').locator('../..').textContent()).toContain('1 of 1');
});

test('a refused move goes back, with the words that the screen gave it', async ({ openStory }) => {
  const page = await openStory('data-dropzones--refused');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });

  await drag(page, itemNamed(page, 'Leila Haddadi'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  expect(await namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Leila Haddadi']);

  expect(await page.getByRole('alert').textContent()).toContain(
    'An error occurred while updating the resume status.',
  );
  expect(await namesIn(page, 'Active')).toEqual(active);
  expect(await said(page)).toBe('Leila Haddadi went back to Active.');
});
