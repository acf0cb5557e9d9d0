import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nextReact } from '@shortlist/tooling/preset/testing/next-react.ts';

const next = nextReact();

/** The major that the product has, and the one that it is raised to. */
export const majors = { now: next.major - 1, next: next.major };

/** Has the shell of a checkout offer the next React, as `npm install react-20@npm:react@20.0.0 ...` does. */
export async function offerNextReact(checkout: string): Promise<void> {
  const names = { react: `react-${next.major}`, 'react-dom': `react-dom-${next.major}` };
  next.installInto(join(checkout, 'shell'), names);
  await setDependencies(join(checkout, 'shell'), {
    [names.react]: `npm:react@${next.major}.0.0`,
    [names['react-dom']]: `npm:react-dom@${next.major}.0.0`,
  });
}

/** Raises the React of a remote of a checkout, as `npm install react@20.0.0 react-dom@20.0.0 --workspace mfe-jobs` does. */
export async function raiseReact(checkout: string, packageName: string): Promise<void> {
  const folder = join(checkout, packageName);
  next.installInto(folder);
  await setDependencies(folder, { react: `${next.major}.0.0`, 'react-dom': `${next.major}.0.0` });
}

async function setDependencies(folder: string, added: Readonly<Record<string, string>>): Promise<void> {
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { dependencies: Record<string, string> };
  Object.assign(manifest.dependencies, added);
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
