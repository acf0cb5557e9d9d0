import { endpoints } from '@shortlist/api-contract';
import { aPlan, FORTY_TAGS, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { agency, onTeam, recruiter, selling, team, teamYearly } from '../testing/billing-stories.ts';

const meta: Meta = {
  title: 'Screens/Billing/Plan detail',
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mockResponse(endpoints.plans.get, team), ...selling()] },
  },
  render: () => <PlatformFrame session={recruiter} path={`/plans/${team.id}`} routes={routes} />,
};

export default meta;

export const Full: StoryObj = {
  name: '[BL-03] The plan with its price and Subscribe',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const panel = within(await screen.findByRole('region', { name: /^Team/ }));
    await expect(panel.getByText('$119 a month')).toBeVisible();
    await expect(await panel.findByRole('link', { name: '$1,190 a year' })).toBeVisible();
    await expect(panel.getByText(/saving \$238 a year \(16%\)/)).toBeVisible();
    await expect(await panel.findByRole('button', { name: 'Subscribe' })).toBeEnabled();
    await expect(await panel.findByText(/Your card won't be charged/)).toBeVisible();
    await expect(screen.getByRole('list', { name: 'Team includes' })).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.plans.get), ...selling()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading plan' })).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'A plan of which little is written, with a trial',
  parameters: {
    msw: {
      handlers: [
        mockResponse(
          endpoints.plans.get,
          aPlan({ name: 'Plain', tagline: null, feature_flags: null, trial_days: 14 }),
        ),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/14-day free trial/)).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: {
    msw: { handlers: [mockError(endpoints.plans.get, 'internal', { error: 'Boom.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load plan')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(
          endpoints.plans.get,
          aPlan({
            name: UNBROKEN.slice(0, 100),
            tagline: LONG_NAME,
            description: `${LONG_SENTENCE.repeat(3)}\n${UNBROKEN}`,
            price: 999_999.99,
            billing_cycle: 'year',
            feature_flags: JSON.stringify(FORTY_TAGS),
          }),
        ),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Subscribe' })).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Redirecting: StoryObj = {
  name: '[BL-03] Subscribe shows Redirecting while the address is fetched',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.plans.get, team),
        mockPending(endpoints.payments.createCheckoutSession),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByRole('button', { name: /Redirecting\.\.\./ })).toBeVisible();
  },
};

export const CheckoutFails: StoryObj = {
  name: '[BL-03] A checkout that does not open says so',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.plans.get, team),
        mockError(endpoints.payments.createCheckoutSession, 'unavailable', { error: 'Down.' }),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await expect(await screen.findByText('Failed to get checkout url')).toBeVisible();
    await expect(screen.getByText(/You weren't charged/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  },
};

export const OwnPlan: StoryObj = {
  name: 'The own plan leads to the billing portal',
  parameters: { msw: { handlers: [mockResponse(endpoints.plans.get, team), ...selling(undefined, onTeam)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Manage Billing' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  },
};

export const OwnPlanCostsMoreNow: StoryObj = {
  name: '[PD-10] A subscriber of before sees the price that they pay, and the one for others',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.plans.get, team),
        ...selling(undefined, {
          ...onTeam,
          price: { amount_cents: 9950, currency: 'usd', billing_cycle: 'month' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/^You pay \$99\.50 a month\./)).toBeVisible();
    await expect(screen.getByText('$119 a month')).toBeVisible();
  },
};

export const AnotherPlan: StoryObj = {
  name: 'Whoever has another plan changes to this one',
  parameters: {
    msw: { handlers: [mockResponse(endpoints.plans.get, agency), ...selling(undefined, onTeam)] },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Change to Agency' }),
    ).toBeVisible();
    await expect(within(canvasElement).getByText(/^You pay \$119 a month for Team now\./)).toBeVisible();
  },
};

export const OtherCycle: StoryObj = {
  name: '[BL-03] Whoever pays by the month changes to the year',
  parameters: {
    msw: { handlers: [mockResponse(endpoints.plans.get, teamYearly), ...selling(undefined, onTeam)] },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Change to yearly billing' }),
    ).toBeVisible();
  },
};

export const Confirming: StoryObj = {
  name: '[BL-03] A change that was confirmed is awaited',
  parameters: {
    msw: { handlers: [mockResponse(endpoints.plans.get, agency), ...selling(undefined, onTeam)] },
  },
  render: () => (
    <PlatformFrame session={recruiter} path={`/plans/${agency.id}?billing=changed`} routes={routes} />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Confirming your change to Agency.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /Change to/ })).toBeNull();
  },
};

export const Archived: StoryObj = {
  name: 'A plan that is no longer sold has no Subscribe',
  parameters: {
    msw: { handlers: [mockResponse(endpoints.plans.get, { ...team, is_archived: true }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('This plan is no longer available.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  },
};

export const ComingBack: StoryObj = {
  name: '[BL-03] Whoever subscribed before is promised no second trial',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.plans.get, aPlan({ name: 'Plain', trial_days: 14 })),
        ...selling(undefined, { ...onTeam, status: 'canceled', is_active: false, auto_renew: false }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/won't be charged until you confirm/)).toBeVisible();
    await expect(screen.queryByText(/free trial/)).toBeNull();
  },
};

export const NotFound: StoryObj = {
  parameters: {
    msw: { handlers: [mockError(endpoints.plans.get, 'not_found', { error: 'Gone.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Plan not found')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/plans');
  },
};
