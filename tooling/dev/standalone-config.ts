import { join } from 'node:path';
import { type RspackOptions, rspack } from '@rspack/core';
import { folderOf } from '../build/packages.ts';
import { type RemoteDescriptor, reactFolders, shellConfig } from '../preset/index.ts';

const REQUEST = '@shortlist/standalone-remote';

/** The tiny host with one remote in it, as one bundle: no federation, so that nothing else need be there. */
export function standaloneConfig(remote: RemoteDescriptor): RspackOptions {
  const folder = import.meta.dirname;
  const base = shellConfig(folder, { mode: 'development' });
  const virtualFile = join(folder, 'node_modules/.shortlist/standalone-remote.js');
  return {
    ...base,
    resolve: {
      ...base.resolve,
      // One React for all of it: the remote's own.
      alias: { ...base.resolve?.alias, ...reactFolders(folderOf(remote.package)), [REQUEST]: virtualFile },
    },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.experiments.VirtualModulesPlugin({ [virtualFile]: sourceOf(remote) }),
    ],
  };
}

function sourceOf(remote: RemoteDescriptor): string {
  const { name, title, team, exposes, pages } = remote;
  const folder = folderOf(remote.package);
  const fileOf = (path: string) => JSON.stringify(join(folder, path));
  const widgets = Object.entries(exposes).filter(([exposed]) => exposed !== './routes');
  const about = {
    name,
    title,
    team,
    links: pages.map(({ path }) => path).filter((path) => !path.includes(':')),
    widgets: widgets.map(([exposed]) => `${name}/${exposed.slice(2)}`),
  };
  const loads = widgets.map(
    ([exposed, file]) => `${JSON.stringify(`${name} ${exposed}`)}: () => import(${fileOf(file)}),`,
  );
  return `
export { routes } from ${fileOf('src/standalone.tsx')};
export const remote = ${JSON.stringify(about)};
export const modules = { ${loads.join(' ')} };
`;
}
