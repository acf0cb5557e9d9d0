import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cutFonts } from './cut-fonts.ts';

const FOLDER = join(import.meta.dirname, '../../design-system/src/tokens/fonts');

test('the fonts of the design system are those of the installed packages', async () => {
  const fonts = await cutFonts();

  const sheet = words(await readFile(join(FOLDER, 'faces.css'), 'utf8'));
  for (const { file, content, rule } of fonts) {
    expect(content.equals(await readFile(join(FOLDER, file))), file).toBe(true);
    expect(sheet).toContain(words(rule));
  }
});

/** The formatter breaks long lines. */
const words = (css: string): string => css.replaceAll(/\s+/g, ' ').trim();
