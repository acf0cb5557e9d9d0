import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { PlatformStatusPage } from './PlatformStatusPage.tsx';
import { platformStatusEndpoint } from './status-endpoint.ts';
import { aPackageStatus, aPlatformStatus } from './status-fixtures.ts';

const routes = [{ path: '/platform', Component: PlatformStatusPage }];

const meta: Meta = {
  title: 'Screens/Shell/Release history',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={{ ...marta, is_admin: true }} path="/platform" routes={routes} />,
};

export default meta;

const moved = { package: 'mfe-jobs', channel: 'stable' as const, percent: null };

export const History: StoryObj = {
  name: '[TM-08] Who moved which version, when, and why',
  parameters: {
    msw: {
      handlers: [
        mockResponse(platformStatusEndpoint, {
          ...aPlatformStatus(aPackageStatus()),
          history: [
            {
              id: '3',
              at: '2026-11-21T13:55:00.000Z',
              by: 'the edge',
              why: '8 of 40 visitors hit errors within 10 minutes, from 6 networks.',
              key: null,
              promotedFrom: null,
              moves: [{ ...moved, from: '1.1.0-9c0ffee210', to: '1.0.0-0123456789' }],
            },
            {
              id: '2',
              at: '2026-11-21T13:40:00.000Z',
              by: 'Grace Holm',
              why: 'Sort positions by closing date',
              key: '9f3c04d1b6a82e57',
              promotedFrom: null,
              moves: [{ ...moved, channel: 'canary', percent: 10, from: null, to: '1.1.0-9c0ffee210' }],
            },
            {
              id: '1',
              at: '2026-11-20T08:00:00.000Z',
              by: LONG_NAME,
              why: null,
              key: null,
              promotedFrom: 'staging',
              moves: [{ ...moved, package: UNBROKEN, channel: 'canary', from: UNBROKEN, to: null }],
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Release history' }));
    await expect(card.getByText('mfe-jobs: 1.1.0-9c0ffee210 to 1.0.0-0123456789')).toBeVisible();
    await expect(card.getByText('mfe-jobs canary 10%: 1.1.0-9c0ffee210')).toBeVisible();
    await expect(card.getByText(/^Grace Holm with key 9f3c04d1b6a82e57, .*: Sort positions/)).toBeVisible();
  },
};
