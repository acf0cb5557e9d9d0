import { LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { InShell, marta } from '../testing/shell-stories.tsx';
import { PlatformStatusPage } from './PlatformStatusPage.tsx';
import { arrangeSlotEndpoint, platformStatusEndpoint } from './status-endpoint.ts';
import { aLiveVersion, aPackageStatus, aPlatformStatus, aSlotStatus } from './status-fixtures.ts';

const routes = [{ path: '/platform', Component: PlatformStatusPage }];
const admin = { ...marta, is_admin: true };

const shell = aPackageStatus({
  package: 'shell',
  title: 'Shell',
  team: 'Shell',
  rollbackTo: '1.0.0-77aa01c9de',
  versions: [
    aLiveVersion({
      version: '1.0.0-b7720c11fe',
      reacts: [19, 20],
      health: { verdict: 'healthy', visitors: 412, failing: 1 },
      loads: 640,
      loadP75: 0.61,
      vitals: { LCP: 0.93, INP: 0.064, CLS: 0.002, TTFB: 0.021 },
    }),
  ],
});
const jobs = aPackageStatus({
  rollbackTo: '1.0.0-5e21b7f0aa',
  versions: [
    aLiveVersion({
      health: { verdict: 'healthy', visitors: 318, failing: 2 },
      loads: 902,
      failedLoads: 3,
      loadP75: 0.184,
      vitals: { LCP: 1.24, INP: 0.112, CLS: 0.018, TTFB: null },
      weights: [
        { part: 'entry', bytes: 4120, budget: 6000 },
        { part: 'page', bytes: 38_240, budget: 45_000 },
        { part: 'widget', bytes: 31_020, budget: 30_000 },
      ],
      deprecated: [
        {
          api: 'usePageTitle',
          since: '1.2',
          instead: 'Call useDocumentTitle.',
          pages: 41,
        },
      ],
    }),
    aLiveVersion({
      version: '1.1.0-9c0ffee210',
      reacts: [20],
      channel: 'canary',
      percent: 10,
      by: 'Grace Holm',
      since: '2026-11-21T13:40:00.000Z',
      health: { verdict: 'failing', visitors: 31, failing: 9 },
      loads: 80,
      failedLoads: 6,
      loadP75: 0.21,
      errors: { crash: 7, broken_entry: 6 },
      latestErrors: [
        {
          name: 'TypeError',
          message: "Cannot read properties of undefined (reading 'stage')",
          page: '/joblist/:id',
          stack: ['detail.9f01ab22c4.js:1:20411 t'],
          sources: ['mfe-jobs/src/job-detail/StageCell.tsx:31:18 StageCell'],
          times: 7,
          lastAt: '2026-11-21T14:04:00.000Z',
        },
      ],
      signs: { render_loop: 1 },
    }),
  ],
});
const ai = aPackageStatus({
  package: 'mfe-ai',
  title: 'Analysis and matching',
  team: 'Analysis',
  sandboxedCalls: ['analysis', 'resumes.list'],
  demotions: [
    {
      version: '2.0.0-77be01f3c2',
      channel: 'stable',
      at: '2026-11-21T11:20:00.000Z',
      reason: '8 of 40 visitors hit errors within 10 minutes, from 6 networks.',
    },
  ],
});

const answering = (...packages: Parameters<typeof aPlatformStatus>) => ({
  msw: { handlers: [mockResponse(platformStatusEndpoint, aPlatformStatus(...packages))] },
});

const meta: Meta = {
  title: 'Screens/Shell/Platform status',
  parameters: { layout: 'fullscreen', ...answering(shell, jobs, ai) },
  render: () => <InShell session={admin} path="/platform" routes={routes} />,
};

export default meta;

export const Full: StoryObj = {
  name: 'Live versions, their health, and automatic rollbacks',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const card = within(await screen.findByRole('region', { name: 'Job positions' }));
    await expect(card.getByText('Canary 10%')).toBeVisible();
    await expect(card.getByText('Failing')).toBeVisible();
    await expect(card.getByText('9 of 31')).toBeVisible();
    await expect(card.getByText('31.0 of 30.0 KB, over budget')).toBeVisible();
    await expect(
      screen.getByText('Runs in a sandbox. Allowed API calls: analysis, resumes.list.'),
    ).toBeVisible();
    await expect(
      screen.getByText(/8 of 40 visitors hit errors within 10 minutes, from 6 networks/),
    ).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(platformStatusEndpoint)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading platform status')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Empty: nothing is released',
  parameters: answering(),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: 'Nothing released yet' }),
    ).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: the edge does not say',
  parameters: {
    msw: { handlers: [mockError(platformStatusEndpoint, 'internal', { error: 'Boom.' })] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(
      await screen.findByRole('heading', { name: 'Failed to load platform status' }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Refused: for administrators alone',
  parameters: {
    msw: {
      handlers: [
        mockError(platformStatusEndpoint, 'forbidden', {
          error: 'Only administrators can view platform status.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Only administrators can view platform status.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Retry|Refresh/ })).toBeNull();
  },
};

export const LongText: StoryObj = {
  parameters: answering(
    aPackageStatus({
      title: LONG_NAME,
      team: LONG_NAME,
      package: UNBROKEN,
      rollbackTo: UNBROKEN,
      versions: [
        aLiveVersion({
          version: UNBROKEN,
          by: LONG_NAME,
          commit: UNBROKEN,
          errors: { crash: 123_456 },
          latestErrors: [
            {
              name: 'TypeError',
              message: UNBROKEN,
              page: `/${UNBROKEN}`,
              stack: [UNBROKEN],
              sources: [UNBROKEN],
              times: 123_456,
              lastAt: '2026-11-21T14:04:00.000Z',
            },
          ],
          deprecated: [{ api: UNBROKEN, since: '1.2', instead: LONG_NAME, pages: 1 }],
        }),
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: LONG_NAME })).toBeVisible();
  },
};

export const Signatures: StoryObj = {
  name: 'Signatures: one release is signed, and one is refused',
  parameters: answering(
    aPackageStatus({
      rollbackTo: '1.0.0-5e21b7f0aa',
      versions: [
        aLiveVersion({
          signature: {
            key: '9f3c04d1b6a82e57',
            run: 'https://github.com/shortlist/shortlist/actions/runs/1712',
          },
        }),
        aLiveVersion({
          version: '1.1.0-9c0ffee210',
          channel: 'canary',
          percent: 10,
          refusal:
            'mfe-jobs 1.1.0-9c0ffee210 is refused: it is not signed. Release it with the key of its team (RELEASE_KEY).',
        }),
      ],
    }),
  ),
  play: async ({ canvasElement }) => {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Job positions' }));
    await expect(card.getByText('9f3c04d1b6a82e57')).toBeVisible();
    await expect(card.getByRole('link', { name: 'this run' })).toHaveAttribute(
      'href',
      'https://github.com/shortlist/shortlist/actions/runs/1712',
    );
    await expect(card.getByText(/is refused: it is not signed/)).toBeVisible();
  },
};

export const NotVerified: StoryObj = {
  name: 'Not verified: no signatures are required',
  parameters: {
    msw: {
      handlers: [
        mockResponse(platformStatusEndpoint, { ...aPlatformStatus(shell), requiresSignatures: false }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Releases are not verified')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

const arranged = aSlotStatus({
  widgets: [
    { id: 'mfe_billing/MyPlan', title: 'Plans', team: 'Billing', isOn: false },
    { id: 'mfe_jobs/JobList', title: 'Job positions', team: 'Jobs', isOn: true },
  ],
  changes: [
    {
      order: ['mfe_billing/MyPlan', 'mfe_jobs/JobList'],
      off: ['mfe_billing/MyPlan'],
      since: '2026-11-21T13:40:00.000Z',
      by: 'admin@example.com',
    },
  ],
});

export const Slots: StoryObj = {
  name: '[TM-03] Slots: one with widgets, one without',
  parameters: {
    msw: {
      handlers: [
        mockResponse(platformStatusEndpoint, {
          ...aPlatformStatus(jobs),
          slots: [aSlotStatus({ id: 'mfe_dashboard/UserHomeMain', widgets: [] }), arranged],
        }),
        mockError(arrangeSlotEndpoint, 'conflict', { error: 'Somebody else has arranged this slot.' }),
      ],
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No remote offers a widget for this slot.')).toBeVisible();
    const slot = within(screen.getByRole('region', { name: 'mfe_dashboard/UserHomeSide' }));
    await expect(slot.getByRole('switch', { name: /MyPlan/ })).not.toBeChecked();
    await expect(slot.getByText(/^admin@example.com turned off MyPlan/)).toBeVisible();
    await expect(slot.getByRole('button', { name: 'Move MyPlan up' })).toBeDisabled();
    await userEvent.click(slot.getByRole('button', { name: 'Move JobList up' }));
    await expect(await slot.findByText('Somebody else has arranged this slot.')).toBeVisible();
  },
};
