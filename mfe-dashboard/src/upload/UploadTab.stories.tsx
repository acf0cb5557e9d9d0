import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Dashboard, everyTab, ownTabs } from '../testing/tab-stories.tsx';

const meta: Meta = {
  title: 'Screens/Dashboard/Upload',
  parameters: { layout: 'fullscreen' },
  render: () => <Dashboard tab="upload&mode=position" widgets={everyTab} />,
  beforeEach: () => () => localStorage.removeItem('uploadMode'),
};

export default meta;

export const Full: StoryObj = {
  name: '[UP-01] The switch keeps what stands in either form, and the browser remembers it',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Draft of Post Position'), 'Data Analyst');

    await userEvent.click(screen.getByRole('radio', { name: 'Upload Resume' }));
    await expect(await screen.findByLabelText('Draft of Upload Resume')).toBeVisible();
    await expect(localStorage.getItem('uploadMode')).toBe('resume');
    await userEvent.click(screen.getByRole('radio', { name: 'Post Position' }));

    await expect(await screen.findByLabelText('Draft of Post Position')).toHaveValue('Data Analyst');
  },
};

export const OneOfTwo: StoryObj = {
  name: '[UP-01] As long as one form is there alone, there is nothing to switch',
  render: () => (
    <Dashboard
      tab="upload"
      widgets={{ ...ownTabs, 'mfe_resumes/UploadResumes': everyTab['mfe_resumes/UploadResumes'] ?? null }}
    />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 2, name: 'Upload Resume' })).toBeVisible();
    await expect(screen.queryByRole('radio')).toBeNull();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
