import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { folderOf, readDescriptor, remotePackages, WORKSPACE } from '../build/packages.ts';
import { OWNERS_FILE, ownerLine } from './owners.ts';
import { readWorkflowFacts, workflowFile, workflowOf } from './workflow.ts';

const read = (path: string) => readFileSync(join(WORKSPACE, path), 'utf8');
const scriptsOf = (folder: string) =>
  (JSON.parse(read(join(folder, 'package.json'))) as { scripts: Record<string, string> }).scripts;

interface Workflow {
  on: Record<'pull_request' | 'push', { paths: string[] }>;
  jobs: Record<string, Job>;
}

interface Job {
  permissions?: Record<string, string>;
  environment?: string;
  steps: { run?: string; if?: string; uses?: string; env?: Record<string, string> }[];
}

describe.each(remotePackages())('%s', (name) => {
  test('is owned by the team that answers for it', async () => {
    const lines = read(OWNERS_FILE).split('\n');

    expect(lines).toContain(ownerLine(await readDescriptor(folderOf(name))));
  });

  test('is known to the compiler and to npm', () => {
    const { references } = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };

    expect(references).toContainEqual({ path: name });
    expect(packages).toMatchObject({ [name]: { name: `@shortlist/${name}` } });
  });

  test('has its workflow: npm run workflows writes it', () => {
    expect(read(workflowFile(name))).toBe(workflowOf(readWorkflowFacts(name)));
  });

  test('has a workflow that runs for whatever its build reads', () => {
    const { on } = parse(read(workflowFile(name))) as Workflow;
    const inputs = Object.keys(readInputs(name));

    expect(on.push.paths).toEqual(on.pull_request.paths);
    expect(inputs.filter((path) => !on.push.paths.some((pattern) => fits(path, pattern)))).toEqual([]);
  });
});

test.each(remotePackages())(
  '%s is checked beside what is live where it is released, and signed by its own team alone',
  (name) => {
    const { jobs } = parse(read(workflowFile(name))) as Workflow;

    const [checked, released] = ['check', 'release'].map((job) => jobs[job]?.steps.at(-1));

    expect(checked?.run).toBe(`npm run check -w ${name}`);
    expect(checked?.env?.RELEASES).toContain('vars.RELEASES');
    expect(released?.env).toEqual({
      ...checked?.env,
      RELEASE_ENVIRONMENT: expect.stringContaining("|| 'production'"),
      RELEASED_BY: expect.stringContaining('github.actor'),
      RELEASED_BECAUSE: expect.stringContaining('inputs.because'),
      RELEASE_KEYS: expect.stringContaining('vars.RELEASE_KEYS'),
      RELEASE_KEY: `\${{ secrets.RELEASE_KEY_${name.replaceAll('-', '_').toUpperCase()} }}`,
    });
  },
);

test.each(remotePackages())(
  '[TM-04] a push of %s releases only what is new, and asks the rules of a release once',
  (name) => {
    const { jobs } = parse(read(workflowFile(name))) as Workflow;

    const [checked, released] = ['check', 'release'].map((job) => jobs[job]?.steps.at(-1));

    expect(released?.run).toBe(`npm run release -w ${name} -- \${{ inputs.command || 'new' }}`);
    expect(checked?.if).toBe("github.event_name == 'pull_request'");
  },
);

test.each(remotePackages())(
  '[TM-08] a pull request of %s gets an address for its commit, without the key of the team or a role that writes releases',
  (name) => {
    const { jobs } = parse(read(workflowFile(name))) as Workflow;

    const step = jobs.preview?.steps.at(-1);

    expect(step?.run).toBe(`npm run release -w ${name} -- preview`);
    expect(step?.env).toMatchObject({ PREVIEW_COMMIT: '${{ github.event.pull_request.head.sha }}' });
    expect(step?.env).not.toHaveProperty('RELEASE_KEY');
    expect(jobs.preview).toMatchObject({
      if: expect.stringMatching(/pull_request.*!github.event.pull_request.head.repo.fork/),
      environment: { name: 'preview' },
    });
  },
);

test('no two remotes have one port', async () => {
  const ports = await Promise.all(
    remotePackages().map(async (name) => (await readDescriptor(folderOf(name))).port),
  );

  expect(new Set(ports).size).toBe(ports.length);
});

test('every owner is named for a folder that is there', () => {
  const folders = [...read(OWNERS_FILE).matchAll(/^\/(\S+)\/\s/gmu)].map(([, folder]) => folder ?? '');

  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => !existsSync(join(WORKSPACE, folder)))).toEqual([]);
});

/** A tag can be moved to other code, a commit can't; its version is for people. */
const PINNED = /^uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
const forOwnStore = (name: string) => `\${{ vars.S3_ENDPOINT && secrets.${name} }}`;

const workflows = globSync('.github/workflows/*.yml', { cwd: WORKSPACE });

test.each(workflows)('%s names paths that are there and commands that exist', (file) => {
  const { on, jobs } = parse(read(file)) as Workflow;

  const paths = Object.values(on).flatMap((event) => ('paths' in event ? event.paths : []));
  const commands = Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
  expect(paths.filter((path) => !existsSync(join(WORKSPACE, path.replace('/**', ''))))).toEqual([]);
  expect(commands.length).toBeGreaterThan(1);
  expect(commands.filter((command) => !isKnown(command))).toEqual([]);
});

test.each(workflows)('%s runs the actions of known commits only', (file) => {
  const uses = read(file).match(/uses:.*/gu) ?? [];

  expect(uses.length).toBeGreaterThan(1);
  expect(uses.filter((line) => !PINNED.test(line))).toEqual([]);
});

test('an action has the same commit in every workflow', () => {
  const pins = new Set(workflows.flatMap((file) => read(file).match(/uses:.*/gu) ?? []));

  const actions = [...pins].map((line) => line.split('@')[0]);

  expect(actions).toEqual([...new Set(actions)]);
});

test.each(['actions/checkout@v7', 'actions/checkout@3d3c42e # v7.0.1', `actions/checkout@${'a'.repeat(40)}`])(
  'uses: %s is not pinned',
  (action) => expect(`uses: ${action}`).not.toMatch(PINNED),
);

test.each(workflows)('%s has keys of a store only where a role can’t be had', (file) => {
  const jobs = Object.values((parse(read(file)) as Workflow).jobs);

  for (const { permissions, steps } of jobs) {
    const role = steps.findIndex(({ uses }) => uses?.startsWith('aws-actions/'));
    const writer = steps.findIndex(({ env }) => env?.RELEASES !== undefined);
    expect(role).toBe(writer === -1 ? -1 : writer - 1);
    expect(permissions?.['id-token']).toBe(writer === -1 ? undefined : 'write');
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])
      expect(steps[writer]?.env?.[name] ?? forOwnStore(name)).toBe(forOwnStore(name));
  }
});

/** What the last build of a remote read; nothing where none was made, as on a machine that only runs this test. */
function readInputs(name: string): Record<string, string> {
  const file = join(name, 'dist/inputs.json');
  if (!existsSync(join(WORKSPACE, file))) return { [`${name}/remote.config.ts`]: '' };
  return (JSON.parse(read(file)) as { files: Record<string, string> }).files;
}

const fits = (path: string, pattern: string): boolean =>
  pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;

/** `npm run x`, of the package that `-w` names or of all; npm's own words; a program that is installed. */
function isKnown(command: string): boolean {
  const [program, word = '', script = '', flag, folder = '.'] = command.split(' ');
  if (program === 'npx') return existsSync(join(WORKSPACE, 'node_modules/.bin', word));
  if (program !== 'npm') return false;
  if (word !== 'run') return ['ci', 'test'].includes(word);
  return script in scriptsOf(flag === '-w' ? folder : '.');
}
