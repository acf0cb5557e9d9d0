import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Dashboard, everyTab } from '../testing/tab-stories.tsx';

const meta: Meta = {
  title: 'Screens/Dashboard/Tutorial',
  parameters: { layout: 'fullscreen' },
  render: () => <Dashboard tab="tutorial" />,
};

export default meta;

const TOPICS = ['How to upload resumes', 'How to send outreach', 'Tracking'];

export const Full: StoryObj = {
  name: '[TU-01] Full',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const title of TOPICS) {
      const topic = within(await screen.findByRole('region', { name: title }));
      await expect(topic.getByRole('heading', { name: 'Prerequisites' })).toBeVisible();
      await expect(topic.getByRole('heading', { name: 'Steps' })).toBeVisible();
      await expect(topic.getAllByRole('link').length).toBeGreaterThan(2);
    }
  },
};

export const EveryTab: StoryObj = {
  name: '[TU-01] With the tabs of every remote',
  render: () => <Dashboard tab="tutorial" widgets={everyTab} />,
  play: async ({ canvasElement }) => {
    const board = await within(canvasElement).findByRole('link', { name: 'Open the board' });
    await expect(board).toHaveAttribute('href', '/new-dashboard?tab=position-tracking');
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
