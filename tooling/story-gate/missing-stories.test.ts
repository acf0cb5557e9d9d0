import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { componentsWithoutStories } from './missing-stories.ts';

test('every component of the design system has stories', () => {
  const source = join(import.meta.dirname, '..', '..', 'design-system', 'src');

  expect(componentsWithoutStories(source)).toEqual([]);
});

test('a component folder without a stories file is named', () => {
  const source = mkdtempSync(join(tmpdir(), 'components-'));
  onTestFinished(() => rmSync(source, { recursive: true }));
  mkdirSync(join(source, 'Chip'));
  writeFileSync(join(source, 'Chip', 'Chip.tsx'), '');

  expect(componentsWithoutStories(source)).toEqual(['Chip']);
});
