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

export const Full: StoryObj = {
  name: '[OB-01] Full: at the results',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect((await screen.findAllByText('Completed')).length).toBe(3);
    await expect(screen.getByRole('link', { name: 'See the results' })).toHaveAttribute('href', '/userhome');
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: loading } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Pending')).toBeNull();
  },
};

export const Empty: StoryObj = {
  name: '[OB-01] Empty: a new user',
  parameters: { msw: { handlers: empty } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Active')).toBeVisible();
    await expect((await screen.findAllByText('Pending')).length).toBe(3);
  },
};

export const Failed: StoryObj = {
  parameters: { msw: { handlers: failing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
