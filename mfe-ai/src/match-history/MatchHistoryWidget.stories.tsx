import { matches } from '@shortlist/api-contract';
import {
  aJobWithMatches,
  aMatchedResume,
  LONG_NAME,
  LONG_SENTENCE,
  twoVersions,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { topEvidence } from '../evidence/top-evidence.ts';
import { JOB_ID, JOB_TITLE } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { recruiter } from '../testing/handlers.ts';
import { settling } from '../testing/settling.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import MatchHistoryWidget from './MatchHistoryWidget.tsx';

const meta: Meta = {
  title: 'Widgets/AI/Match history',
  parameters: { layout: 'padded' },
  render: () => <PlatformFrame session={recruiter} routes={[{ path: '/', Component: MatchHistoryWidget }]} />,
};

export default meta;

const matched = candidates.map(({ match }) =>
  aMatchedResume({
    resume_id: match.resume_id,
    resume_info: match.resume_info,
    match_score: match.match_score,
    potential_score: match.potential_score,
    band: match.band,
    confidence: match.confidence,
    summary: match.summary,
    verdicts: countVerdicts(match.requirements),
    evidence: topEvidence(match),
  }),
);

const history = [
  aJobWithMatches({ job_title: 'Product Designer', matched_resumes: [] }),
  aJobWithMatches({ job_title: 'Data Platform Engineer', matched_resumes: matched.slice(4, 6) }),
  aJobWithMatches({ job_id: JOB_ID, job_title: JOB_TITLE, matched_resumes: matched }),
];

export const Full: StoryObj = {
  name: '[OD-03] Highest score first, two decimals, the strongest words quoted',
  parameters: { msw: { handlers: [mockResponse(matches.jobsWithMatches, { jobs: history })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const job = within(await screen.findByRole('region', { name: JOB_TITLE }));
    const [best] = job.getAllByRole('listitem');
    await expect(best).toHaveTextContent(/Tomasz Wieland.*0\.80Strong matchhigh confidence/);
    await expect(job.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(job.getByRole('button', { name: 'Show all (7)' }));
    await expect(job.getAllByRole('listitem')).toHaveLength(7);
    const empty = within(screen.getByRole('region', { name: 'Product Designer' }));
    await expect(empty.getByText('No matches found for this job.')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(matches.jobsWithMatches)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading match history')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[OD-03] No matched jobs',
  parameters: { msw: { handlers: [mockResponse(matches.jobsWithMatches, { jobs: [] })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No matched jobs found.')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: "[OD-03] The server's message, with Retry",
  parameters: {
    msw: {
      handlers: [
        mockError(matches.jobsWithMatches, 'rate_limited', {
          error: 'Too many requests. Try again in a minute.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Too many requests. Try again in a minute.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const settled = {
  msw: {
    handlers: [mockResponse(matches.jobsWithMatches, { jobs: history }), ...settling()],
  },
};

export const Settled: StoryObj = {
  name: '[VD-03] What is to check in a match is settled here, in a row',
  parameters: settled,
  play: async ({ canvasElement }) => {
    const job = within(await within(canvasElement).findByRole('region', { name: JOB_TITLE }));
    await userEvent.click(job.getByRole('button', { name: 'Show all (7)' }));
    await userEvent.click(job.getByRole('button', { name: 'To check (1): Ines Okafor' }));
    const queue = within(await page.findByRole('dialog', { name: 'Settle what is to check' }));
    const logistics = within(await queue.findByRole('region', { name: 'Knows logistics' }));
    await userEvent.click(logistics.getByRole('button', { name: 'Partly met' }));
    await expect(await queue.findByText('1 of 1')).toBeVisible();
    await expect(queue.getByText('Partly met, says Robin; read as to check')).toBeVisible();
  },
};

export const SettledNarrow: StoryObj = {
  ...Settled,
  name: 'Settled, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const QueueLoading: StoryObj = {
  name: 'What is to check, loading',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, { jobs: history.slice(1, 2) }),
        mockPending(matches.latest),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^To check/ }));
    await expect(await page.findByLabelText('Loading match results')).toBeVisible();
  },
};

export const QueueFailed: StoryObj = {
  name: 'What is to check can not be loaded',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, { jobs: history.slice(1, 2) }),
        mockError(matches.latest, 'internal', { error: 'Something went wrong. Please try again' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^To check/ }));
    await expect(await page.findByText('Failed to load match results')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const QueueSettledElsewhere: StoryObj = {
  name: 'What was to check is settled by now',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, { jobs: history.slice(1, 2) }),
        mockResponse(matches.latest, { match: null }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^To check/ }));
    await expect(await page.findByText('Nothing to check')).toBeVisible();
  },
};

const wordy = matched.slice(0, 2).map((each, index) => ({
  ...each,
  resume_info: {
    ...each.resume_info,
    candidate_name: index === 0 ? LONG_NAME : UNBROKEN,
  },
  evidence: each.evidence && {
    ...each.evidence,
    text: `${each.evidence.text}. ${LONG_SENTENCE}`,
  },
}));

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, {
          jobs: [
            aJobWithMatches({ job_title: LONG_NAME, matched_resumes: wordy }),
            aJobWithMatches({ job_title: UNBROKEN, matched_resumes: [] }),
          ],
        }),
      ],
    },
  },
};

export const EarlierVersion: StoryObj = {
  name: 'Two resumes of one person: the earlier version says so',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.jobsWithMatches, {
          jobs: [
            aJobWithMatches({
              job_title: JOB_TITLE,
              matched_resumes: matched.slice(0, 1).flatMap(twoVersions),
            }),
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const [later, earlier] = await within(canvasElement).findAllByRole('listitem');
    await expect(earlier).toHaveTextContent('Earlier version');
    await expect(later).not.toHaveTextContent('Earlier version');
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
