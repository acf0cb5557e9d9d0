import { endpoints } from '@shortlist/api-contract';
import { aPlan, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { onTeam, recruiter, selling, team } from '../testing/billing-stories.ts';

const paid = mockResponse(endpoints.payments.checkoutSession, { status: 'complete', plan: team });

const meta: Meta = {
  title: 'Screens/Billing/Payment success',
  parameters: { layout: 'fullscreen', msw: { handlers: [paid, ...selling(undefined, onTeam)] } },
  render: () => (
    <PlatformFrame session={recruiter} path="/payment/success?session_id=cs_test_1" routes={routes} />
  ),
};

export default meta;

export const Full: StoryObj = {
  name: '[BL-04] The plan that was paid for',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'Team is active' })).toBeVisible();
    await expect(await screen.findByText('$119 a month, renews on Dec 4, 2099')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/userhome');
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.payments.checkoutSession), ...selling()] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('status', { name: 'Checking your payment' }),
    ).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Without a checkout there is no payment to show',
  render: () => <PlatformFrame session={recruiter} path="/payment/success" routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No payment found')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.payments.checkoutSession, 'unavailable', { error: 'Down.' }),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to check your payment')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wordy = aPlan({ name: UNBROKEN.slice(0, 100), price: 999_999.99, billing_cycle: 'year' });

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.payments.checkoutSession, { status: 'complete', plan: wordy }),
        ...selling(undefined, { ...onTeam, plan: wordy }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('heading', { name: /^Donau.* is active$/ }),
    ).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Unfinished: StoryObj = {
  name: 'A checkout that was left is not a payment',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.payments.checkoutSession, { status: 'open', plan: team }),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Payment not completed')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Team' })).toBeVisible();
  },
};

export const OfAnother: StoryObj = {
  name: 'The checkout of another shows nothing',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.payments.checkoutSession, 'not_found', { error: 'There is none.' }),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No payment found')).toBeVisible();
  },
};
