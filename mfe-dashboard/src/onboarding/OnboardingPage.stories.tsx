import { type DashboardStats, endpoints } from '@shortlist/api-contract';
import {
  aJob,
  aMatch,
  anAnalysis,
  aResume,
  LONG_NAME,
  LONG_SENTENCE,
  someStats,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { Card, CardBody, CardHeader } from '@shortlist/design-system/Card';
import {
  type MockedCall,
  mockError,
  mockPending,
  mockResponse,
  PlatformFrame,
} from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { empty, failing, full, loading, recruiter } from '../testing/dashboard-stories.ts';

/** A stand-in: the widget itself has its stories with the remote that owns it. */
function MatchHistory() {
  return (
    <Card>
      <CardHeader title="Match history" />
      <CardBody>The widget of another remote stands here.</CardBody>
    </Card>
  );
}

const meta: Meta = {
  title: 'Screens/Dashboard/Onboarding',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <PlatformFrame
      session={recruiter}
      path="/onboarding"
      routes={routes}
      widgets={{ 'mfe_ai/MatchHistory': MatchHistory }}
    />
  ),
};

export default meta;

type Counts = Pick<DashboardStats, 'total_job_positions' | 'total_resumes' | 'total_matches'>;

/** Somebody who has come so far. */
function at(counts: Partial<Counts>): MockedCall {
  const nothing = { total_job_positions: 0, total_resumes: 0, total_matches: 0 };
  return mockResponse(endpoints.dashboard.stats, someStats({ ...nothing, ...counts }));
}

export const Full: StoryObj = {
  name: '[OB-01] Full: at the results',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect((await screen.findAllByText('Completed')).length).toBe(3);
    await expect(await screen.findByRole('heading', { level: 2, name: 'Match history' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/userhome');
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: loading } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Get Started' })).toBeVisible();
    await expect(screen.queryByText('Pending')).toBeNull();
  },
};

export const Empty: StoryObj = {
  name: '[OB-01] Empty: a new user',
  parameters: { msw: { handlers: empty } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Active')).toBeVisible();
    await expect((await screen.findAllByText('Pending')).length).toBe(3);
    await expect(screen.getByRole('button', { name: 'Create Job' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const Failed: StoryObj = {
  parameters: { msw: { handlers: failing } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const people = [
  aResume({ candidate_name: 'Ilse Marchetti', analysis: null }),
  aResume({ candidate_name: 'Petr Halvorsen', analysis: null }),
];

/** Somebody with a position and two resumes, at the third step. */
const ready: readonly MockedCall[] = [
  at({ total_job_positions: 1, total_resumes: 2 }),
  mockResponse(endpoints.jobs.list, [aJob({ title: 'Senior Backend Engineer' })]),
  mockResponse(endpoints.resumes.list, { resumes: people }),
  mockResponse(endpoints.analysis.analyze, { analysis: anAnalysis() }),
];

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        at({ total_job_positions: 2, total_resumes: 1 }),
        mockResponse(endpoints.jobs.list, [
          aJob({ title: LONG_NAME + UNBROKEN }),
          aJob({ title: LONG_NAME }),
        ]),
        mockResponse(endpoints.resumes.list, {
          resumes: [aResume({ candidate_name: UNBROKEN, analysis: null })],
        }),
        mockError(endpoints.analysis.analyze, 'no_text', { error: LONG_SENTENCE }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Run Analysis' }));
    await expect(await screen.findByRole('list', { name: 'Not scored' })).toHaveTextContent(UNBROKEN);
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const CreatingFails: StoryObj = {
  name: '[OB-01] A position that is refused stays in the form',
  parameters: {
    msw: { handlers: [mockError(endpoints.jobs.create, 'internal', { error: 'Boom.' }), ...empty] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    sessionStorage.clear();
    await userEvent.click(await screen.findByRole('button', { name: 'Use Sample Position' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Job' }));
    await expect(await screen.findByText('Something went wrong. Please try again')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /Title/ })).toHaveValue(
      'Senior Backend Engineer (sample)',
    );
    sessionStorage.clear();
  },
};

export const Resumes: StoryObj = {
  name: '[OB-01] Upload, with the samples for who has none',
  parameters: {
    msw: {
      handlers: [
        at({ total_job_positions: 1 }),
        mockError(endpoints.samples.addResumes, 'unavailable', { error: 'Down.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Add Sample Resumes' }));
    await expect(await screen.findByText('Failed to add the sample resumes')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Add Sample Resumes' })).toBeEnabled();
  },
};

export const ResumesNarrow: StoryObj = {
  name: 'Upload, narrow and dark',
  globals: { viewport: { value: 'narrow' }, theme: 'dark' },
  parameters: { msw: { handlers: [at({ total_job_positions: 1 })] } },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Add Sample Resumes' }),
    ).toBeVisible();
  },
};

export const Analyzing: StoryObj = {
  name: '[OB-01] Running the analysis, with its progress',
  parameters: { msw: { handlers: [...ready, mockPending(endpoints.matches.match)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Run Analysis' }));
    await expect(await screen.findByRole('progressbar', { name: 'Analyzing resumes' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(
      await screen.findByText('The rest were canceled. Finished results are saved.'),
    ).toBeVisible();
  },
};

export const Analyzed: StoryObj = {
  name: '[OB-01] The analysis has run',
  parameters: {
    msw: { handlers: [...ready, mockResponse(endpoints.matches.match, aMatch())] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Run Analysis' }));
    await expect(await screen.findByText('2 resumes scored.')).toBeVisible();
  },
};
