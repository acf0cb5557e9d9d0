// @module-tag thorough: the gate looks at all that the pages draw; their text changes rarely.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { storybookFolder } from '@shortlist/tooling/storybook/static.ts';
import { expect } from 'vitest';
import { accessibilityFaults } from '../browser/axe.ts';
import { test } from './storybook.ts';

/** Storybook's own frame has no landmarks. */
const ofTheFrame = /^(?:region|landmark-one-main):/u;

interface Index {
  entries: Record<string, { id: string; title: string; type: string; importPath: string }>;
}

test('[FR-09] every page in MDX opens with its title and without a fault that axe finds', async ({
  openPreview,
}) => {
  const { entries } = JSON.parse(await readFile(join(storybookFolder, 'index.json'), 'utf8')) as Index;
  const pages = Object.values(entries).filter(({ importPath }) => importPath.endsWith('.mdx'));
  expect(pages.length).toBeGreaterThan(8);
  for (const { id, title } of pages) {
    const page = await openPreview(`id=${id}&viewMode=docs`);
    const name = title.replace('Foundations/', '');
    await page.getByRole('heading', { level: 1, name: new RegExp(`${name}$`, 'u') }).waitFor();
    const faults = await accessibilityFaults(page);
    expect(
      faults.filter((fault) => !ofTheFrame.test(fault)),
      name,
    ).toEqual([]);
  }
});
