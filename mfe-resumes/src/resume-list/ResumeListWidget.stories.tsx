import { resumes } from '@shortlist/api-contract';
import { aResume, aUser, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleResumes } from '../testing/sample-resumes.ts';
import ResumeListWidget from './ResumeListWidget.tsx';

const meta = {
  title: 'Widgets/Resumes/Resume list',
  component: ResumeListWidget,
  render: () => <PlatformFrame session={aUser()} routes={[{ path: '/', Component: ResumeListWidget }]} />,
  parameters: { msw: [mockResponse(resumes.list, { resumes: sampleResumes })] },
} satisfies Meta<typeof ResumeListWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[OD-01] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tomasz Wieland' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Resumes' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See All' })).toHaveAttribute('href', '/resumes');
  },
};

export const Loading: Story = { parameters: { msw: [mockPending(resumes.list)] } };

export const Empty: Story = {
  parameters: { msw: [mockResponse(resumes.list, { resumes: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resumes uploaded yet.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(resumes.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load resumes')).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(resumes.list, {
        resumes: [
          aResume({ candidate_name: LONG_NAME, headline: LONG_NAME }),
          aResume({ candidate_name: UNBROKEN, headline: UNBROKEN }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
