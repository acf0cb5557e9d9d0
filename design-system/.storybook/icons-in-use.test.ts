import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findIcons, iconsModule } from './icons-in-use.ts';

function productWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'icons-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('an icon is found once, with every package that draws it and the sizes beside it', () => {
  const root = productWith({
    'mfe-jobs/src/Row.tsx': `import { Check, X as Cross } from 'lucide-react';
      <Check aria-hidden size={14} />; <Cross size={20} />`,
    'design-system/src/Toast.tsx': `import {
        Check,
      } from 'lucide-react';
      <Check aria-hidden />`,
  });

  expect(findIcons(root)).toEqual([
    { name: 'Check', packages: ['design-system', 'mfe-jobs'], sizes: [14] },
    { name: 'X', packages: ['mfe-jobs'], sizes: [20] },
  ]);
});

test('stories, tests and types draw no icon of the product', () => {
  const root = productWith({
    'mfe-jobs/src/Row.stories.tsx': `import { Check } from 'lucide-react';`,
    'mfe-jobs/src/row.test.ts': `import { Check } from 'lucide-react';`,
    'mfe-jobs/src/Row.tsx': `import { type LucideIcon } from 'lucide-react';`,
  });

  expect(findIcons(root)).toEqual([]);
});

test('the module of the icons page draws each of them', () => {
  const text = iconsModule([{ name: 'Check', packages: ['shell'], sizes: [] }]);

  expect(text).toContain(`import { Check } from 'lucide-react';`);
  expect(text).toContain('export const drawings = { Check };');
});

test('lucide has every icon that the product imports', async () => {
  const lucide = Object.keys(await import('lucide-react'));

  const icons = findIcons(join(import.meta.dirname, '..', '..'));

  expect(icons.length).toBeGreaterThan(30);
  expect(icons.filter(({ name }) => !lucide.includes(name))).toEqual([]);
});
