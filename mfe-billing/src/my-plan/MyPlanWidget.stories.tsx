import { endpoints } from '@shortlist/api-contract';
import { aPlan, LONG_NAME } from '@shortlist/api-contract/testing';
import { mockError, mockPending, PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { onTeam, recruiter, selling } from '../testing/billing-stories.ts';
import MyPlanWidget from './MyPlanWidget.tsx';

const meta: Meta = {
  title: 'Widgets/Billing/My plan',
  render: () => <PlatformFrame session={recruiter} routes={[{ path: '/', element: <MyPlanWidget /> }]} />,
};

export default meta;

export const Full: StoryObj = {
  name: '[OD-02] The current plan and when it renews',
  parameters: { msw: { handlers: selling(undefined, onTeam) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Team', { exact: false })).toBeVisible();
    await expect(screen.getByText('Active')).toBeVisible();
    await expect(screen.getByText('$119 a month')).toBeVisible();
    await expect(screen.getByText('Since May 4, 2026, renews on Dec 4, 2099')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.subscriptions.mine)] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Loading your plan' }),
    ).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[OD-02] No subscription',
  parameters: { msw: { handlers: selling() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You have no active subscription.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'See Plans' })).toHaveAttribute('href', '/plans');
  },
};

export const Failed: StoryObj = {
  parameters: {
    msw: { handlers: [mockError(endpoints.subscriptions.mine, 'internal', { error: 'Boom.' })] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load your plan')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'My Plan' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: selling(undefined, {
        ...onTeam,
        plan: aPlan({ name: LONG_NAME.slice(0, 100), price: 999_999.99, billing_cycle: 'year' }),
        price: { amount_cents: 99_999_999, currency: 'usd', billing_cycle: 'year' },
      }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('$999,999.99 a year')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Trial: StoryObj = {
  name: '[OD-02] A trial says until when',
  parameters: {
    msw: {
      handlers: selling(undefined, { ...onTeam, status: 'trialing', trial_end_date: '2099-06-04T09:00:00Z' }),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Since May 4, 2026, trial until Jun 4, 2099, then $119 a month'),
    ).toBeVisible();
  },
};

export const Over: StoryObj = {
  name: '[OD-02] A subscription that is over is none',
  parameters: { msw: { handlers: selling(undefined, { ...onTeam, status: 'canceled', is_active: false }) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You have no active subscription.')).toBeVisible();
    await expect(screen.getByText('Team ended on Dec 4, 2099')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Manage Billing' })).toBeVisible();
  },
};

export const Ending: StoryObj = {
  name: '[OD-02] A subscription that was canceled runs until its end',
  parameters: { msw: { handlers: selling(undefined, { ...onTeam, auto_renew: false }) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Canceled')).toBeVisible();
    await expect(screen.getByText('Since May 4, 2026, ends on Dec 4, 2099')).toBeVisible();
  },
};

export const Incomplete: StoryObj = {
  name: '[OD-02] A first payment that is not complete says what to do',
  parameters: {
    msw: { handlers: selling(undefined, { ...onTeam, status: 'incomplete', is_active: false }) },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You have no active subscription.')).toBeVisible();
    await expect(screen.getByText("Your first payment isn't complete.")).toBeVisible();
  },
};

export const PaymentFailed: StoryObj = {
  name: 'A payment that failed is said',
  parameters: { msw: { handlers: selling(undefined, { ...onTeam, status: 'past_due' }) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Payment failed')).toBeVisible();
    await expect(screen.getByText('Your last payment failed.')).toBeVisible();
  },
};

export const PortalClosed: StoryObj = {
  name: 'A billing portal that does not open says so',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.payments.createPortalSession, 'unavailable', { error: 'Down.' }),
        ...selling(undefined, onTeam),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Manage Billing' }));
    await expect(await screen.findByText('Failed to open the billing portal')).toBeVisible();
  },
};
