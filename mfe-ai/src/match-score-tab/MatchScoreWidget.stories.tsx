import { dashboard, type Job, jobs, matches, type Resume, resumes } from '@shortlist/api-contract';
import {
  aJob,
  aJobWithMatches,
  aMatchedResume,
  LONG_NAME,
  LONG_SENTENCE,
  someStats,
  twoVersions,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { answerPages, mockError, mockPending, mockResponse, TabFrame } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { topEvidence } from '../evidence/top-evidence.ts';
import { JOB_ID, JOB_TITLE } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { matchingOf, positions } from '../testing/handlers.ts';
import { settling } from '../testing/settling.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import MatchScoreWidget from './MatchScoreWidget.tsx';

const DESCRIPTION = `Fennimore moves freight over eleven ports. You will own the services that price and book it.

Five years in backend, Go in production, PostgreSQL under load, Kubernetes in operation.`;

const listed: Job[] = positions.map((job, index) => ({
  ...job,
  description: index === 0 ? DESCRIPTION : null,
  company: index % 2 === 0 ? 'Fennimore Logistics' : null,
}));

const matched = candidates.map(({ match }, index) =>
  aMatchedResume({
    resume_id: match.resume_id,
    resume_info: match.resume_info,
    match_score: match.match_score,
    potential_score: match.potential_score,
    verdicts: countVerdicts(match.requirements),
    evidence: topEvidence(match),
    resume_analyses:
      index === 2
        ? []
        : [
            {
              score_overall: 0.9 - index / 30,
              score_format: 0.8,
              score_skills: 0.7,
              score_experience: 0.8,
              evaluated_at: '2026-11-20T09:12:00.000Z',
            },
          ],
  }),
);

const matchesOf = (found = matched, title = JOB_TITLE) =>
  mockResponse(matches.jobsWithMatches, {
    jobs:
      found.length > 0 ? [aJobWithMatches({ job_id: JOB_ID, job_title: title, matched_resumes: found })] : [],
  });

/** Finds by the filters as the server does. */
const searched = (list: readonly Job[] = listed) =>
  answerPages(jobs.list, (request) => {
    const { searchParams } = new URL(request.url);
    const company = searchParams.get('company');
    const title = searchParams.get('title')?.toLowerCase() ?? '';
    return list.filter(
      (job) =>
        (company === null || job.company === company) &&
        job.title.toLowerCase().includes(title) &&
        !searchParams.has('posted'),
    );
  });

const companies = mockResponse(jobs.companies, {
  companies: [
    { name: 'Fennimore Logistics', positions: 2 },
    { name: 'Your Company', positions: 2 },
  ],
});

const unmatched = (list: readonly Resume[]) => [
  matchesOf([]),
  mockResponse(resumes.list, { resumes: [...list] }),
  mockResponse(dashboard.stats, someStats({ total_resumes: list.length })),
];

/** The first few resumes are there; the server is gone when Match All asks for every one. */
const diesBeforeTheLongList = mockResponse(resumes.list, (request) => {
  const isForMatchAll = Number(new URL(request.url).searchParams.get('limit')) > candidates.length;
  if (!isForMatchAll) return { resumes: candidates.map(({ resume }) => resume) };
  const body = { error: 'Restarting.', errors: {}, code: 'unavailable', request_id: 'story' };
  throw Response.json(body, { status: 503 });
});

const Actions = () => (
  <>
    <button type="button">Edit</button> <button type="button">Delete</button>
  </>
);

const at = (search: string) => () => (
  <TabFrame tab={MatchScoreWidget} search={search} widgets={{ 'mfe_jobs/PositionActions': Actions }} />
);

const served = [searched(), companies, matchesOf(), ...settling()];

const meta: Meta = {
  title: 'Screens/AI/Match Score tab',
  parameters: { layout: 'fullscreen', msw: { handlers: served } },
  render: at(''),
};

export default meta;

export const Full: StoryObj = {
  name: '[MS-01] Positions, and the applicants of the first',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const table = within(await screen.findByRole('table', { name: 'Applicants' }));
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Resume',
      'Analyze Score',
      'Match Score',
      'Action',
    ]);
    await expect(table.getByRole('row', { name: /Ines Okafor/ })).toHaveTextContent(/90%.*62%.*View.*Delete/);
    await expect(table.getByRole('button', { name: 'Analyze Priya Raghunathan' })).toBeVisible();
    await expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  },
};

export const Settled: StoryObj = {
  name: '[VD-03] What is to check is settled here, of one applicant or of all in a row',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'To check (3)' }));
    const queue = within(await page.findByRole('dialog', { name: 'Settle what is to check' }));
    await userEvent.click((await queue.findAllByRole('button', { name: 'Met' }))[0] as HTMLElement);
    await expect(await queue.findByText('1 of 3')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(jobs.list)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading positions')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[MS-02] No position at all',
  parameters: { msw: { handlers: [searched([])] } },
  play: async ({ canvasElement }) => {
    const none = 'No job positions found. Please create a job position first.';
    await expect(await within(canvasElement).findByText(none)).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'The positions can not be had',
  parameters: { msw: { handlers: [mockError(jobs.list, 'internal', { error: 'x' })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load job positions')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wordy = matched.slice(0, 2).map((each, index) => ({
  ...each,
  resume_info: { ...each.resume_info, candidate_name: index === 0 ? LONG_NAME : UNBROKEN },
}));

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        searched([
          aJob({ title: UNBROKEN, company: LONG_NAME, description: `${LONG_SENTENCE} `.repeat(12) }),
          aJob({ title: LONG_NAME, company: UNBROKEN }),
        ]),
        matchesOf(wordy, UNBROKEN),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Show full description' })).toBeVisible();
    await expect(await screen.findByRole('table', { name: 'Applicants' })).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...Full,
  name: 'Narrow',
  render: at(`job=${JOB_ID}`),
  globals: { viewport: { value: 'narrow' } },
};

export const NarrowList: StoryObj = {
  name: 'Narrow: the positions stand alone until one is chosen',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('row', { name: new RegExp(JOB_TITLE) }));
    await expect(await screen.findByRole('table', { name: 'Applicants' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'All Positions' }));
    await expect(await screen.findByRole('grid', { name: 'Current Positions' })).toBeVisible();
  },
};

export const Unmatched: StoryObj = {
  name: '[MS-02] Nobody is matched: three one by one, or all',
  parameters: {
    msw: {
      handlers: [searched(), companies, ...unmatched(candidates.map(({ resume }) => resume)), matchingOf()],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No matched resumes found for this position.')).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Unmatched resumes' }));
    await expect(list.getAllByRole('button', { name: /^Match / })).toHaveLength(3);
    await expect(await screen.findByRole('button', { name: 'Match All 7 Resumes' })).toBeEnabled();
  },
};

export const MatchAllUnlisted: StoryObj = {
  name: '[MS-04] Match All could not list the resumes: said where it stands, with Retry',
  parameters: {
    msw: {
      handlers: [
        searched(),
        companies,
        diesBeforeTheLongList,
        ...unmatched(candidates.map(({ resume }) => resume)),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Match All 7 Resumes' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('Failed to load resumes, so nothing was matched');
    await expect(within(alert).getByRole('button', { name: 'Retry' })).toBeEnabled();
  },
};

export const EarlierVersion: StoryObj = {
  name: '[MS-01] Two resumes of one person: the earlier version says so',
  parameters: {
    msw: {
      handlers: [searched(), companies, matchesOf(matched.slice(0, 1).flatMap(twoVersions))],
    },
  },
  play: async ({ canvasElement }) => {
    const table = within(await within(canvasElement).findByRole('table', { name: 'Applicants' }));
    const [, later, earlier] = table.getAllByRole('row');
    await expect(earlier).toHaveTextContent('Earlier version');
    await expect(later).not.toHaveTextContent('Earlier version');
  },
};

export const FewUnmatched: StoryObj = {
  name: '[MS-02] Up to three resumes need no Match All',
  parameters: {
    msw: { handlers: [searched(), ...unmatched(candidates.slice(0, 3).map(({ resume }) => resume))] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Match Ines Okafor' })).toBeEnabled();
    await expect(screen.queryByRole('button', { name: /^Match All/ })).toBeNull();
  },
};

export const NothingFits: StoryObj = {
  name: '[MS-01] The filters leave nothing, and are cleared',
  render: at('date=today'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No matching positions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await expect(await screen.findByRole('table', { name: 'Applicants' })).toBeVisible();
  },
};

export const Filtered: StoryObj = {
  name: '[MS-01] Of one company',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByRole('table', { name: 'Applicants' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Company' }));
    await userEvent.click(await within(document.body).findByRole('option', { name: /Fennimore/ }));
    await waitFor(() => {
      const list = within(screen.getByRole('grid', { name: 'Current Positions' }));
      return expect(list.getAllByRole('row')).toHaveLength(2);
    });
  },
};
