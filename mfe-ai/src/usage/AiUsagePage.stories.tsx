import { type ModelUsage, modelUsage } from '@shortlist/api-contract';
import { aUser, UNBROKEN } from '@shortlist/api-contract/testing';
import { answer, never, PlatformFrame, refuse } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';

const admin = aUser({ username: 'Marta', is_admin: true });

const meta: Meta = {
  title: 'Screens/AI/Use of the model',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={admin} path="/ai-usage" routes={routes} />,
};

export default meta;

const TODAY = { calls: 214, answered: 205, input_tokens: 611_400, output_tokens: 98_300, cost_usd: 0.4019 };
const NONE = { calls: 0, answered: 0, input_tokens: 0, output_tokens: 0, cost_usd: null };

const used: ModelUsage = {
  engine: 'openai',
  lacks: null,
  model: 'a-small-model',
  server: 'models.example',
  prices: { input: 0.4, output: 1.6 },
  tokens_per_call: 20_000,
  budget: { unit: 'usd', limit: 5, used: 0.4019, left: 4.5981 },
  today: TODAY,
  days: [
    { day: '2026-11-22', ...TODAY },
    {
      day: '2026-11-21',
      calls: 96,
      answered: 96,
      input_tokens: 270_100,
      output_tokens: 44_000,
      cost_usd: 0.1784,
    },
  ],
  kinds: [
    {
      kind: 'analysis',
      calls: 60,
      answered: 58,
      input_tokens: 150_000,
      output_tokens: 60_000,
      cost_usd: 0.156,
    },
    {
      kind: 'match',
      calls: 250,
      answered: 243,
      input_tokens: 731_500,
      output_tokens: 82_300,
      cost_usd: 0.4243,
    },
  ],
  outcomes: [
    { outcome: 'answered', calls: 301 },
    { outcome: 'timeout', calls: 6 },
    { outcome: 'malformed', calls: 3 },
  ],
};

const calls = answer(modelUsage.calls, {
  calls: [
    {
      id: '01a20435-ed59-7000-973e-96129bc3fbd3',
      kind: 'match',
      model: 'a-small-model',
      outcome: 'answered',
      attempts: 1,
      input_tokens: 2940,
      output_tokens: 410,
      is_estimated: false,
      cost_usd: 0.001832,
      took_ms: 3210,
      asked_at: '2026-11-22T14:04:00.000Z',
    },
    {
      id: '01a20435-ed59-7000-973e-96129bc3fbd4',
      kind: 'analysis',
      model: 'a-small-model',
      outcome: 'timeout',
      attempts: 2,
      input_tokens: 2100,
      output_tokens: 0,
      is_estimated: true,
      cost_usd: 0.00084,
      took_ms: 30_000,
      asked_at: '2026-11-22T13:58:00.000Z',
    },
  ],
});

const reporting = (usage: ModelUsage) => ({ msw: { handlers: [answer(modelUsage.report, usage), calls] } });

export const Full: StoryObj = {
  name: 'Full: today, what an analysis costs, failures, days and calls',
  parameters: reporting(used),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('$4.60')).toBeVisible();
    await expect(screen.getByRole('row', { name: 'Match 250 $0.4243 $0.0017' })).toBeVisible();
    await expect(
      await screen.findByRole('row', { name: /Analysis .* No answer in time about 2,100/ }),
    ).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [never(modelUsage.report)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading the use of the model')).toBeVisible();
  },
};

const local: ModelUsage = {
  ...used,
  engine: 'local',
  model: null,
  server: null,
  prices: null,
  tokens_per_call: null,
  budget: null,
  today: NONE,
  days: [],
  kinds: [],
  outcomes: [],
};

export const Empty: StoryObj = {
  name: 'Empty: the local engine costs nothing',
  parameters: reporting(local),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The local engine costs nothing')).toBeVisible();
  },
};

export const NotSetUp: StoryObj = {
  name: 'The model is not set up',
  parameters: reporting({ ...local, engine: 'openai', lacks: 'OPENAI_API_KEY and OPENAI_MODEL' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The model is not set up.')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed: for administrators alone',
  parameters: {
    msw: {
      handlers: [refuse(modelUsage.report, 'forbidden', { error: 'Only administrators may do this.' })],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Only administrators may do this.')).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: reporting({
    ...used,
    model: UNBROKEN,
    server: UNBROKEN,
    today: { ...TODAY, calls: 1_234_567_890, input_tokens: 123_456_789_012, cost_usd: 123_456.78 },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1,234,567,890')).toBeVisible();
  },
};

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
