import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { WORKSPACE } from '../build/packages.ts';
import type { RepositoryFacts, WorkspaceFacts } from './rules.ts';

const versions = z.record(z.string(), z.string()).default({});
const packageFile = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
});

/** Reads from disk what the repository's rules look at; what a command generated is left out. */
export function readRepository(): RepositoryFacts {
  return {
    lockfile: readFileSync(join(WORKSPACE, 'package-lock.json'), 'utf8'),
    workspaces: ['.', ...workspaceFolders()].map(readWorkspace),
    sources: sourcePaths().map((path) => ({ path, text: readFileSync(join(WORKSPACE, path), 'utf8') })),
  };
}

/** The folders that package.json names, and those that its patterns find. */
function workspaceFolders(): string[] {
  return readPackage('.').workspaces.flatMap((pattern) => globSync(pattern, { cwd: WORKSPACE }).sort());
}

function readWorkspace(folder: string): WorkspaceFacts {
  const { dependencies, devDependencies } = readPackage(folder);
  return {
    folder,
    hasReadme: existsSync(join(WORKSPACE, folder, 'README.md')),
    dependencies: { ...dependencies, ...devDependencies },
  };
}

function readPackage(folder: string): z.infer<typeof packageFile> {
  return packageFile.parse(JSON.parse(readFileSync(join(WORKSPACE, folder, 'package.json'), 'utf8')));
}

const generated = ['node_modules', 'dist', '.tsbuild', '.cache', 'storybook-static', 'test-results', '.data'];

/** The rules themselves and their tests name what they forbid. */
const ownRules = /^tooling\/lint\/rules/;

function sourcePaths(): string[] {
  const exclude = generated.map((folder) => `**/${folder}`);
  const paths = globSync(['*.ts', '*/**/*.{ts,tsx,css}'], { cwd: WORKSPACE, exclude });
  return paths.filter((path) => !ownRules.test(path));
}
