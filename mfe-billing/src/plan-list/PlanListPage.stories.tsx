import { endpoints } from '@shortlist/api-contract';
import { aPlan } from '@shortlist/api-contract/testing';
import { never, PlatformFrame, refuse } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { onTeam, recruiter, selling } from '../shared/billing-stories.ts';

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
    await expect(team.getByText('a month', { exact: false })).toBeVisible();
    const features = within(team.getByRole('list', { name: 'Team includes' })).getAllByRole('listitem');
    await expect(features.map((feature) => feature.textContent)).toEqual([
      '25 open positions',
      'Batch match and compare',
      'Shared tracking board',
    ]);
    const agency = within(screen.getByRole('article', { name: 'Agency' }));
    await expect(agency.queryByText('Your plan')).toBeNull();
    await expect(agency.getByText('$1,188')).toBeVisible();
    await expect(await agency.findByRole('link', { name: 'Contact Sales about Agency' })).toHaveAttribute(
      'href',
      'mailto:sales@alderquay.example?subject=The%20Agency%20plan',
    );
    await expect(await screen.findByText('Team, renews on 4 Dec 2099')).toBeVisible();
  },
};

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

export const Empty: StoryObj = {
  parameters: { msw: { handlers: selling([]) } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No plans are on offer yet.')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [never(endpoints.plans.list), ...selling()] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status', { name: 'Loading plans' })).toBeVisible();
  },
};

export const Failing: StoryObj = {
  parameters: {
    msw: { handlers: [refuse(endpoints.plans.list, 'internal', { error: 'Boom.' }), ...selling()] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('The plans could not be loaded')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongTexts: StoryObj = {
  parameters: {
    msw: {
      handlers: selling([
        aPlan({
          name: 'Donaudampfschifffahrtsgesellschaftskapitänsplan for whole groups',
          tagline: 'For groups of companies that recruit in several countries and languages at the same time',
          description:
            'First line of what it is about.\nSecond line, a longer one that has to wrap in its card.',
          price: 12345.5,
          feature_flags: 'not JSON',
        }),
      ]),
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('$12,345.50')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
