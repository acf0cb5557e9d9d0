import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/**
 * What each package weighs in a script: the bytes of its code as gzip writes them alone. They add up to a little more than
 * the script, which gzip writes as one.
 */
export function packageShares(script: string, map: SourceMapPayload): Record<string, number> {
  const sources = new SourceMap(map);
  const code = new Map<string, string[]>();
  for (const [line, text] of script.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const name = packageOf('originalSource' in entry ? (entry.originalSource ?? '') : '');
      const characters = code.get(name) ?? [];
      if (characters.push(text[column] ?? '') === 1) code.set(name, characters);
    }
  }
  const shares = [...code].map(
    ([name, text]) => [name, gzipSync(text.join(''), { level: 9 }).byteLength] as const,
  );
  return Object.fromEntries(shares.sort(([, one], [, other]) => other - one));
}

/** `react-dom` of an installed package, `platform` of one of this workspace; the bundler's own code has no source. */
function packageOf(source: string): string {
  const installed = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1];
  if (installed === '.shortlist') return source.endsWith('/contract.js') ? 'api-contract' : 'shell';
  return (
    installed ??
    /\/\.\.\/([a-z-]+)\/src\//.exec(source)?.[1] ??
    (source.includes('/./src/') ? 'shell' : 'bundler')
  );
}

/** The shares of a script of a build that still has its source maps. */
export function sharesOf(folder: string, script: string): Record<string, number> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  return packageShares(read(script), JSON.parse(read(`${script}.map`)) as SourceMapPayload);
}
