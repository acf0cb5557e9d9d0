import { jobs } from '@shortlist/api-contract';
import { aJob, aUser, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleJobs } from '../testing/sample-jobs.ts';
import JobListWidget from './JobListWidget.tsx';

const meta = {
  title: 'Widgets/Jobs/Job list',
  component: JobListWidget,
  render: () => <PlatformFrame session={aUser()} routes={[{ path: '/', Component: JobListWidget }]} />,
  parameters: { msw: [mockResponse(jobs.list, sampleJobs)] },
} satisfies Meta<typeof JobListWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[OD-01] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Product Designer' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Job Positions' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/joblist');
  },
};

export const Loading: Story = { parameters: { msw: [mockPending(jobs.list)] } };

export const Empty: Story = {
  parameters: { msw: [mockResponse(jobs.list, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No jobs found. Create one!')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[JB-06] Failed',
  parameters: { msw: [mockError(jobs.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load job positions')).toBeVisible();
    await expect(canvas.getByText('Too many calls. Wait a minute.')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(jobs.list, [
        aJob({ title: LONG_NAME, matched_resumes: 1204, best_match_score: 1 }),
        aJob({ title: UNBROKEN }),
      ]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
