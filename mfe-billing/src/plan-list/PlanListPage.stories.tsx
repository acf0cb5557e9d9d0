import { endpoints } from '@shortlist/api-contract';
import {
  aPlan,
  aUser,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { onTeam, recruiter, selling, solo } from '../testing/billing-stories.ts';

const meta: Meta = {
  title: 'Screens/Billing/Plans',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path="/plans" routes={routes} />,
};

export default meta;

export const Full: StoryObj = {
  name: '[BL-01] The plans on offer, the own one marked',
  parameters: { msw: { handlers: selling(undefined, onTeam) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const team = within(await screen.findByRole('article', { name: /^Team/ }));
    await expect(await team.findByText('Your plan')).toBeVisible();
    await expect(team.getByText('$119')).toBeVisible();
    await expect(team.getByText('a month')).toBeVisible();
    const features = within(team.getByRole('list', { name: 'Team includes' })).getAllByRole('listitem');
    await expect(features.map((feature) => feature.textContent)).toEqual([
      '25 positions',
      '2,000 resumes a month',
      '10,000 AI runs a month',
      '5 GB of storage',
      'Batch match and compare',
      'Shared tracking board',
    ]);
    const agency = within(screen.getByRole('article', { name: 'Agency' }));
    await expect(agency.queryByText('Your plan')).toBeNull();
    await expect(agency.getByText('$1,188')).toBeVisible();
    await expect(
      await agency.findByRole('link', { name: 'View Details & Subscribe: Agency' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/plans\//));
    await expect(await team.findByRole('link', { name: 'View Details: Team' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Create New Plan' })).toBeNull();
    const own = within(await screen.findByRole('region', { name: 'Your plan: Team Active' }));
    await expect(own.getByText('$119 a month, renews on Dec 4, 2099')).toBeVisible();
    await expect(own.getByRole('button', { name: 'Manage Billing' })).toBeVisible();
    await expect(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(screen.getByText('Save 16% with yearly billing.')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(endpoints.plans.list), ...selling()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading plans' })).toBeVisible();
  },
};

export const Empty: StoryObj = {
  parameters: { msw: { handlers: selling([]) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No plans available yet')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  parameters: {
    msw: { handlers: [mockError(endpoints.plans.list, 'internal', { error: 'Boom.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load plans')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: selling([
        aPlan({
          name: UNBROKEN.slice(0, 100),
          tagline: LONG_NAME,
          description: LONG_SENTENCE,
          price: 12345.5,
          feature_flags: 'not JSON',
        }),
        aPlan({ name: LONG_NAME.slice(0, 100), tagline: null, feature_flags: JSON.stringify(FORTY_TAGS) }),
        solo,
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('$12,345.50')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const NoSubscription: StoryObj = {
  name: '[BL-01] Without a subscription no plan is marked',
  parameters: { msw: { handlers: selling() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You have no active subscription.')).toBeVisible();
    await expect((await screen.findAllByRole('article')).length).toBe(3);
    await expect(screen.queryByText('Your plan')).toBeNull();
  },
};

export const Yearly: StoryObj = {
  name: '[BL-01] By the year, with what the prices save',
  parameters: { msw: { handlers: selling() } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('link', { name: 'View Details & Subscribe: Team' });
    await userEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    await expect(await screen.findByText('$1,190', {}, { timeout: 5000 })).toBeVisible();
    const team = within(screen.getByRole('article', { name: 'Team' }));
    await expect(team.getByText('Saves $238 a year (16%)')).toBeVisible();
    const solo = within(screen.getByRole('article', { name: 'Solo' }));
    await expect(solo.getByText('$29')).toBeVisible();
  },
};

export const PastDue: StoryObj = {
  name: 'A payment that failed is said over the plans',
  parameters: { msw: { handlers: selling(undefined, { ...onTeam, status: 'past_due' }) } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Your last payment failed.')).toBeVisible();
    await expect(screen.getByText('Payment failed')).toBeVisible();
  },
};

export const Ended: StoryObj = {
  name: 'A subscription that ended says when, and keeps its invoices within reach',
  parameters: {
    msw: {
      handlers: selling(undefined, {
        ...onTeam,
        status: 'canceled',
        is_active: false,
        auto_renew: false,
        end_date: '2026-06-04T09:00:00Z',
      }),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('You have no active subscription.')).toBeVisible();
    const last = within(screen.getByRole('region', { name: 'Your last plan: Team Ended' }));
    await expect(last.getByText(/ended on Jun 4, 2026/)).toBeVisible();
    await expect(last.getByRole('button', { name: 'Manage Billing' })).toBeVisible();
  },
};

const admin = aUser({ username: 'Marta Lindqvist', is_admin: true });

export const Admin: StoryObj = {
  name: '[BL-01] Administrators create, edit and delete',
  parameters: { msw: { handlers: selling() } },
  render: () => <PlatformFrame session={admin} path="/plans" routes={routes} />,
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Create New Plan' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Edit: Team' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Delete: Team' })).toBeVisible();
    await expect(screen.queryByText('View Details & Subscribe')).toBeNull();
  },
};

export const AdminNarrow: StoryObj = {
  ...Admin,
  name: 'Admin, narrow',
  globals: { viewport: { value: 'narrow' } },
};

let sent: unknown = null;

export const Creating: StoryObj = {
  ...Admin,
  name: '[BL-02] A new plan is checked, then sent',
  parameters: {
    msw: {
      handlers: [
        mockResponse(endpoints.plans.create, async (request) => {
          sent = await request.json();
          return solo;
        }),
        ...selling(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    sent = null;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create New Plan' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Create New Plan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create Plan' }));
    await expect(await dialog.findByText('Name is required.')).toBeVisible();
    await expect(dialog.getByText('Price is required.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Solo');
    await userEvent.type(dialog.getByRole('textbox', { name: /Price/ }), '29');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Positions' }), '5');
    await userEvent.type(dialog.getByRole('textbox', { name: /Feature Flags/ }), '[["Rankings as CSV"');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Plan' }));
    await expect(
      await dialog.findByText(
        'Feature flags must be valid JSON. Line 1: ] is missing: the list that begins on line 1 is not closed.',
      ),
    ).toBeVisible();
    await expect(sent).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /Feature Flags/ }), ']');
    await expect(await dialog.findByRole('list', { name: 'Preview' })).toHaveTextContent('Rankings as CSV');

    await userEvent.click(dialog.getByRole('button', { name: 'Create Plan' }));

    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(sent).toMatchObject({ name: 'Solo', price: 29, limits: { positions: 5, resumes: null } });
  },
};

export const Discarding: StoryObj = {
  ...Admin,
  name: '[BL-02] Leaving a form with something typed asks first',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create New Plan' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Create New Plan' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Solo');

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const question = within(await page.findByRole('alertdialog', { name: 'Discard this plan?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveValue('Solo');

    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await page.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const FlagsThatShowNothing: StoryObj = {
  ...Admin,
  name: '[BL-02] Flags that are JSON of another shape are said to show nothing',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Create New Plan' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Create New Plan' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Feature Flags/ }), '{{"a": {{"b": 1}}');
    await expect(await dialog.findByText(/nothing will show on the plan/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Format JSON' }));
    await expect(dialog.getByRole('textbox', { name: /Feature Flags/ })).toHaveValue(
      '{\n  "a": {\n    "b": 1\n  }\n}',
    );
  },
};

export const CreateRefused: StoryObj = {
  ...Admin,
  name: '[BL-02] A failed save says so and keeps what was written',
  parameters: {
    msw: { handlers: [mockError(endpoints.plans.update, 'internal', { error: 'Boom.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Edit: Solo' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Edit Solo' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Tagline/ }), ', and more');

    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));

    await expect(await dialog.findByText('Update failed: Unknown error')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Tagline/ })).toHaveValue(
      'One recruiter, a few open roles, and more',
    );
  },
};

export const Deleting: StoryObj = {
  ...Admin,
  name: '[BL-01] Deleting asks first, and says why it failed',
  parameters: {
    msw: {
      handlers: [mockError(endpoints.plans.remove, 'conflict', { error: 'Try again later.' }), ...selling()],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Delete: Solo' }));
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete this plan?' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));

    await expect(await dialog.findByText('Delete failed: Try again later.')).toBeVisible();
  },
};
