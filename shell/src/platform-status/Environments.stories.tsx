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
  title: 'Screens/Shell/Environments',
  parameters: { layout: 'fullscreen' },
  render: () => <InShell session={{ ...marta, is_admin: true }} path="/platform" routes={routes} />,
};

export default meta;

const placed = { percent: null, since: '2026-11-21T13:40:00.000Z', by: 'Grace Holm' };

export const Staging: StoryObj = {
  name: '[TM-08] What is live in staging, and not here yet',
  parameters: {
    msw: {
      handlers: [
        mockResponse(platformStatusEndpoint, {
          ...aPlatformStatus(aPackageStatus()),
          environments: [
            {
              name: 'staging',
              versions: [
                { ...placed, package: 'mfe-jobs', version: '1.0.0-0123456789' },
                { ...placed, package: 'mfe-jobs', version: '1.1.0-9c0ffee210', percent: 10 },
                { ...placed, package: UNBROKEN, version: UNBROKEN, by: LONG_NAME },
              ],
            },
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Environments' }));
    await expect(card.getByText('This is production')).toBeVisible();
    await expect(card.getByText('mfe-jobs 1.0.0-0123456789')).toBeVisible();
    await expect(card.getByText('Also live here')).toBeVisible();
    await expect(card.getAllByText('Not live here')).toHaveLength(2);
    await expect(card.getByText('Canary 10%')).toBeVisible();
  },
};
