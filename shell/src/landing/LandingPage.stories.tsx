import { endpoints } from '@shortlist/api-contract';
import { aPlan, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { configured, InShell, marta } from '../testing/shell-stories.tsx';
import { LandingPage } from './LandingPage.tsx';

const routes = [{ path: '/', Component: LandingPage }];

const team = aPlan({ name: 'Team', tagline: 'For a hiring team', price: 49, trial_days: 14 });
const plans = [
  aPlan({ name: 'Starter', tagline: 'For your first hires', price: 0, trial_days: 0 }),
  team,
  aPlan({ ...team, id: aPlan({ name: 'Yearly' }).id, price: 490, billing_cycle: 'year' }),
];
const offered = mockResponse(endpoints.plans.onOffer, plans);

const meta: Meta = {
  title: 'Screens/Shell/Landing',
  parameters: { layout: 'fullscreen', msw: { handlers: [configured(), offered] } },
};

export default meta;

export const Full: StoryObj = {
  name: '[SH-02] Full, signed out: Get Started leads to the login',
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/login');
    await expect(await screen.findByRole('link', { name: 'Contact Sales' })).toHaveAttribute(
      'href',
      'mailto:sales@alderquay.example',
    );
    await expect(canvasElement).not.toHaveTextContent('sales@alderquay.example');
    const offers = within(screen.getByRole('region', { name: 'Plans' }));
    await expect(await offers.findByRole('heading', { name: 'Team' })).toBeVisible();
    await expect(offers.getByText('$49')).toBeVisible();
    await expect(offers.queryByText('$490')).toBeNull();
    await expect(screen.getAllByRole('img', { name: /^The Shortlist dashboard/ })).toHaveLength(1);
  },
};

export const Loading: StoryObj = {
  name: '[SH-02] Loading: sales address and plans are being asked for, all else is there',
  parameters: {
    msw: { handlers: [mockPending(endpoints.configuration.get), mockPending(endpoints.plans.onOffer)] },
  },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(screen.getByRole('link', { name: 'Get Started' })).toBeVisible();
    await expect(screen.getByRole('button', { name: /Contact Sales/ })).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[SH-02] Failed: sales address and plans could not be fetched',
  parameters: {
    msw: {
      handlers: [
        mockError(endpoints.configuration.get, 'internal', { error: 'The database is away.' }),
        mockError(endpoints.plans.onOffer, 'internal', { error: 'The database is away.' }),
      ],
    },
  },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load plans')).toBeVisible();

    await userEvent.click(await screen.findByRole('button', { name: 'Contact Sales' }));

    const notice = await within(document.body).findByRole('alertdialog', {
      name: 'Failed to open Contact Sales',
    });
    await expect(notice).toHaveTextContent('Something went wrong. Please try again');
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Empty: StoryObj = {
  name: '[SH-02] Empty: where nothing is sold, nothing is said of plans',
  parameters: { msw: { handlers: [configured(), mockResponse(endpoints.plans.onOffer, [])] } },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'Contact Sales' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Plans' })).toBeNull());
  },
};

const long = aPlan({ name: UNBROKEN.slice(0, 100), tagline: LONG_NAME, price: 999_999.99 });

export const LongText: StoryObj = {
  name: '[SH-02] Long texts of plans stay in their cards',
  parameters: { msw: { handlers: [configured(), mockResponse(endpoints.plans.onOffer, [long, ...plans])] } },
  render: () => <InShell path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { name: long.name });
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const SignedIn: StoryObj = {
  name: '[SH-02] Signed in: Get Started leads to the onboarding',
  render: () => <InShell session={marta} path="/" routes={routes} />,
  play: async ({ canvasElement }) => {
    const start = within(canvasElement).getByRole('link', { name: 'Get Started' });
    await expect(start).toHaveAttribute('href', '/onboarding');
  },
};
