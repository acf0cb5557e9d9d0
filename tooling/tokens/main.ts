import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseTokens } from '../../design-system/src/foundations/token-values.ts';
import { THEMES, type Theme, toCss, toDtcg } from './dtcg.ts';
import { withValues } from './with-values.ts';

const SHEET = join(import.meta.dirname, '../../design-system/src/tokens/tokens.css');

const USAGE = 'Usage: npm run tokens -- export FOLDER, or npm run tokens -- import FOLDER';

/** `npm run tokens`: tokens.css as files of the Design Tokens format, one a theme, and back. */
async function main([command, folder]: readonly string[]): Promise<void> {
  if ((command !== 'export' && command !== 'import') || folder === undefined) throw new Error(USAGE);
  const css = await readFile(SHEET, 'utf8');
  const fileOf = (theme: Theme) => join(resolve(folder), `${theme}.tokens.json`);
  if (command === 'export') {
    await mkdir(resolve(folder), { recursive: true });
    for (const theme of THEMES) {
      await writeFile(fileOf(theme), `${JSON.stringify(toDtcg(parseTokens(css), theme), null, 2)}\n`);
      console.log(`Wrote ${fileOf(theme)}`);
    }
    return;
  }
  const [light, dark] = await Promise.all(THEMES.map((theme) => readJson(fileOf(theme))));
  const { text, changed } = withValues(css, toCss(parseTokens(css), { light, dark }));
  await writeFile(SHEET, text);
  for (const { name, before, after } of changed) console.log(`--${name}: ${before} -> ${after}`);
  console.log(changed.length === 0 ? 'No token changed.' : `${changed.length} changed in tokens.css.`);
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing. An export has a file for each theme.`);
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is no JSON.`);
  }
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
