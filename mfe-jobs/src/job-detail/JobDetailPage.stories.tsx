import { JobInput, jobs, matches, parseJobDescription } from '@shortlist/api-contract';
import {
  aJob,
  aJobWithMatches,
  aMatchedResume,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  twoVersions,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import { aDescription, backendEngineer, backendMatches, daysAgo } from '../testing/sample-jobs.ts';
import { requirementsAreListed } from '../testing/sample-requirements.ts';

const history = {
  jobs: [aJobWithMatches({ job_id: backendEngineer.id, matched_resumes: backendMatches })],
};
const id = backendEngineer.id;

const matchOf = (candidate_name: string) =>
  aMatchedResume({
    resume_info: { ...aMatchedResume().resume_info, candidate_name },
    evidence: { text: LONG_SENTENCE, start: 0, end: LONG_SENTENCE.length, page: 12, source: LONG_NAME },
  });

const meta = {
  title: 'Screens/Jobs/Job detail',
  component: JobsFrame,
  args: { path: `/joblist/${id}` },
  parameters: {
    layout: 'fullscreen',
    msw: [
      requirementsAreListed,
      mockResponse(jobs.get, backendEngineer),
      mockResponse(matches.jobsWithMatches, history),
      mockResponse(jobs.list, []),
      mockResponse(jobs.remove, { ok: true }),
    ],
  },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[JB-03] Full',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Senior Backend Engineer' }),
    ).toBeVisible();

    const hrefs = {
      Edit: `/joblist/edit/${id}`,
      'Requirements 15': `/joblist/${id}/requirements`,
      'Back to Jobs': '/joblist',
      'Select Resume to Match': `/jobs/${id}/resumes/select`,
      'Batch Match Multiple Resumes': `/jobs/${id}/select_resumes_batch`,
    };
    for (const [name, href] of Object.entries(hrefs)) {
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', href);
    }
    await expect(await canvas.findByRole('link', { name: 'Tomasz Wieland' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: '[JB-03] Loading',
  parameters: { msw: [mockPending(jobs.get)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading position')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    msw: [
      requirementsAreListed,
      mockResponse(jobs.get, aJob({ title: 'Finance Controller', description: null })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Finance Controller' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[JB-03] Failed',
  parameters: { msw: [mockError(jobs.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Job not found or you are not authorized.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      requirementsAreListed,
      mockResponse(
        jobs.get,
        aJob({
          id,
          title: LONG_NAME,
          created_at: daysAgo(400),
          description: aDescription(`${LONG_SENTENCE}\n\nhttps://example.com/${'a'.repeat(120)}`, {
            company: LONG_NAME,
            skillTags: [...FORTY_TAGS],
            contactInfo: `${UNBROKEN}@fennimore.example`,
          }),
          matched_resumes: 1204,
          best_match_score: 1,
        }),
      ),
      mockResponse(matches.jobsWithMatches, {
        jobs: [aJobWithMatches({ job_id: id, matched_resumes: [LONG_NAME, UNBROKEN].map(matchOf) })],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Serialized: Story = {
  name: '[JB-03] A serialized description is text and tags, never JSON',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/five years or more in backend work/)).toBeVisible();
    const tags = canvas.getByRole('list', { name: 'Skill Tags' });
    await expect(
      within(tags)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['Go', 'PostgreSQL', 'Kafka', 'Kubernetes']);
    await expect(canvas.queryByText(/jobDescription|metadata/)).toBeNull();
    await expect(canvas.getByText('Dec 18, 2026')).toBeVisible();
  },
};

export const NotFound: Story = {
  name: '[JB-03] Not found',
  parameters: { msw: [mockError(jobs.get, 'not_found', { error: 'Not found or unauthorized' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Job not found or you are not authorized.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to Jobs' })).toBeVisible();
  },
};

let stored = backendEngineer;

export const Closed: Story = {
  name: 'The switch closes a position, and nothing else of it changes',
  parameters: {
    msw: [
      requirementsAreListed,
      mockResponse(jobs.get, () => stored),
      mockResponse(jobs.update, async (request) => {
        const { description } = JobInput.parse(await request.json());
        stored = {
          ...stored,
          description,
          is_active: parseJobDescription(description).metadata?.isActive ?? true,
        };
        return stored;
      }),
      mockResponse(matches.jobsWithMatches, history),
    ],
  },
  beforeEach: () => {
    stored = backendEngineer;
  },
  play: async ({ canvas }) => {
    const before = parseJobDescription(backendEngineer.description);

    await userEvent.click(await canvas.findByRole('switch', { name: 'Active' }));

    await expect(await canvas.findByText(/, inactive$/)).toBeVisible();
    await waitFor(() => expect(stored.is_active).toBe(false));
    await expect(parseJobDescription(stored.description)).toEqual({
      text: before.text,
      metadata: { ...before.metadata, isActive: false },
    });
    await expect(canvas.getByRole('switch', { name: 'Active' })).not.toBeChecked();
  },
};

export const EarlierVersion: Story = {
  name: 'Two resumes of one person: the earlier version says so',
  parameters: {
    msw: [
      requirementsAreListed,
      mockResponse(jobs.get, backendEngineer),
      mockResponse(matches.jobsWithMatches, {
        jobs: [
          aJobWithMatches({
            job_id: id,
            matched_resumes: backendMatches.slice(0, 1).flatMap(twoVersions),
          }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Earlier version')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Tomasz Wieland' })).toHaveLength(2);
  },
};

export const HistoryFailed: Story = {
  name: 'The position stays when its matches fail to load',
  parameters: {
    msw: [
      requirementsAreListed,
      mockResponse(jobs.get, backendEngineer),
      mockError(matches.jobsWithMatches, 'internal', { error: 'Broken.' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load matched resumes')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Senior Backend Engineer' })).toBeVisible();
  },
};

export const Deleted: Story = {
  name: '[JB-05] [FR-06] A deleted position leads back to the list, and Undo brings it there',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );

    await expect(await canvas.findByText('No jobs found. Create one!')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
