import { endpoints } from '@shortlist/api-contract';
import { aSubscription } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';

const routes = [{ path: '/joblist/:id', element: <h1 style={{ padding: 28 }}>Senior Backend Engineer</h1> }];

const meta: Meta = {
  title: 'Screens/Shell/Blind mode',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={marta} path="/joblist/7" routes={routes} />,
};

export default meta;

const turnedBlind = fn();

export const TurnOnBlindMode: StoryObj = {
  name: 'Blind mode is turned on in the menu, and the header says so',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.blind.set, async (request) => {
          turnedBlind(await request.json());
          return { ...marta, blind_mode: true };
        }),
        mockResponse(endpoints.jobs.list, []),
        mockResponse(endpoints.matches.jobsWithMatches, { jobs: [] }),
        mockResponse(endpoints.batches.list, { batches: [] }),
        mockResponse(endpoints.subscriptions.mine, aSubscription()),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    turnedBlind.mockClear();
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /profile menu/ }));

    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Turn on blind mode' }));

    const header = within(within(canvasElement).getByRole('banner'));
    await expect(await header.findByText('Blind mode')).toBeVisible();
    await expect(turnedBlind).toHaveBeenCalledWith({ on: true });
  },
};

export const Blind: StoryObj = {
  name: 'Blind mode: the header says so',
  render: () => <InShell session={{ ...marta, blind_mode: true }} path="/joblist/7" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(within(within(canvasElement).getByRole('banner')).getByText('Blind mode')).toBeVisible();
  },
};

export const BlindNarrow: StoryObj = {
  ...Blind,
  name: 'Blind mode, narrow',
  globals: { viewport: { value: 'narrow' } },
};
