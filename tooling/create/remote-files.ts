import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteOptions } from './wanted-remote.ts';

const template = join(import.meta.dirname, 'template');

/** The files of a new remote, by their path in its folder: the template under the wanted names. */
export function remoteFiles(wanted: RemoteOptions): Map<string, string> {
  const paths = globSync('**/*', { cwd: template }).filter((path) => statSync(join(template, path)).isFile());
  const files = paths.sort().map((path) => {
    const text = readFileSync(join(template, path), 'utf8');
    return [renamed(path, wanted), renamed(text, wanted)] as const;
  });
  return new Map(files);
}

/** The template is a remote of its own, so that its files can be read, linted and formatted as they are. */
function renamed(text: string, wanted: RemoteOptions): string {
  const names: [string, string][] = [
    ['Sample title', wanted.title],
    ['Sample team', wanted.team],
    ['mfe-sample', wanted.package],
    ['mfe_sample', wanted.container],
    ["'/sample'", `'${wanted.path}'`],
    ['"/sample"', `"${wanted.path}"`],
    ['`/sample`', `\`${wanted.path}\``],
    ['4199', String(wanted.port)],
    ['SamplePage', `${wanted.component}Page`],
    ['SampleWidget', `${wanted.component}Widget`],
    ['SampleProps', `${wanted.component}Props`],
    ['/Sample', `/${wanted.component}`],
  ];
  return names.reduce((result, [from, to]) => result.replaceAll(from, to), text);
}
