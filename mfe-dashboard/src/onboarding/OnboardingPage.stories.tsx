import { PlatformFrame } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { empty, failing, full, loading, recruiter } from '../shared/dashboard-stories.ts';

const meta: Meta = {
  title: 'Screens/Dashboard/Onboarding',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path="/onboarding" routes={routes} />,
};

export default meta;

export const NewUser: StoryObj = {
  name: '[OB-01] New user',
  parameters: { msw: { handlers: empty } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Active')).toBeVisible();
    await expect((await screen.findAllByText('Pending')).length).toBe(3);
  },
};

export const AtResults: StoryObj = {
  name: '[OB-01] At the results',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect((await screen.findAllByText('Completed')).length).toBe(3);
    await expect(screen.getByRole('link', { name: 'See the results' })).toHaveAttribute('href', '/userhome');
  },
};

export const Loading: StoryObj = { parameters: { msw: { handlers: loading } } };
export const Failing: StoryObj = { parameters: { msw: { handlers: failing } } };
