import { analysisEndpoints, dashboard, matches, type Resume, resumes } from '@shortlist/api-contract';
import { aJobWithMatches, FORTY_TAGS, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScoresTab } from '../testing/ScoresTab.tsx';
import { ines, noor } from '../testing/sample-resumes.ts';
import { inesAnalysis, scores } from '../testing/sample-scores.ts';

const meta = {
  title: 'Widgets/Resumes/Resume score detail',
  component: ScoresTab,
  args: { search: `resume=${ines.id}&sort=name` },
  parameters: { layout: 'fullscreen', msw: [...scores] },
} satisfies Meta<typeof ScoresTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const linked = {
  ...ines,
  links: ['linkedin.com/in/ines-okafor', 'https://github.com/okafor', 'okafor.dev'],
};

export const Full: Story = {
  name: '[CS-02] Full',
  parameters: { msw: [mockResponse(resumes.get, linked), ...scores] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /Analysis score: 78/ })).toBeVisible();
    await expect(await canvas.findByText('Interview for Senior Backend Engineer')).toBeVisible();
    await expect(await canvas.findByText('Led a migration of real size')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Tomasz Wieland' })).toBeVisible();
    await expect(canvas.getByText('Terraform')).toBeVisible();

    await userEvent.click(canvas.getByRole('tab', { name: 'Linkedin' }));
    await expect(canvas.getByRole('link', { name: 'linkedin.com/in/ines-okafor' })).toHaveAttribute(
      'href',
      'https://linkedin.com/in/ines-okafor',
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'Github' }));
    await expect(canvas.getByRole('link', { name: 'https://github.com/okafor' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /okafor.dev/ })).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Detailed Analysis' }));
    await expect(await canvas.findByText('Measured result')).toBeVisible();
  },
};

export const Blind: Story = {
  name: 'Blind mode: the file, which names the person, is not offered',
  parameters: {
    msw: [
      mockResponse(resumes.get, {
        ...linked,
        candidate_name: 'Candidate 7KQ2MD',
        file_name: 'Candidate 7KQ2MD.pdf',
        links: [],
        is_blind: true,
      }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Candidate 7KQ2MD' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download' })).toBeNull();
  },
};

export const BackToTheList: Story = {
  name: '[CS-02] Back leads to the list as it was, and to another applicant from here',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Tomasz Wieland' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tomasz Wieland' })).toBeVisible();

    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resume Score' })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /Anselm/ })).toHaveAttribute('aria-rowindex', '2');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(resumes.get), mockPending(analysisEndpoints.latest)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading resume')).toBeVisible();
  },
};

let stored: Resume = noor;

export const NotScored: Story = {
  name: 'What is not scored has no number but a button that analyzes',
  args: { search: `resume=${noor.id}` },
  beforeEach: () => {
    stored = noor;
  },
  parameters: {
    msw: [
      mockResponse(resumes.get, () => stored),
      mockResponse(analysisEndpoints.latest, () => ({
        analysis: stored.analysis && { ...inesAnalysis, resume_id: noor.id },
      })),
      mockResponse(analysisEndpoints.analyze, () => {
        stored = { ...noor, analysis: { score_overall: 0.61, evaluated_at: inesAnalysis.evaluated_at } };
        return { analysis: { ...inesAnalysis, resume_id: noor.id } };
      }),
      mockResponse(matches.jobsWithMatches, { jobs: [] }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Score this resume first')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /Analysis score/ })).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Noor Verhaegen' }));

    await expect(await canvas.findByRole('img', { name: /Analysis score: 61/ })).toBeVisible();
    await expect(await canvas.findByText('Match this resume to a position')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Github' }));
    await expect(canvas.getByText('No Github link in this resume')).toBeVisible();
  },
};

export const PartsFailed: Story = {
  name: 'A part that does not come says so in its place',
  parameters: {
    msw: [
      mockError(analysisEndpoints.latest, 'unavailable', { error: 'The server is being restarted.' }),
      mockError(dashboard.topApplicants, 'unavailable', { error: 'The server is being restarted.' }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load analysis')).toBeVisible();
    await expect(await canvas.findByText('Failed to load more applicants')).toBeVisible();
    await expect(await canvas.findByText('Failed to load recommendation')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Senior Backend Engineer' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(resumes.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load resume')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back' })).toBeVisible();
  },
};

export const Unknown: Story = {
  name: 'A resume that there is not is not chosen',
  parameters: {
    msw: [mockError(resumes.get, 'not_found', { error: 'There is no such resume.' }), ...scores],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Resume Score' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Failed to load resume')).toBeNull());
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(resumes.get, {
        ...ines,
        candidate_name: LONG_NAME,
        file_name: `${UNBROKEN}.pdf`,
        headline: UNBROKEN,
        skills: [...FORTY_TAGS, UNBROKEN],
      }),
      mockResponse(matches.jobsWithMatches, { jobs: [aJobWithMatches({ job_title: UNBROKEN })] }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
