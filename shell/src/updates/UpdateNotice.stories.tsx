import { RemoteWidget } from '@shortlist/platform';
import { offerUpdate } from '@shortlist/platform/host';
import type { ComponentType, ReactElement } from 'react';
import { expect, fn, spyOn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { noteLive } from './update-notice.ts';

const update = fn();

const meta: Meta = {
  title: 'Screens/Shell/Update',
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    update.mockReset();
    offerUpdate(update);
    noteLive('newer releases');
    return () => {
      offerUpdate(null);
      noteLive(null);
    };
  },
  render: () => (
    <InShell session={marta} path="/joblist" routes={[{ path: '/joblist', Component: JobsPage }]} />
  ),
};

export default meta;

function JobsPage(): ReactElement {
  return <h1 style={{ padding: 28 }}>Job Positions</h1>;
}

const noticeIn = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('region', { name: 'A new version of Shortlist is available.' });

export const Full: StoryObj = {
  name: '[SH-08] A newer release is offered over the page, which goes on until people want it',
  play: async ({ canvasElement }) => {
    const notice = within(await noticeIn(canvasElement));

    await userEvent.click(notice.getByRole('button', { name: 'Update' }));

    await expect(update).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('heading', { name: 'Job Positions' })).toBeVisible();
  },
};

const untouched: StoryObj = {
  play: async ({ canvasElement }) => {
    await expect(await noticeIn(canvasElement)).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...untouched,
  name: 'Narrow: at the foot, since the header is full',
  globals: { viewport: { value: 'narrow' } },
};

export const PutOff: StoryObj = {
  name: '[SH-08] Later takes the notice away, until something newer still is live',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }));
    await expect(screen.queryByText('A new version of Shortlist is available.')).toBeNull();

    noteLive('still newer releases');

    await expect(await noticeIn(canvasElement)).toBeVisible();
  },
};

/** React logs what the part throws; here it is thrown on purpose. */
const quietly = () => {
  const log = spyOn(console, 'error').mockImplementation(() => undefined);
  return () => log.mockRestore();
};

/** The widget of this story is in no contract. */
const AnyWidget = RemoteWidget as unknown as ComponentType<{ id: string }>;

function PageWithWidget(): ReactElement {
  return (
    <div style={{ padding: 28 }}>
      <h1>User Home</h1>
      <AnyWidget id="mfe_jobs/JobList" />
    </div>
  );
}

export const Failed: StoryObj = {
  name: '[SH-08] A part whose release is gone offers the update as its way back',
  beforeEach: quietly,
  render: () => (
    <InShell
      session={marta}
      path="/userhome"
      routes={[{ path: '/userhome', Component: PageWithWidget }]}
      widgets={{ 'mfe_jobs/JobList': null }}
    />
  ),
  play: async ({ canvasElement }) => {
    const failure = within(await within(canvasElement).findByRole('alert'));

    await userEvent.click(failure.getByRole('button', { name: 'Update' }));

    await expect(update).toHaveBeenCalledOnce();
    await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const FailedNarrow: StoryObj = {
  ...Failed,
  name: '[SH-08] A part whose release is gone, narrow',
  globals: { viewport: { value: 'narrow' } },
};
