import { jobs } from '@shortlist/api-contract';
import { UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { longPositions, positions, recruiter } from '../shared/sample-positions.ts';
import SampleWidget from './SampleWidget.tsx';

const meta = {
  title: 'Widgets/Sample title/Summary',
  render: () => <PlatformFrame session={recruiter} routes={[{ path: '/', Component: SampleWidget }]} />,
  parameters: { msw: [mockResponse(jobs.list, positions)] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Embedded Engineer' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Sample title' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all' })).toHaveAttribute('href', '/sample');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(jobs.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading positions')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockResponse(jobs.list, [])] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No positions yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'New Job' })).toHaveAttribute('href', '/joblist/new');
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(jobs.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load positions')).toBeVisible();
    await expect(canvas.getByText('Too many calls. Wait a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: { msw: [mockResponse(jobs.list, longPositions)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, globals: { viewport: { value: 'narrow' } } };
