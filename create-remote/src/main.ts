#!/usr/bin/env node
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { SHELL_PATHS } from '../../shell/src/boot/paths.ts';
import { remoteFiles } from '../../tooling/create/remote-files.ts';
import { type RemoteOptions, wantedRemote } from '../../tooling/create/wanted-remote.ts';
import { workflowOfRepository } from '../../tooling/create/workflow.ts';
import { ownReadme } from './own-readme.ts';

const USAGE =
  'Usage: npm create @shortlist/remote mfe-interviews -- [--title "Interviews"] [--team "Interviews"] [--port 4101] [--path /interviews]';

/** What the template has of the checkout that it lies in, and its stories, which need that checkout's Storybook. */
const OF_THE_CHECKOUT =
  /^(?:README\.md|rspack\.config\.ts|tsconfig\.json)$|\.stories\.tsx$|sample-positions\.ts$/;

/** Written when the packages are packed: their versions, and those of what a remote is tested with. */
interface Versions {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** The files of a repository of a remote alone, by path. */
function filesOf(wanted: RemoteOptions, { dependencies, devDependencies }: Versions): Map<string, string> {
  const manifest = {
    name: wanted.package,
    version: '1.0.0',
    private: true,
    type: 'module',
    description: `The remote of the ${wanted.team} team.`,
    engines: { node: '>=24' },
    scripts: {
      dev: 'remote-kit dev',
      standalone: 'remote-kit standalone --mock',
      test: 'vitest run',
      typecheck: 'tsc',
      build: 'remote-kit build',
      check: 'remote-kit check',
      kit: 'remote-kit kit',
      types: 'remote-kit types > src/live-widgets.d.ts',
      release: 'remote-kit release',
      status: 'remote-kit status',
    },
    dependencies,
    devDependencies,
  };
  const template = [...remoteFiles(wanted)].filter(([path]) => !OF_THE_CHECKOUT.test(path));
  return new Map([
    ...template,
    ['package.json', json(manifest)],
    [
      'tsconfig.json',
      json({ extends: '@shortlist/remote-kit/tsconfig.json', include: ['src', '*.config.ts'] }),
    ],
    [
      'vitest.config.ts',
      `import { testConfig } from '@shortlist/remote-kit/vitest';\n\nexport default testConfig;\n`,
    ],
    ['.gitignore', ['node_modules', 'dist', '.cache', '.data', '.env', 'secrets', ''].join('\n')],
    ['.github/workflows/release.yml', workflowOfRepository()],
    ['README.md', ownReadme(wanted)],
  ]);
}

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

function main(): void {
  const word = { type: 'string' } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: word, team: word, port: word, path: word },
  });
  const [name = '', ...surplus] = positionals;
  if (surplus.length > 0) throw new Error(`One remote at a time.\n${USAGE}`);
  const taken = existsSync(name) ? [name] : [];
  const wanted = wantedRemote({ name, ...values }, { taken, remotes: [], shellPaths: SHELL_PATHS });
  if (Array.isArray(wanted)) throw new Error(`${wanted.join('\n')}\n${USAGE}`);
  const versions = JSON.parse(readFileSync(join(import.meta.dirname, 'versions.json'), 'utf8')) as Versions;
  for (const [path, text] of filesOf(wanted, versions)) {
    const file = join(name, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(
    `\n  ${name}/ is a repository of its own. Next:\n\n  cd ${name}\n  git init\n  npm install\n  npm run standalone\n`,
  );
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
