import { jobs } from '@shortlist/api-contract';
import { aJob } from '@shortlist/api-contract/testing';
import { answer, refuse } from '@shortlist/platform/testing';
import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';

const created = aJob({ title: 'Data Analyst' });
let posts = 0;

const meta = {
  title: 'Jobs/New job',
  component: JobsFrame,
  args: { path: '/joblist/new' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      answer(jobs.get, created),
      answer(jobs.list, [created]),
      answer(jobs.create, () => {
        posts += 1;
        return created;
      }),
    ],
  },
  beforeEach: () => {
    posts = 0;
    sessionStorage.clear();
  },
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Blank: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const WithoutTitle: Story = {
  name: '[JB-02] A title is required',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Description' }), 'Reads numbers.');

    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));

    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveFocus();
    await expect(posts).toBe(0);
  },
};

export const Created: Story = {
  name: '[JB-02] Enter twice creates one position and opens it',
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /Title/ });

    await userEvent.type(title, 'Data Analyst{Enter}{Enter}');

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Data Analyst' })).toBeVisible();
    await expect(posts).toBe(1);
  },
};

export const RefusedField: Story = {
  name: '[JB-02] What the server says of a field stands at the field',
  parameters: {
    msw: [
      refuse(jobs.create, 'invalid_input', {
        error: 'The position was not saved.',
        errors: { title: 'You already hire for this title.' },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Data Analyst{Enter}');

    await expect(await canvas.findByText('You already hire for this title.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toBeInvalid();
  },
};

export const Leaving: Story = {
  name: 'Leaving with a draft asks first',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Data');

    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Data');

    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Job Positions' })).toBeVisible();
    await expect(sessionStorage.getItem('newJobDraft')).toBeNull();
  },
};

export const Reloaded: Story = {
  name: 'A draft survives a reload of the tab',
  beforeEach: () => {
    sessionStorage.setItem('newJobDraft', JSON.stringify({ title: 'Half a tit', description: 'Some text.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('Half a tit');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Some text.');
  },
};
