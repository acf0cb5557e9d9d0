import { resumes } from '@shortlist/api-contract';
import { mockError, mockPending, TabFrame } from '@shortlist/platform/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, press } from '../testing/choose-files.ts';
import { aFile } from '../testing/upload-files.ts';
import { chooseLongNames, noResumes, takingServer, uploadThree } from './story-parts.ts';
import UploadResumesWidget from './UploadResumesWidget.tsx';

const meta = {
  title: 'Screens/Resumes/Upload in the dashboard',
  component: TabFrame,
  args: { tab: UploadResumesWidget },
  parameters: { layout: 'fullscreen', msw: takingServer },
  beforeEach: () => localStorage.removeItem('resumeSuccess'),
} satisfies Meta<typeof TabFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[UP-05] Full: all have come to an end, one of them was refused',
  play: async ({ canvas }) => {
    await uploadThree();
    await expect(canvas.getByRole('link', { name: 'Go to Resume Management' })).toHaveAttribute(
      'href',
      '/new-dashboard?tab=resume-list',
    );
  },
};

export const Loading: Story = {
  name: '[UP-05] On their way',
  parameters: { msw: [mockPending(resumes.upload), noResumes] },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'), aFile('wieland.pdf'));
    await press('Upload 2 resumes');

    await expect(await canvas.findByRole('progressbar', { name: 'Uploading 2 files' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel All' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[UP-05] Pressed with nothing chosen',
  play: async ({ canvas }) => {
    await press('Upload');

    await expect(await canvas.findByText('Please upload at least one file')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '[UP-05] A failure says why',
  parameters: {
    msw: [
      mockError(resumes.upload, 'rate_limited', { error: 'Too many uploads. Wait a minute.' }),
      noResumes,
    ],
  },
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'));
    await press('Upload 1 resume');

    await expect(await canvas.findByText('Upload error: Too many uploads. Wait a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toBeVisible();
  },
};

export const LongText: Story = { play: chooseLongNames };

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const StartedOver: Story = {
  name: '[UP-06] Starting over leaves nothing behind',
  play: async ({ canvas }) => {
    await choose(aFile('okafor.pdf'));
    await press('Upload 1 resume');
    await expect(await canvas.findByText('1 resume uploaded')).toBeVisible();
    await expect(localStorage.getItem('resumeSuccess')).toContain('"count":1');

    await press('Upload More');

    await expect(await canvas.findByRole('button', { name: 'Upload' })).toBeVisible();
    await expect(localStorage.getItem('resumeSuccess')).toBeNull();
  },
};
