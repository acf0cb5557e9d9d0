import { jobs, parseJobDescription, requirements } from '@shortlist/api-contract';
import { aJob, FORTY_TAGS, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NO_JOB } from '../job-form/job-edit.ts';
import { descriptionIsRead } from '../testing/find-skills.ts';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import { keepDraft } from '../testing/kept-draft.ts';

const created = aJob({ title: 'Data Analyst' });
let posts = 0;
let sent: { title: string; description: string | null } | null = null;

const creates = mockResponse(jobs.create, async (request) => {
  posts += 1;
  sent = await request.json();
  return created;
});
const around = [mockResponse(jobs.get, created), mockResponse(jobs.list, [created])];

const meta = {
  title: 'Screens/Jobs/New job',
  component: JobsFrame,
  args: { path: '/joblist/new' },
  parameters: {
    layout: 'fullscreen',
    msw: [...around, creates, ...descriptionIsRead],
  },
  beforeEach: () => {
    posts = 0;
    sent = null;
    sessionStorage.clear();
  },
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  beforeEach: () =>
    keepDraft('new', {
      title: 'Data Analyst',
      description: 'Reads numbers until they speak.\n\nMust: SQL, dbt, k8s, a good ear.',
      details: {
        ...NO_JOB.details,
        skillTags: ['SQL'],
        company: 'Fennimore Logistics',
        dueDate: '2026-12-18',
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('Data Analyst');
    await expect(await canvas.findByRole('button', { name: 'Add Kubernetes (k8s)' })).toBeVisible();
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
  parameters: {
    msw: [
      mockError(jobs.create, 'unavailable', { error: 'The server is being restarted.' }),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Data Analyst{Enter}');

    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Data Analyst');
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      ...around,
      mockResponse(jobs.findSkills, {
        skills: [...FORTY_TAGS, LONG_NAME].map((name) => ({ name, words: [UNBROKEN], is_required: true })),
      }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () =>
    keepDraft('new', { title: LONG_NAME, description: `${LONG_SENTENCE.repeat(4)}\n${UNBROKEN}` }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue(LONG_NAME);
    await expect(await canvas.findByRole('group', { name: 'Found in the description' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Saving: Story = {
  name: '[JB-02] While it is saved',
  parameters: { msw: [mockPending(jobs.create), ...descriptionIsRead] },
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
      mockError(jobs.create, 'invalid_input', {
        error: 'The position was not saved.',
        errors: { title: 'You already hire for this title.' },
      }),
      ...descriptionIsRead,
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
    await userEvent.click(canvas.getByRole('link', { name: 'New Job' }));
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue('');
  },
};

export const Reloaded: Story = {
  name: 'A draft survives a reload of the tab, and can be given up',
  beforeEach: () => keepDraft('new', { title: 'Half a tit', description: 'Some text.' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsaved changes restored.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Half a tit');
    await expect(canvas.getByRole('textbox', { name: 'Description' })).toHaveValue('Some text.');

    await userEvent.click(canvas.getByRole('button', { name: 'Discard Draft' }));

    await waitFor(() => expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue(''));
    await expect(canvas.queryByText('Unsaved changes restored.')).toBeNull();
  },
};

export const Suggested: Story = {
  name: 'Skills found in the text are offered, and become required skills',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), 'Backend');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), 'Golang, k8s, Kafka');
    const found = within(await canvas.findByRole('group', { name: 'Found in the description' }));

    await userEvent.click(await found.findByRole('button', { name: 'Add Kafka' }));
    await userEvent.click(found.getByRole('button', { name: 'Add all' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Found in the description' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Create Job' }));

    await waitFor(() => expect(sent).not.toBeNull());
    const { text, metadata } = parseJobDescription(sent?.description ?? null);
    await expect(text).toBe('Golang, k8s, Kafka');
    await expect(metadata?.skillTags).toEqual(['Kafka', 'Go', 'Kubernetes']);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Data Analyst' })).toBeVisible();
  },
};

export const Looking: Story = {
  name: 'While the text is looked through for skills',
  parameters: { msw: [mockPending(jobs.findSkills), ...descriptionIsRead] },
  beforeEach: () => keepDraft('new', { title: 'Backend', description: 'Golang' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Finding skills…')).toBeVisible();
  },
};

export const NotLookedThrough: Story = {
  name: 'A text that could not be looked through says so, and can be again',
  parameters: {
    msw: [
      mockError(jobs.findSkills, 'rate_limited', { error: 'Too many calls.', once: true }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () => keepDraft('new', { title: 'Backend', description: 'Golang' }),
  play: async ({ canvas }) => {
    const sentence = 'Failed to scan the description for skills';
    await expect(await canvas.findByText(sentence)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));

    await expect(await canvas.findByRole('button', { name: 'Add Go (Golang)' })).toBeVisible();
    await expect(canvas.queryByText(sentence)).toBeNull();
  },
};

const written = {
  title: 'Data Analyst',
  description: 'Must: SQL in production.\nNice to have: dbt.\nTwo days on site.',
};

export const RequirementsRead: Story = {
  name: '[VD-02] What the description requires is listed while it is written',
  beforeEach: () => keepDraft('new', written),
  play: async ({ canvas }) => {
    const read = await canvas.findByRole('region', { name: 'Requirements' });
    await expect(await within(read).findByRole('heading', { name: 'Required 1' })).toBeVisible();

    await userEvent.type(canvas.getByRole('textbox', { name: 'Description' }), '\nMust: Looker.');

    await expect(await within(read).findByText('Reading...')).toBeVisible();
    await expect(within(read).getByText('Must: SQL in production.')).toBeVisible();
    await expect(await within(read).findByRole('heading', { name: 'Required 2' })).toBeVisible();
  },
};

export const RequirementsBeingRead: Story = {
  name: 'While the description is read',
  parameters: { msw: [mockPending(requirements.read), ...descriptionIsRead] },
  beforeEach: () => keepDraft('new', written),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reading...')).toBeVisible();
  },
};

export const RequirementsNotRead: Story = {
  name: 'A reading that fails disturbs nothing',
  parameters: {
    msw: [
      mockError(requirements.read, 'unavailable', { error: 'The server is being restarted.' }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () => keepDraft('new', written),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Failed to read requirements.', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Create Job' })).toBeEnabled();
  },
};

export const RequirementsReadNarrow: Story = {
  name: 'Requirements of a description, narrow',
  globals: { viewport: { value: 'narrow' } },
  beforeEach: () => keepDraft('new', written),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Required 1' })).toBeVisible();
  },
};
