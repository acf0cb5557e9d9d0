#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import {
  folderOf,
  IS_KIT,
  releasedPackages,
  remotePackages,
  WORKSPACE,
} from '../../tooling/build/packages.ts';

interface Command {
  readonly about: string;
  readonly load: () => Promise<{ main(): Promise<void> }>;
  /** What stands before the words of the person, in the place of the remote's package. */
  readonly words?: readonly string[];
}

const release = () => import('../../tooling/release/release.ts');
const preview = () => import('../../tooling/preview/preview.ts');

const COMMANDS: Readonly<Record<string, Command>> = {
  dev: {
    about: '--product URL: edit it inside a running product, in your browser only',
    load: preview,
  },
  standalone: {
    about: '--mock: run it alone, with the samples of the API contract',
    load: () => import('../../tooling/dev/standalone.ts'),
  },
  build: { about: 'build it into dist/', load: () => import('../../tooling/build/build.ts') },
  check: {
    about: 'check what a release would be asked, beside what is live',
    load: () => import('../../tooling/checks/main.ts'),
  },
  kit: {
    about: '[--thorough] [--only="entry"]: break it in every way, in a browser',
    load: () => import('../../tooling/contract-tests/kit.ts'),
  },
  release: {
    about: '[canary 10 | promote | withdraw | rollback | preview]: build, check, and release it',
    load: release,
  },
  status: { about: 'who is live, since when, by whom', load: release, words: ['status'] },
  history: { about: 'who moved which version, when, and why', load: release, words: ['history'] },
  types: { about: 'print the types of live widgets and slots', load: release, words: ['types'] },
  keygen: { about: 'make a pair of keys that sign its releases', load: release },
};

const USAGE = [
  'Usage: remote-kit <command>, in the folder of a remote',
  '',
  ...Object.entries(COMMANDS).map(([name, { about }]) => `  ${name.padEnd(11)} ${about}`),
].join('\n');

/** The package of the folder that the command was called in. */
function ownPackage(): string {
  const [folder = ''] = relative(WORKSPACE, process.cwd()).split('/');
  const own = IS_KIT ? remotePackages()[0] : releasedPackages().find((name) => name === folder);
  if (own) return own;
  throw new Error(`No remote is here: ${process.cwd()} has no remote.config.ts.\n\n${USAGE}`);
}

/** Runs one command, as the program that it is, with the words that follow it. */
async function main([name = '', ...words]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  const own = ownPackage();
  const settings = join(folderOf(own), '.env');
  if (IS_KIT && existsSync(settings)) process.loadEnvFile(settings);
  if (IS_KIT) process.env.DATA_DIR ||= join(WORKSPACE, '.data');
  const before = name === 'keygen' ? [name, own] : (command.words ?? [own]);
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...before, ...words);
  const program = await command.load();
  await program.main();
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
