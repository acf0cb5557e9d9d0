import { aliases, jobs, requirements } from '@shortlist/api-contract';
import { LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JobsFrame } from '../testing/JobsFrame.tsx';
import { listed, requirementsAddress, row, samplePosition } from '../testing/requirements-page.ts';
import { backendEngineer } from '../testing/sample-jobs.ts';
import {
  aRequirement,
  aRequirementList,
  requirementServer,
  requirementsOf,
} from '../testing/sample-requirements.ts';

const server = requirementServer();

const meta = {
  title: 'Screens/Jobs/Requirements',
  component: JobsFrame,
  args: { path: requirementsAddress },
  parameters: {
    layout: 'fullscreen',
    msw: [samplePosition, ...server.handlers, mockResponse(aliases.list, { aliases: [] })],
  },
  beforeEach: () => void server.startOver(),
} satisfies Meta<typeof JobsFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[VD-02] Full',
  play: async ({ canvas }) => {
    await expect(await row('PostgreSQL under real load')).toBeVisible();
    await expect(canvas.getByText('12 scored, 3 never scored')).toBeVisible();
    await expect(canvas.getByText('Read from the job description')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Requirement 3: PostgreSQL, or MySQL/ })).toBeVisible();
    await expect(listed('Logistics')).toHaveLength(3);
  },
};

export const Loading: Story = {
  parameters: { msw: [samplePosition, mockPending(requirements.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading requirements')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[VD-02] Empty',
  parameters: {
    msw: [
      samplePosition,
      ...requirementServer(
        aRequirementList({ requirements: [], text: 'Fennimore moves freight over eleven ports.' }),
      ).handlers,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No requirements yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add Requirement' })).toBeEnabled();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [
      samplePosition,
      mockError(requirements.list, 'unavailable', { error: 'The server is being restarted.' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load requirements')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(jobs.get, { ...backendEngineer, title: LONG_NAME }),
      mockResponse(
        requirements.list,
        aRequirementList({
          text: `${LONG_SENTENCE}\n${UNBROKEN}${UNBROKEN}`,
          older_matches: 1204,
          requirements: [
            requirementsOf(LONG_SENTENCE)('must', LONG_SENTENCE, { weight: 10 }),
            aRequirement('must', UNBROKEN, { alternatives: [LONG_NAME, UNBROKEN, 'Go'] }),
          ],
        }),
      ),
    ],
  },
  play: async () => {
    await expect(await row(UNBROKEN)).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
Narrow.play = async ({ canvas }) => {
  await expect(await row('PostgreSQL under real load')).toBeVisible();
  await expect(canvas.getByRole('radio', { name: 'Requirements' })).toBeChecked();
};

export const NarrowDescription: Story = {
  name: '[VD-02] On a narrow screen the job description is a tab of its own',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await row('PostgreSQL under real load');
    await userEvent.click(canvas.getByRole('radio', { name: 'Job Description' }));
    await expect(canvas.getByRole('link', { name: /^Requirement 3:/ })).toBeVisible();
    await expect(screen.queryByRole('row', { name: 'PostgreSQL under real load' })).toBeNull();
  },
};

export const Pointed: Story = {
  name: '[VD-02] A requirement highlights its sentence, and a sentence its requirement',
  play: async ({ canvas }) => {
    (await row('Knows logistics or freight')).focus();
    const words = canvas.getByRole('link', { name: /^Requirement 7:/ });
    await waitFor(() => expect(words).toHaveAttribute('data-pointed'));

    canvas.getByRole('link', { name: /^Requirement 1:/ }).focus();
    const first = await row('Five years or more in backend work');
    await waitFor(() => expect(first.querySelector('[data-pointed]')).not.toBeNull());
    await expect(words).not.toHaveAttribute('data-pointed');
  },
};

export const OlderMatches: Story = {
  name: '[VD-02] Matches of earlier requirements say so',
  parameters: {
    msw: [
      samplePosition,
      mockResponse(requirements.list, aRequirementList({ older_matches: 3, is_edited: true })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 matches were made before these changes.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Match Again' })).toHaveAttribute(
      'href',
      `/jobs/${backendEngineer.id}/select_resumes_batch`,
    );
  },
};

export const WithoutDescription: Story = {
  name: 'Requirements of a position without a job description',
  parameters: {
    msw: [
      samplePosition,
      mockResponse(
        requirements.list,
        aRequirementList({
          text: '',
          requirements: [
            aRequirement('must', 'Backend engineer', { type: 'title', source: 'title' }),
            aRequirement('must', 'Kafka', { type: 'skill', source: 'tag', alternatives: ['Kafka'] }),
          ],
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No job description')).toBeVisible();
    await expect(await row('Kafka')).toHaveTextContent('from a skill tag');
  },
};

export const Many: Story = {
  name: 'Two hundred requirements, and no more',
  parameters: {
    msw: [
      samplePosition,
      mockResponse(
        requirements.list,
        aRequirementList({
          requirements: Array.from({ length: 200 }, (_, at) => aRequirement('must', `Skill ${at + 1}`)),
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await row('Skill 200');
    await expect(canvas.getByRole('button', { name: 'Add to Required' })).toBeDisabled();
  },
};
