import { LONG_NAME } from '@shortlist/api-contract/testing';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { RemoteWidget } from '@shortlist/platform';
import { policyOf } from '@shortlist/platform/failure-policies';
import { createLoader, createRegistry, provideRemotes, type RemoteHost } from '@shortlist/platform/host';
import { type ComponentType, type ReactElement, useState } from 'react';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { PageWait } from './PageWait.tsx';

const never = () => new Promise<never>(() => {});

/** A remote that never answers, and is waited for longer than a story is looked at unless told. */
function hangingRemote(title = 'Job positions', deadlineMs = 3_600_000): RemoteHost {
  const remote = {
    name: 'mfe_jobs',
    title,
    team: 'Jobs',
    version: 'story',
    channel: 'stable' as const,
    entry: '/assets/mfe-jobs/story/remoteEntry.js',
    integrity: null,
    paths: ['/joblist'],
    widgets: ['JobList'],
  };
  const registry = createRegistry({ shell: { version: 'story' }, origins: [], remotes: [remote] });
  const loader = createLoader({ source: { load: never, reregister: () => {} }, deadlineMs });
  return { registry, loader };
}

/** A wait for something of the remote. */
function load({ registry, loader }: RemoteHost): Promise<unknown> {
  const remote = registry.byName('mfe_jobs');
  if (!remote) throw new Error('The set has no remote.');
  return loader.run(remote, '/joblist', never).catch(() => {});
}

/** Draws a page for which a remote is waited. */
function pageWith(Content: ComponentType, host: () => RemoteHost): ComponentType {
  return function Page(): ReactElement {
    useState(() => {
      const provided = host();
      provideRemotes(provided);
      void load(provided);
    });
    return <Content />;
  };
}

const shown = (Content: ComponentType, host: () => RemoteHost = hangingRemote, path = '/joblist') => (
  <InShell
    session={marta}
    path={path}
    widgets={{ 'mfe_jobs/JobList': null }}
    routes={[
      { path, Component: pageWith(Content, host) },
      ...(path === '/joblist' ? [] : [{ path: '/joblist', loader: never, Component: () => null }]),
    ]}
  />
);

const meta: Meta = {
  title: 'Screens/Shell/Waiting',
  parameters: { layout: 'fullscreen' },
  render: () => shown(PageWait),
};

export default meta;

const patience = { timeout: 10_000 };

const saysSo: StoryObj = {
  play: async ({ canvasElement }) => {
    const place = within(within(canvasElement).getByRole('main'));
    await expect(
      await place.findByRole('heading', { name: /is taking longer than usual\.$/ }, patience),
    ).toBeVisible();
    await expect(place.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Full: StoryObj = {
  ...saysSo,
  name: '[SH-08] The first page is late: after two seconds its place says so, with Retry',
};

export const Narrow: StoryObj = {
  ...saysSo,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const LongText: StoryObj = {
  ...saysSo,
  name: '[SH-08] A remote with a long name is late',
  render: () => shown(PageWait, () => hangingRemote(LONG_NAME)),
};

export const Again: StoryObj = {
  name: '[SH-08] Retry starts over, and takes the word away for as long',
  play: async ({ canvasElement }) => {
    const place = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await place.findByRole('button', { name: 'Retry' }, patience));

    await expect(place.queryByText('Job positions is taking longer than usual.')).toBeNull();
    await expect(
      await place.findByText('Job positions is taking longer than usual.', undefined, patience),
    ).toBeVisible();
  },
};

/** The widget of these stories is in no contract. */
const AnyWidget = RemoteWidget as unknown as ComponentType<{ id: string }>;

function PageWithWidget(): ReactElement {
  return (
    <div style={{ padding: 28 }}>
      <h1>User Home</h1>
      <AnyWidget id="mfe_jobs/JobList" />
    </div>
  );
}

export const WidgetIsLate: StoryObj = {
  ...saysSo,
  name: '[SH-08] A widget is late',
  render: () => shown(PageWithWidget, hangingRemote, '/userhome'),
};

function PageWithLink(): ReactElement {
  return (
    <div style={{ padding: 28 }}>
      <h1>Plans</h1>
      <ButtonLink href="/joblist">Job Positions</ButtonLink>
    </div>
  );
}

const nextIsLate: StoryObj = {
  render: () => shown(PageWithLink, hangingRemote, '/plans'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('link', { name: 'Job Positions' }));

    const notice = await screen.findByRole(
      'region',
      { name: 'Job positions is taking longer than usual.' },
      patience,
    );
    await expect(within(notice).getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Plans' })).toBeVisible();
  },
};

export const NextPageIsLate: StoryObj = {
  ...nextIsLate,
  name: '[SH-08] The next page is late: the last one can still be used',
};

export const NextPageIsLateNarrow: StoryObj = {
  ...nextIsLate,
  name: '[SH-08] The next page is late, narrow',
  globals: { viewport: { value: 'narrow' } },
};

let suspended: RemoteHost;

/** Fails three times while the story is set up, and has the time stand still there: the pause shall not end. */
async function suspend(): Promise<() => void> {
  // React logs what the part throws; here it is thrown on purpose.
  const log = spyOn(console, 'error').mockImplementation(() => undefined);
  const { now } = Date;
  const instant = now();
  Date.now = () => instant;
  suspended = hangingRemote('Job positions', 1);
  for (let count = 0; count < 3; count += 1) await load(suspended);
  return () => {
    Date.now = now;
    log.mockRestore();
  };
}

export const Suspended: StoryObj = {
  name: '[SH-08] A part of a remote that failed several times says that it comes back by itself',
  beforeEach: suspend,
  render: () => shown(PageWithWidget, () => suspended, '/userhome'),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert', undefined, patience));
    await expect(failure.getByText(`${policyOf('suspended').message('Job positions')}.`)).toBeVisible();
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
