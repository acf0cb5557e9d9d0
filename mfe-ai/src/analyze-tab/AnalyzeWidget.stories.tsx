import {
  analysisEndpoints,
  type Job,
  jobs,
  type MatchFailure,
  matches,
  type Resume,
  resumes,
  samples,
} from '@shortlist/api-contract';
import { aJob, anAnalysis, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, TabFrame, unreachable } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { JOB_TITLE } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { aboutPosition, matchingOf, positions } from '../testing/handlers.ts';
import { wordyMatches, wordyResumes } from '../testing/unusual-resumes.ts';
import AnalyzeWidget from './AnalyzeWidget.tsx';

const [, { resume: tomasz }, { resume: priya }] = candidates;

/** Every resume is analyzed; of Priya the experience can not be told. */
const analyzing = mockResponse(analysisEndpoints.analyze, (_, { id }) => ({
  analysis: anAnalysis({
    resume_id: String(id),
    score_overall: 0.78,
    score_skills: 0.74,
    score_experience: id === priya.id ? null : 0.81,
    score_format: 0.84,
    summary: 'Shows backend work in Go with figures. Says nothing of Kubernetes.',
  }),
}));

const stored = (list?: readonly Resume[], jobList: readonly Job[] = positions) => [
  ...aboutPosition(list),
  mockResponse(jobs.list, [...jobList]),
  analyzing,
];

const at = (search: string) => () => <TabFrame tab={AnalyzeWidget} search={search} />;

const meta: Meta = {
  title: 'Screens/AI/Analyze tab',
  parameters: { layout: 'fullscreen', msw: { handlers: stored() } },
  render: at(''),
};

export default meta;

type Screen = ReturnType<typeof within>;

async function choose(screen: Screen, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  }
}

export const Full: StoryObj = {
  name: '[AN-02] Several resumes are chosen',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('0 resume(s) selected')).toBeVisible();
    const start = screen.getByRole('button', { name: 'Analyze Selected Resumes' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await choose(screen, 'Ines Okafor', 'Priya');
    await expect(screen.getByText('2 resume(s) selected')).toBeVisible();
    await expect(start).not.toHaveAttribute('aria-disabled', 'true');
  },
};

export const Loading: StoryObj = {
  name: 'Loading the resumes',
  parameters: { msw: { handlers: [mockPending(resumes.list)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading resumes')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[AN-06] With nothing stored samples are offered',
  parameters: {
    msw: { handlers: [...stored([], []), mockError(samples.addResumes, 'unavailable', { error: 'Down.' })] },
  },
  render: at('mode=matching'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Add Sample Position' })).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Sample Resumes' }));
    await expect(await screen.findByText('Failed to add the sample resumes')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[AN-04] Neither resumes nor positions can be had',
  parameters: {
    msw: { handlers: [unreachable(resumes.list), mockError(jobs.list, 'internal', { error: 'x' })] },
  },
  render: at('mode=matching'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load resumes')).toBeVisible();
    await expect(await screen.findByText('Failed to load job positions')).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        ...stored(wordyResumes, [
          aJob({ title: UNBROKEN, description: UNBROKEN }),
          aJob({ title: LONG_NAME, description: LONG_SENTENCE }),
        ]),
        matchingOf([], wordyMatches),
      ],
    },
  },
  render: at('mode=matching'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: new RegExp(LONG_NAME) }));
    await choose(screen, UNBROKEN, LONG_NAME);
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Matching' }));
    await expect(await screen.findByText('2 of 2 resumes analyzed')).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Running: StoryObj = {
  name: '[AN-04] While it runs: how many of how many, and Cancel',
  parameters: { msw: { handlers: [mockPending(analysisEndpoints.analyze), ...stored()] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await choose(screen, 'Ines Okafor', 'Tomasz', 'Priya', 'Johan');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Selected Resumes' }));
    await expect(await screen.findByText('Analyzing... This may take a few moments.')).toBeVisible();
    await expect(screen.getByText('0 of 4')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(await screen.findByText('Analysis canceled')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Analyze remaining' })).toBeVisible();
  },
};

export const Results: StoryObj = {
  name: '[AN-05] A tick or a cross for each resume',
  parameters: {
    msw: {
      handlers: [
        mockError(analysisEndpoints.analyze, 'no_text', {
          error: 'This file is a scan with no readable text.',
          once: true,
        }),
        ...stored(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await choose(screen, 'Ines Okafor', 'Tomasz', 'Priya');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Selected Resumes' }));
    await expect(await screen.findByText('2 of 3 resumes analyzed, 1 failed')).toBeVisible();
    const [failed, , last] = screen.getAllByRole('listitem');
    await expect(failed).toHaveTextContent(/Failure.*Failed to retrieve analysis.*no readable text/);
    await expect(last).toHaveTextContent(
      /Success.*Skills\s*74%.*Experience\s*Not enough to tell.*Education.*84%.*Summary/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to Selection' }));
    await expect(await screen.findByText('3 resume(s) selected')).toBeVisible();
  },
};

export const NoneSucceeded: StoryObj = {
  name: '[AN-04] When not one could be analyzed a banner says so',
  parameters: { msw: { handlers: [unreachable(analysisEndpoints.analyze), ...stored()] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await choose(screen, 'Ines Okafor', 'Tomasz');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Selected Resumes' }));
    await expect(await screen.findByText('Failed to analyze resumes. Please try again.')).toBeVisible();
    await expect(screen.getAllByText('Analysis failed')).toHaveLength(2);
  },
};

const scan: MatchFailure = {
  resume_id: tomasz.id,
  resume_info: null,
  error: 'This file is a scan with no readable text.',
  code: 'no_text',
};

export const Matching: StoryObj = {
  name: '[AN-03, AN-05] Resumes against one position',
  parameters: { msw: { handlers: [...stored(), matchingOf([scan])] } },
  render: at('mode=matching'),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const start = await screen.findByRole('button', { name: 'Analyze Matching' });
    await choose(screen, 'Ines Okafor', 'Tomasz');
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(JOB_TITLE) }));
    await expect(start).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    await expect(await screen.findByRole('heading', { name: JOB_TITLE })).toBeVisible();
    const [ok, failed] = await waitFor(() => {
      const items = screen.getAllByRole('listitem');
      if (items.length < 2) throw new Error('Not yet.');
      return items;
    });
    await expect(ok).toHaveTextContent(
      /Success.*Ines Okafor.*62% match.*Skills\s*80%.*Experience\s*74%.*Summary/,
    );
    await expect(failed).toHaveTextContent(/Failure.*Tomasz Wieland.*Matching failed/);
  },
};

export const MatchingFailed: StoryObj = {
  name: '[AN-04] When not one could be matched a banner says so',
  parameters: { msw: { handlers: [unreachable(matches.matchBatch), ...stored()] } },
  render: at(`mode=matching&job=${positions[0]?.id}`),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await choose(screen, 'Ines Okafor');
    const start = screen.getByRole('button', { name: 'Analyze Matching' });
    await waitFor(() => expect(start).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(start);
    await expect(await screen.findByText('Failed to analyze matching. Please try again.')).toBeVisible();
  },
};

export const ResultsNarrow: StoryObj = {
  ...Results,
  name: 'Results, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const MatchingNarrow: StoryObj = {
  ...Matching,
  name: 'Matching, narrow',
  globals: { viewport: { value: 'narrow' } },
};
