import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { sourceMapOf } from './files.ts';
import { functionsIn } from './functions-in.ts';

/** What the compiler writes, as far as it is read here. */
interface WrittenMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly (string | null)[];
}

/**
 * Sets the source maps of a build apart from what is served, in its folder `source-maps`: with paths from the top of the
 * checkout, with the place of each function, and without the sources themselves. Maps of style sheets are removed.
 *
 * @returns `sha384-...` of the map of each script.
 */
export function keepSourceMaps(buildFolder: string, packageName: string): Record<string, string> {
  const written = readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.map'))
    .sort();
  const kept = written.flatMap((name) => {
    const text = readFileSync(join(buildFolder, name), 'utf8');
    rmSync(join(buildFolder, name));
    return name.endsWith('.js.map')
      ? [[name.slice(0, -'.map'.length), reduced(text, packageName)] as const]
      : [];
  });
  for (const [script, text] of kept) {
    const file = join(buildFolder, sourceMapOf(script));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return Object.fromEntries(
    kept.map(([script, text]) => [script, `sha384-${hash('sha384', text, 'base64')}`]),
  );
}

function reduced(text: string, packageName: string): string {
  const { sourcesContent, sources, ...map } = JSON.parse(text) as WrittenMap;
  const paths = sources.map((source) => pathOf(source, packageName));
  const functions = paths.map((path, index) =>
    path.startsWith('node_modules/') ? [] : functionsIn(path, sourcesContent[index] ?? ''),
  );
  return JSON.stringify({ ...map, sources: paths, x_functions: functions });
}

/** The path from the top of the checkout of `webpack://mfe_jobs/./src/remote.ts?1a2b`; what the compiler made itself keeps its name. */
function pathOf(source: string, packageName: string): string {
  const name = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
  return /^\.\.?\//.test(name) ? posix.join(packageName, name) : name;
}
