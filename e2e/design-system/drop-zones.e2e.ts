// @module-tag thorough: a resume moves between the same zones in dashboard-resumes.e2e.ts.
import { expect } from 'vitest';
import { phone } from '../browser/journey.ts';
import { focusedName, itemNamed, lifted, listNamed, namesIn, said } from './moving.ts';
import { carry, drag, Finger, pointIn } from './pointers.ts';
import { test } from './storybook.ts';

const active = ['Ines Okafor', 'Tomasz Wieland', 'Leila Haddadi'];

test('the mouse carries an item to another zone, also to an empty one', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await drag(page, itemNamed(page, 'Tomasz Wieland'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await expect.poll(() => said(page)).toBe('Tomasz Wieland moved to Reserve.');
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Tomasz Wieland']);

  await drag(page, itemNamed(page, 'Ines Okafor'), await pointIn(page.getByText('No inactive resumes')));
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Ines Okafor']);
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Leila Haddadi']);
});

test('a drop in the same zone does nothing', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await drag(page, itemNamed(page, 'Ines Okafor'), await pointIn(itemNamed(page, 'Leila Haddadi')));

  await expect.poll(() => said(page)).toBe('Ines Okafor stays in Active.');
  await expect.poll(() => namesIn(page, 'Active')).toEqual(active);
});

test('what is chosen moves together, and keeps its order', async ({ openStory }) => {
  const page = await openStory('data-dropzones--chosen-by-keyboard');
  await page.getByRole('checkbox', { name: 'Select Leila Haddadi' }).click();

  await carry(page, itemNamed(page, 'Leila Haddadi'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await lifted(page).getByText('2', { exact: true }).waitFor();
  await page.mouse.up();

  await expect.poll(() => said(page)).toBe('2 items moved to Reserve.');
  await expect
    .poll(() => namesIn(page, 'Reserve'))
    .toEqual(['Noor Verhaegen', 'Ines Okafor', 'Leila Haddadi']);
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Tomasz Wieland']);
});

test('the keyboard alone lifts, carries and drops an item, and says each step', async ({ openStory }) => {
  const page = await openStory('data-dropzones--default');

  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect
    .poll(() => said(page))
    .toBe('Picked up Tomasz Wieland from Active. Use arrow keys to move, Space to drop, Escape to cancel.');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page)).toBe('Reserve.');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => said(page)).toBe('Inactive.');
  await page.keyboard.press('Space');

  await expect.poll(() => said(page)).toBe('Tomasz Wieland moved to Inactive.');
  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Tomasz Wieland']);
  await expect.poll(() => focusedName(page)).toBe('Tomasz Wieland');
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

  await expect.poll(() => said(page)).toBe('Tomasz Wieland moved to Reserve.');
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Tomasz Wieland']);
});

test('Move to takes along what is chosen', async ({ openStory }) => {
  const page = await openStory('data-dropzones--chosen-by-keyboard');
  await page.getByRole('checkbox', { name: 'Select Tomasz Wieland' }).click();

  await page.getByRole('button', { name: 'Move Tomasz Wieland' }).click();
  await page.getByRole('menuitemradio', { name: /Inactive/ }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });

  await expect.poll(() => namesIn(page, 'Inactive')).toEqual(['Ines Okafor', 'Tomasz Wieland']);
  await expect.poll(() => namesIn(page, 'Active')).toEqual(['Leila Haddadi']);
});

test('a zone that is full says so and takes no more', async ({ openStory }) => {
  const page = await openStory('data-dropzones--limited');
  await page.keyboard.press('Escape');

  await carry(page, itemNamed(page, 'Ines Okafor'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await page.getByText('Only one position here', { exact: true }).waitFor();
  await page.mouse.up();

  await expect.poll(() => said(page)).toBe('Compared: Only one position here.');
  await expect.poll(() => namesIn(page, 'Compared')).toEqual(['Noor Verhaegen']);
  await expect.poll(() => namesIn(page, 'All')).toEqual(active);
  await expect.poll(() => listNamed(page, 'Compared').locator('../..').textContent()).toContain('1 of 1');
});

test('a refused move goes back, with the words that the screen gave it', async ({ openStory }) => {
  const page = await openStory('data-dropzones--refused');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });

  await drag(page, itemNamed(page, 'Leila Haddadi'), await pointIn(itemNamed(page, 'Noor Verhaegen')));
  await expect.poll(() => namesIn(page, 'Reserve')).toEqual(['Noor Verhaegen', 'Leila Haddadi']);

  await expect
    .poll(() => page.getByRole('alert').textContent())
    .toContain('An error occurred while updating the resume status.');
  await expect.poll(() => namesIn(page, 'Active')).toEqual(active);
  await expect.poll(() => said(page)).toBe('Leila Haddadi returned to Active.');
});
