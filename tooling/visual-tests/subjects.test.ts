import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findComponents, findScreens } from './subjects.ts';

/** A folder that holds these files. */
function given(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'subjects-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), '');
  }
  return folder;
}

test('a folder of the design system with a capital letter is a component, also when its file has another name', () => {
  const workspace = given(
    'design-system/src/Chip/Chip.tsx',
    'design-system/src/Toast/ToastRegion.tsx',
    'design-system/src/Alias/index.ts',
    'design-system/src/field/FieldParts.tsx',
  );

  expect(findComponents(workspace)).toEqual([
    { kind: 'component', name: 'Chip', storyFile: 'design-system/src/Chip/Chip.stories.tsx' },
    { kind: 'component', name: 'Toast', storyFile: 'design-system/src/Toast/Toast.stories.tsx' },
  ]);
});

test('pages and widgets of the shell and the remotes are screens; their parts, tests and stories are not', () => {
  const workspace = given(
    'shell/src/login/LoginPage.tsx',
    'shell/src/login/LoginPage.test.tsx',
    'mfe-jobs/src/job-list/JobListWidget.tsx',
    'mfe-jobs/src/job-list/JobListWidget.stories.tsx',
    'mfe-jobs/src/job-list/JobFilters.tsx',
  );

  expect(findScreens(workspace).map(({ storyFile }) => storyFile)).toEqual([
    'mfe-jobs/src/job-list/JobListWidget.stories.tsx',
    'shell/src/login/LoginPage.stories.tsx',
  ]);
});

test('the workspace has components and screens', () => {
  const workspace = join(import.meta.dirname, '..', '..');

  expect(findComponents(workspace).map(({ name }) => name)).toContain('Button');
  expect(findScreens(workspace).map(({ name }) => name)).toContain('JobListPage');
});
