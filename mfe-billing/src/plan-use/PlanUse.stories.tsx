import { endpoints } from '@shortlist/api-contract';
import { aPlanUse } from '@shortlist/api-contract/testing';
import { mockError, PlatformFrame } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { onTeam, recruiter, selling } from '../testing/billing-stories.ts';

const meta: Meta = {
  title: 'Screens/Billing/Plan usage',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path="/plans" routes={routes} />,
};

export default meta;

export const Usage: StoryObj = {
  name: '[PD-10] What is used of the plan',
  parameters: { msw: { handlers: selling(undefined, onTeam, aPlanUse()) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const resumes = await screen.findByRole('progressbar', { name: 'Resumes this month' });
    await expect(resumes).toHaveAttribute('aria-valuetext', '340 of 2,000');
    await expect(screen.getByText('0.4 GB of 5 GB')).toBeVisible();
    await expect(screen.queryByText('You’re close to a limit of your plan.')).toBeNull();
  },
};

export const NearALimit: StoryObj = {
  name: '[PD-10] A limit that is near is said, with what to do',
  parameters: {
    msw: {
      handlers: selling(
        undefined,
        onTeam,
        aPlanUse({ positions: { used: 25, limit: 25 }, resumes: { used: 1640, limit: 2000 } }),
      ),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You’re close to a limit of your plan.')).toBeVisible();
    await expect(
      screen.getByText(/counted from 0 again on Dec 1, 2099\. Deleted positions make room\./),
    ).toBeVisible();
    await expect(screen.getByText('25 of 25')).toBeVisible();
  },
};

export const NearALimitNarrow: StoryObj = {
  ...NearALimit,
  name: 'Near a limit, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const UsageFailed: StoryObj = {
  name: 'Usage that could not be loaded is said, and the plans still show',
  parameters: {
    msw: { handlers: [mockError(endpoints.planLimits.use, 'internal', { error: 'Boom.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load usage')).toBeVisible();
    await expect(screen.getByRole('article', { name: 'Agency' })).toBeVisible();
  },
};

export const PriceChanged: StoryObj = {
  name: '[PD-10] A subscriber sees the price that they pay, and what the plan costs now',
  parameters: {
    msw: {
      handlers: selling(undefined, {
        ...onTeam,
        price: { amount_cents: 9950, currency: 'usd', billing_cycle: 'month' },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const own = within(await screen.findByRole('region', { name: 'Your plan: Team Active' }));
    await expect(own.getByText('$99.50 a month, renews on Dec 4, 2099')).toBeVisible();
    const team = within(await screen.findByRole('article', { name: /^Team/ }));
    await expect(team.getByText('$119')).toBeVisible();
    await expect(team.getByText('You pay $99.50 a month.')).toBeVisible();
  },
};
