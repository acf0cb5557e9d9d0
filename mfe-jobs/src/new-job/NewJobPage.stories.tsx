import { jobs } from '@shortlist/api-contract';
import { aJob, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { answer, never, refuse } from '@shortlist/platform/testing';
import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';

const created = aJob({ title: 'Data Analyst' });
let posts = 0;

const meta = {
  title: 'Screens/Jobs/New job',
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

const keptDraft = (title: string, description: string) => () => {
  sessionStorage.setItem('newJobDraft', JSON.stringify({ title, description }));
};

export const Full: Story = {
  beforeEach: keptDraft('Data Analyst', 'Reads numbers until they speak.\n\nMust: SQL, dbt, a good ear.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('Data Analyst');
  },
};

export const Empty: Story = {
  name: '[JB-02] Empty',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Create Job' })).toBeEnabled();
  },
};

export const Failed: Story = {
  name: '[JB-02] The server can not save it',
  parameters: { msw: [refuse(jobs.create, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Data Analyst{Enter}');

    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Data Analyst');
  },
};

export const LongText: Story = {
  beforeEach: keptDraft(LONG_NAME, `${LONG_SENTENCE.repeat(4)}\n${UNBROKEN}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue(LONG_NAME);
  },
};

export const Dark: Story = { ...Full, name: 'Dark', globals: { theme: 'dark' } };

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Saving: Story = {
  name: '[JB-02] While it is saved',
  parameters: { msw: [never(jobs.create)] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Data Analyst{Enter}');

    await expect(await canvas.findByRole('button', { name: /Creating\.\.\./ })).toBeVisible();
  },
};

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
  beforeEach: keptDraft('Half a tit', 'Some text.'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('Half a tit');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Some text.');
  },
};
