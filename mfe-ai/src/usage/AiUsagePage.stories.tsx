import { type ModelUsage, modelUsage } from '@shortlist/api-contract';
import { aModelCall, aUser, noModelUsage, someModelUsage, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';

const admin = aUser({ username: 'Marta', is_admin: true });

const meta: Meta = {
  title: 'Screens/AI/AI Usage',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={admin} path="/ai-usage" routes={routes} />,
};

export default meta;

const used = someModelUsage();

const calls = mockResponse(modelUsage.calls, {
  calls: [
    aModelCall(),
    aModelCall({
      id: '01a20435-ed59-7000-973e-96129bc3fbd4',
      kind: 'analysis',
      outcome: 'timeout',
      attempts: 2,
      input_tokens: 2100,
      output_tokens: 0,
      is_estimated: true,
      cost_usd: 0.00084,
      took_ms: 30_000,
      asked_at: '2026-11-22T13:58:00.000Z',
    }),
  ],
});

const reporting = (usage: ModelUsage) => ({
  msw: { handlers: [mockResponse(modelUsage.report, usage), calls] },
});

export const Full: StoryObj = {
  name: 'Full: today, what an analysis costs, failures, days and calls',
  parameters: reporting(used),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('$4.60')).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Match 250 $0.4243 $0.0017' })).toBeVisible();
    await expect(await screen.findByRole('row', { name: /Analysis .* Timed out about 2,100/ })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(modelUsage.report)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading AI usage')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Empty: the local engine costs nothing',
  parameters: reporting(noModelUsage),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The built-in engine is free')).toBeVisible();
  },
};

export const NotSetUp: StoryObj = {
  name: 'The model is not set up',
  parameters: reporting({ ...noModelUsage, engine: 'openai', lacks: 'OPENAI_API_KEY and OPENAI_MODEL' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('AI model not set up')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed, with Retry',
  parameters: { msw: { handlers: [mockError(modelUsage.report, 'internal', { error: 'Boom.' })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load AI usage')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Refused: who is no administrator is told who may see it',
  parameters: {
    msw: {
      handlers: [mockError(modelUsage.report, 'forbidden', { error: 'Only administrators can do this.' })],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Administrators only')).toBeVisible();
    await expect(screen.getByText('Only administrators can do this.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
};

export const LongText: StoryObj = {
  parameters: reporting({
    ...used,
    model: UNBROKEN,
    server: UNBROKEN,
    today: { ...used.today, calls: 1_234_567_890, input_tokens: 123_456_789_012, cost_usd: 123_456.78 },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1,234,567,890')).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...Full,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('$4.60')).toBeVisible();
    await expect(await screen.findByRole('row', { name: /Analysis .* Timed out/ })).toBeVisible();
  },
};
