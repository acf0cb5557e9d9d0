import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cutFonts } from './cut-fonts.ts';

const FOLDER = join(import.meta.dirname, '../../design-system/src/tokens/fonts');

/** `npm run fonts`: cuts the fonts of the design system anew, after an update of their packages. */
const fonts = await cutFonts();
for (const { file, content } of fonts) {
  await writeFile(join(FOLDER, file), content);
  console.log(file.padEnd(32), `${(content.byteLength / 1000).toFixed(1)} kB`);
}
const note = '/* Written by `npm run fonts`. */\n';
await writeFile(join(FOLDER, 'faces.css'), note + fonts.map(({ rule }) => rule).join('\n'));
