import { jobs, parseJobDescription } from '@shortlist/api-contract';
import { aJob, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { editOf } from '../job-form/job-edit.ts';
import { descriptionIsRead } from '../testing/find-skills.ts';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import { keepDraft } from '../testing/kept-draft.ts';
import { aDescription, backendEngineer } from '../testing/sample-jobs.ts';

let sent: { title: string; description: string } | null = null;

const meta = {
  title: 'Screens/Jobs/Edit job',
  component: JobsFrame,
  args: { path: `/joblist/edit/${backendEngineer.id}` },
  parameters: {
    layout: 'fullscreen',
    msw: [
      // In front of the position, whose path fits it too.
      mockResponse(jobs.suggestSkills, { skills: [] }),
      mockResponse(jobs.get, { ...backendEngineer, matched_resumes: 0 }),
      mockResponse(jobs.list, []),
      ...descriptionIsRead,
      mockResponse(jobs.update, async (request) => {
        sent = await request.json();
        return { ...backendEngineer, matched_resumes: 0 };
      }),
    ],
  },
  beforeEach: () => {
    sessionStorage.clear();
    sent = null;
  },
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[JB-04] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue(
      'Senior Backend Engineer',
    );
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Fennimore Logistics');
    await expect(canvas.getByRole('textbox', { name: 'Contact Info' })).toHaveValue(
      'hiring@fennimore.example',
    );
    await expect(canvas.getByText('PostgreSQL')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Found in the description' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Active' })).toBeChecked();
    await expect(canvas.queryByText(/jobDescription|metadata/)).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(jobs.get)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading position')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[JB-04] A position without a description',
  parameters: {
    msw: [
      mockResponse(jobs.get, aJob({ title: 'Finance Controller', description: null })),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveValue('');
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(jobs.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText(/Something went wrong/)).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(
        jobs.get,
        aJob({ title: LONG_NAME, description: `${LONG_SENTENCE.repeat(4)}\n${UNBROKEN}` }),
      ),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Title/ })).toHaveValue(LONG_NAME);
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Saving: Story = {
  name: '[JB-04] While it is saved',
  parameters: {
    msw: [mockResponse(jobs.get, backendEngineer), mockPending(jobs.update), ...descriptionIsRead],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), ' II{Enter}');

    await expect(await canvas.findByRole('button', { name: /Saving\.\.\./ })).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { msw: [mockError(jobs.get, 'not_found', { error: 'Not found or unauthorized' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Job not found or you are not authorized.')).toBeVisible();
  },
};

export const Saved: Story = {
  name: '[JB-04] The text changes, the metadata stays',
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Description' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Only Go.');

    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).not.toBeNull());
    const before = parseJobDescription(backendEngineer.description);
    await expect(parseJobDescription(sent?.description ?? null)).toEqual({ ...before, text: 'Only Go.' });
    await expect(await canvas.findByRole('link', { name: 'Back to Jobs' })).toBeVisible();
  },
};

export const FieldsSaved: Story = {
  name: '[JB-04] Fields change, each alone',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), ' GmbH');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Skill Tags' }), 'Terraform,');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Active' }));

    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

    await waitFor(() => expect(sent).not.toBeNull());
    const { text, metadata } = parseJobDescription(backendEngineer.description);
    await expect(parseJobDescription(sent?.description ?? null)).toEqual({
      text,
      metadata: {
        ...metadata,
        company: 'Fennimore Logistics GmbH',
        skillTags: [...backendEngineer.skill_tags, 'Terraform'],
        isActive: false,
      },
    });
    await expect(await canvas.findByRole('link', { name: 'Back to Jobs' })).toBeVisible();
  },
};

let updates = 0;

export const SavedTwice: Story = {
  name: 'A double click saves once',
  parameters: {
    msw: [
      mockResponse(jobs.get, { ...backendEngineer, matched_resumes: 0 }),
      mockResponse(jobs.update, () => {
        updates += 1;
        return backendEngineer;
      }),
      ...descriptionIsRead,
    ],
  },
  beforeEach: () => {
    updates = 0;
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), ' II');

    await userEvent.dblClick(canvas.getByRole('button', { name: 'Save Changes' }));

    await expect(await canvas.findByRole('link', { name: 'Back to Jobs' })).toBeVisible();
    await expect(updates).toBe(1);
  },
};

export const WithoutTitle: Story = {
  name: '[JB-04] A title is required',
  play: async ({ canvas }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /Title/ }));

    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));

    await expect(await canvas.findByText('Title is required.')).toBeVisible();
    await expect(sent).toBeNull();
  },
};

export const Refused: Story = {
  name: '[JB-04] A failure says so and keeps what was written',
  parameters: {
    msw: [
      mockResponse(jobs.get, backendEngineer),
      mockError(jobs.update, 'internal', { error: 'Something broke.' }),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Title/ }), ' II{Enter}');

    await expect(await canvas.findByText('Failed to update job. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Senior Backend Engineer II');
  },
};

export const Leaving: Story = {
  name: 'Leaving with a changed field asks first',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Company' }), ' GmbH');

    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));

    await expect(await screen.findByRole('alertdialog', { name: 'Discard changes?' })).toBeVisible();
  },
};

export const LeavingUnchanged: Story = {
  name: 'Leaving without a change asks nothing',
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('textbox', { name: /Title/ });
    await userEvent.type(title, '!{Backspace}');

    await userEvent.click(canvas.getByRole('link', { name: 'Cancel' }));

    await expect(await canvas.findByRole('link', { name: 'Back to Jobs' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

export const WordsForADate: Story = {
  name: 'A due date in words is told, and stays until a day is chosen',
  parameters: {
    msw: [
      mockResponse(
        jobs.get,
        aJob({ description: aDescription('Firmware.', { dueDate: 'as soon as possible' }) }),
      ),
      ...descriptionIsRead,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Now: as soon as possible')).toBeVisible();
  },
};

const stored = editOf(backendEngineer);

export const Kept: Story = {
  name: 'Changes survive a reload of the tab',
  beforeEach: () => keepDraft(backendEngineer.id, { title: 'Staff Engineer' }, stored),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unsaved changes restored.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Staff Engineer');
  },
};

export const ChangedElsewhere: Story = {
  name: 'Changes made elsewhere meanwhile are told, and can be taken over',
  beforeEach: () =>
    keepDraft(backendEngineer.id, { title: 'Staff Engineer' }, { ...stored, title: 'Backend Engineer' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This position was edited somewhere else.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Staff Engineer');

    await userEvent.click(canvas.getByRole('button', { name: 'Discard Draft' }));

    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /Title/ })).toHaveValue('Senior Backend Engineer'),
    );
    await expect(canvas.queryByText('This position was edited somewhere else.')).toBeNull();
  },
};
