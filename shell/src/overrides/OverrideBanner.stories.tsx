import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import type { Override } from '@shortlist/platform/overrides';
import { mockError, mockPending } from '@shortlist/platform/testing';
import { type ReactElement, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { type BuildError, showBuildError } from './build-error.ts';
import { overrideEndpoints } from './override-endpoints.ts';
import { anOverride } from './override-stories.ts';
import { provideOverrides } from './page-overrides.ts';

const routes = [{ path: '/joblist', Component: () => <h1 style={{ padding: 28 }}>Job Positions</h1> }];

/** A page as the edge composes it for who has overrides; the next story has none again. */
function Overridden({ overrides }: { readonly overrides: readonly Override[] }): ReactElement {
  useState(() => provideOverrides(overrides));
  return <InShell session={marta} path="/joblist" routes={routes} />;
}

const meta: Meta = {
  title: 'Screens/Shell/Override banner',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => () => {
    provideOverrides([]);
    showBuildError(null);
  },
};

export default meta;

const bannerIn = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('complementary', { name: 'Overridden remotes' }));

export const One: StoryObj = {
  name: 'One remote: from where, until when, and the click that ends it',
  render: () => <Overridden overrides={[anOverride()]} />,
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    await expect(banner.getByRole('link', { name: 'Job positions' })).toHaveAttribute(
      'href',
      '/platform/overrides',
    );
    await expect(banner.getByText('http://localhost:4201')).toBeVisible();
    await expect(banner.getByRole('button', { name: 'Reset' })).toBeEnabled();
  },
};

const several = [
  anOverride(),
  anOverride({ package: 'mfe-ai', name: 'mfe_ai', title: 'Analysis and matching', url: null, origin: null }),
  anOverride({
    package: 'mfe-billing',
    name: 'mfe_billing',
    title: 'Plans',
    problem: 'mfe-billing needs react ^20.0.0, but the shell 1.3.0 provides 19.3.1: release the shell first.',
  }),
];

export const Several: StoryObj = {
  name: 'Several remotes: each can be reset, and all; one that no longer fits says why',
  render: () => <Overridden overrides={several} />,
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    await expect(banner.getAllByRole('button', { name: /^Reset / })).toHaveLength(4);
    await expect(banner.getByText(/Plans/)).toBeVisible();
    await expect(banner.getByText(/needs react \^20\.0\.0/)).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: 'One whose time has passed while the page was open',
  render: () => <Overridden overrides={[anOverride({ expiresAt: '2020-11-20T20:41:00.000Z' })]} />,
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    await expect(banner.getByText(/Reload to use the live version/)).toBeVisible();
  },
};

export const Resetting: StoryObj = {
  name: 'While it is reset',
  parameters: { msw: { handlers: [mockPending(overrideEndpoints.resetAll)] } },
  render: () => <Overridden overrides={[anOverride()]} />,
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);

    await userEvent.click(banner.getByRole('button', { name: 'Reset' }));

    await expect(await banner.findByRole('button', { name: /Resetting/ })).toBeVisible();
  },
};

export const NotReset: StoryObj = {
  name: 'A reset that is refused says so',
  parameters: {
    msw: {
      handlers: [
        mockError(overrideEndpoints.resetAll, 'cross_origin', {
          error: "Cross-site requests aren't allowed.",
        }),
      ],
    },
  },
  render: () => <Overridden overrides={[anOverride()]} />,
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);

    await userEvent.click(banner.getByRole('button', { name: 'Reset' }));

    await expect(await banner.findByRole('alert')).toHaveTextContent('Failed to reset: Cross-site requests');
  },
};

const broken: BuildError = {
  package: 'mfe-jobs',
  kind: 'build',
  text: [
    'mfe-jobs could not be built:',
    'ERROR in ./src/job-list/JobListPage.tsx',
    "  × Syntax Error: Expected '</', got ']'",
    '     ╭─[28:30]',
    '  27 │       <PageHeader',
    '  28 │         title="Job Positions" ]',
  ].join('\n'),
};

/** The page of who edits a remote, once it went wrong. */
function Mistaken({ error }: { readonly error: BuildError }): ReactElement {
  useState(() => showBuildError(error));
  return <Overridden overrides={[anOverride()]} />;
}

export const FailedBuild: StoryObj = {
  name: '[TM-07] A change that does not build: file, line, and message',
  render: () => <Mistaken error={broken} />,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'mfe-jobs failed to build' }));
    await expect(dialog.getByText(/JobListPage\.tsx/)).toBeVisible();
    await expect(dialog.getByText(/The page shows the build before it/)).toBeVisible();
  },
};

export const FailedPage: StoryObj = {
  name: '[TM-07] A build that fails on the page: where in its sources',
  render: () => (
    <Mistaken
      error={{
        package: 'mfe-jobs',
        kind: 'page',
        text: `TypeError: ${LONG_NAME}\n    at mfe-jobs/src/${UNBROKEN}.tsx:12:5 JobRow`,
      }}
    />
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'mfe-jobs failed on this page' }));
    await expect(dialog.getByText(/tsx:12:5 JobRow/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const FailedBuildNarrow: StoryObj = {
  ...FailedBuild,
  name: 'A change that does not build, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const LongText: StoryObj = {
  render: () => (
    <Overridden
      overrides={[anOverride({ title: LONG_NAME, url: `https://${UNBROKEN.slice(0, 60)}.preview.example/` })]}
    />
  ),
  play: async ({ canvasElement }) => {
    const banner = await bannerIn(canvasElement);
    await expect(banner.getByRole('link', { name: LONG_NAME })).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...Several,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
