import { jobs, type MatchFailure, matches, resumes } from '@shortlist/api-contract';
import { anId, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockPending, mockResponse, PlatformFrame, unreachable } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { aboutPosition, matchingOf, position, recruiter } from '../testing/handlers.ts';
import { wordyMatches } from '../testing/unusual-resumes.ts';

const scan: MatchFailure = {
  resume_id: anId(),
  resume_info: {
    file_name: 'osei_caleb_scan.pdf',
    file_url: '/api/resumes/scan/file',
    candidate_name: 'Caleb Osei',
    uploaded_at: '2026-11-19T10:00:00.000Z',
  },
  error: 'This file is a scan with no readable text.',
  code: 'no_text',
};

const resumeIds = [...candidates.map(({ resume }) => resume.id), scan.resume_id];

const at = (state: unknown) => () => (
  <PlatformFrame
    session={recruiter}
    path={`/jobs/${JOB_ID}/resumes/match_batch_results`}
    state={state}
    routes={routes}
  />
);

const meta: Meta = {
  title: 'Screens/AI/Batch results',
  parameters: { layout: 'fullscreen', msw: { handlers: [...aboutPosition(), matchingOf([scan])] } },
  render: at({ resumeIds }),
};

export default meta;

export const Full: StoryObj = {
  name: '[AI-05] Ranking, with an error beside its item',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('8 resumes: 7 scored, 1 failed.')).toBeVisible();
    const ranking = within(screen.getByRole('table', { name: 'Ranking' }));
    await waitFor(() => expect(ranking.getAllByRole('row')[1]).toHaveTextContent(/1.*Tomasz Wieland.*80%/));
    await expect(screen.getByText('This file is a scan with no readable text.')).toBeVisible();
    await expect(screen.getByText('Ines Okafor could rank first')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: '[AI-05] Loading: how many of how many are matched',
  parameters: { msw: { handlers: [...aboutPosition(), mockPending(matches.matchBatch)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('0 of 8')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[AI-05] The server has no results',
  parameters: { msw: { handlers: [...aboutPosition(), mockResponse(matches.matchBatch, { results: [] })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No batch match results found.')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[AI-05] No call succeeds',
  parameters: {
    msw: { handlers: [...aboutPosition(), unreachable(matches.matchBatch), unreachable(resumes.get)] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to fetch batch match results')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(jobs.get, { ...position, title: LONG_NAME }),
        mockResponse(resumes.list, { resumes: [] }),
        matchingOf([{ ...scan, error: LONG_SENTENCE }], wordyMatches),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const name of [LONG_NAME, UNBROKEN]) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
    await expect(await screen.findByRole('complementary', { name: 'Compare' })).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Comparing: StoryObj = {
  name: '[AI-05] Up to four are compared side by side',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const name of ['Tomasz Wieland', 'Priya Raghunathan', 'Ines Okafor']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Compare 3' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Compare' }));
    await expect(
      panel.getByRole('img', { name: /^Scores side by side\. Tomasz: Required 100%, / }),
    ).toBeVisible();
    await expect(panel.getByRole('row', { name: /Kubernetes in operation/ })).toHaveAttribute('data-differs');
    await expect(panel.getByRole('row', { name: /Go in production/ })).not.toHaveAttribute('data-differs');
    await expect(panel.getByRole('heading', { name: 'Compare' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Close comparison' }));
    await expect(screen.getByRole('button', { name: 'Compare 3' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Compare 3' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Johan Sætre' }));
    await expect(screen.getByRole('checkbox', { name: 'Compare Noor Verhaegen' })).toBeDisabled();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const Running: StoryObj = {
  name: '[AI-05] While it runs: how many of how many, and Cancel',
  parameters: { msw: { handlers: [...aboutPosition(), mockPending(matches.matchBatch)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('0 of 8')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Matching canceled')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Match remaining' }));
    await expect(await screen.findByText('Matching resumes')).toBeVisible();
  },
};

const busy: MatchFailure[] = candidates.slice(0, 2).map(({ resume, match }) => ({
  resume_id: resume.id,
  resume_info: match.resume_info,
  error: 'Too many attempts. Try again in 5 minutes.',
  code: 'rate_limited',
}));

export const SomeMayPass: StoryObj = {
  name: '[AI-05] What failed for a reason that may pass is tried again, one or all',
  parameters: { msw: { handlers: [...aboutPosition(), matchingOf([scan, ...busy])] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText("2 resumes couldn't be matched")).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry all 2' })).toBeVisible();
    await expect(screen.getAllByRole('button', { name: /^Retry .*\.pdf$/ })).toHaveLength(2);
    await expect(screen.getByRole('link', { name: 'Upload a Text Version' })).toBeVisible();
  },
};

export const MissingSelection: StoryObj = {
  name: '[AI-05] Without a selection: the sentence, then back to the selection after two seconds',
  render: at(null),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Missing jobId or resumeIds')).toBeVisible();
    await expect(
      await screen.findByRole('heading', { name: 'Select Resumes to Match' }, { timeout: 4000 }),
    ).toBeVisible();
  },
};
