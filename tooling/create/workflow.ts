import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { folderOf } from '../build/packages.ts';

/** What a remote's workflow depends on. */
export interface WorkflowFacts {
  readonly package: string;
  /** Other remotes whose widgets it shows: their contracts are types that it is checked against. */
  readonly shows: readonly string[];
}

/** Where the workflow of a remote stands, from the top of the checkout. */
export function workflowFile(packageName: string): string {
  return `.github/workflows/${packageName}.yml`;
}

/** What goes into the build of any remote, beside its own folder. */
const BUNDLED = ['api-contract/**', 'tooling/build/**', 'tooling/preset/**', 'package-lock.json'];

/**
 * The workflow of a remote: it runs when a file of its own or of what it bundles changes, checks that remote alone, and
 * releases it from the main branch if it holds something new. Each commit of a pull request gets an address at which it can
 * be seen. The rules of a release are asked before a merge, and then by the release itself, not by the job before it.
 */
export function workflowOf({ package: name, shows }: WorkflowFacts): string {
  const contracts = shows.map((other) => `${other}/src/contract.ts`);
  const paths = [`${name}/**`, ...BUNDLED, ...contracts, workflowFile(name)];
  const filter = paths.map((path) => `      - ${path}\n`).join('');
  return `# Written by tooling/create/workflow.ts; a test holds it to that.
name: ${name}

on:
  pull_request:
    paths:
${filter}  push:
    branches: [main]
    paths:
${filter}${BY_HAND}
permissions:
  contents: read

concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: \${{ github.ref != 'refs/heads/main' }}

jobs:
  check:
    if: github.event_name != 'workflow_dispatch'
${MACHINE}${PREPARED}${stepsOf([`npm run stories -- --filter ${name}/`])}${ROLE}${stepsOf([`npm run check -w ${name}`])}        if: github.event_name == 'pull_request'
        env:
${RELEASE_PLACE}
${previewBy(`npm run release -w ${name} -- preview`)}
${releaseJob(`npm run release -w ${name}`, keySecretOf(name))}`;
}

/** The workflow of a remote that has a repository of its own: the same, by the commands of `remote-kit`. */
export function workflowOfRepository(): string {
  return `name: release

on:
  pull_request:
  push:
    branches: [main]
${BY_HAND}
permissions:
  contents: read

concurrency:
  group: release-\${{ github.ref }}
  cancel-in-progress: \${{ github.ref != 'refs/heads/main' }}

jobs:
  check:
    if: github.event_name != 'workflow_dispatch'
${MACHINE}${PREPARED}${stepsOf(['npm run typecheck', 'npm test', 'npm run build'])}${ROLE}${stepsOf(['npm run check'])}        if: github.event_name == 'pull_request' && vars.RELEASES != '' && !github.event.pull_request.head.repo.fork
        env:
${RELEASE_PLACE}
${previewBy('npm run release -- preview')}
${releaseJob('npm run release', 'RELEASE_KEY')}`;
}

/** Pushes may go to staging first; by hand versions are moved in production. */
const ENVIRONMENT = `\${{ github.event_name == 'push' && vars.RELEASE_ENVIRONMENT || 'production' }}`;

/** From the main branch, once what is checked is green. `command` takes what a person chose, or releases what is new. */
const releaseJob = (command: string, keySecret: string): string => `  release:
    needs: check
    if: \${{ !cancelled() && !failure() && github.ref == 'refs/heads/main' && github.event_name != 'pull_request' }}
    environment: ${ENVIRONMENT}
${MACHINE}${PREPARED}${ROLE}${stepsOf([`${command} -- \${{ inputs.command || 'new' }}`])}        env:
          RELEASE_ENVIRONMENT: ${ENVIRONMENT}
          RELEASED_BY: \${{ github.actor }}
          RELEASED_BECAUSE: \${{ inputs.because || github.event.head_commit.message }}
          RELEASE_KEYS: \${{ vars.RELEASE_KEYS }}
          RELEASE_KEY: \${{ secrets.${keySecret} }}
${RELEASE_PLACE}`;

/** A job that gives each commit of a pull request an address, which GitHub shows as that of its environment. */
const previewBy = (command: string): string => `  preview:
    if: github.event_name == 'pull_request' && !github.event.pull_request.head.repo.fork && vars.RELEASES != ''
    environment:
      name: preview
      url: \${{ steps.preview.outputs.address }}
${MACHINE}${PREPARED}${ROLE}      - id: preview
        run: ${command}
        env:
          PREVIEW_COMMIT: \${{ github.event.pull_request.head.sha }}
          PUBLIC_URL: \${{ vars.PUBLIC_URL }}
${RELEASE_PLACE}`;

/** The secret with the key of a remote's team: that of another team signs nothing here. */
const keySecretOf = (name: string): string => `RELEASE_KEY_${name.replaceAll('-', '_').toUpperCase()}`;

/** For a person at night: a release taken back, or tried by a few, without a commit. */
const BY_HAND = `  workflow_dispatch:
    inputs:
      command:
        description: What to do with the release
        type: choice
        options: [canary 10, promote, promote --from staging, withdraw, rollback]
      because:
        description: Why
        type: string
`;

/** A job may ask for a token that says which repository and environment it runs for: a role trusts that, and no key is kept. */
const MACHINE = `    runs-on: ubuntu-latest
    timeout-minutes: 30
    permissions:
      contents: read
      id-token: write
`;

/** Actions are pinned by commit, because a tag can be moved to other code. */
const PREPARED = `    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: 24
          cache: npm
      - run: npm ci
`;

/** An hour of the role that may read the bucket, or write to it; a fork gets no token. */
const ROLE = `      - uses: aws-actions/configure-aws-credentials@e6de054238d6b7531b4efff3b6587d9aade6a06c # v6.2.3
        if: vars.RELEASE_ROLE != '' && !github.event.pull_request.head.repo.fork
        with:
          role-to-assume: \${{ vars.RELEASE_ROLE }}
          aws-region: \${{ vars.S3_REGION || 'us-east-1' }}
`;

/**
 * The settings of the place that the releases go to; where they are not set, and for a fork, a check looks beside the checkout
 * alone. Keys are for a store of one's own that can't give a role.
 */
const RELEASE_PLACE = `          RELEASES: \${{ !github.event.pull_request.head.repo.fork && vars.RELEASES || '' }}
          S3_ENDPOINT: \${{ vars.S3_ENDPOINT }}
          S3_REGION: \${{ vars.S3_REGION }}
          S3_ACCESS_KEY_ID: \${{ vars.S3_ENDPOINT && secrets.S3_ACCESS_KEY_ID }}
          S3_SECRET_ACCESS_KEY: \${{ vars.S3_ENDPOINT && secrets.S3_SECRET_ACCESS_KEY }}
`;

const stepsOf = (commands: readonly string[]): string =>
  commands.map((command) => `      - run: ${command}\n`).join('');

const Settings = z.object({ references: z.array(z.object({ path: z.string() })).default([]) });

/** What the workflow of a remote that is there depends on: the contracts that its tsconfig.json refers to. */
export function readWorkflowFacts(packageName: string): WorkflowFacts {
  const text = readFileSync(join(folderOf(packageName), 'tsconfig.json'), 'utf8');
  const { references } = Settings.parse(JSON.parse(text));
  const shows = references
    .map(({ path }) => path.replace('../', ''))
    .filter((name) => name.startsWith('mfe-'));
  return { package: packageName, shows };
}
