import { analysisEndpoints } from '@shortlist/api-contract';
import { LONG_SENTENCE } from '@shortlist/api-contract/testing';
import { mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { aboutPosition, aboutResume, matchingOf, recruiter } from '../testing/handlers.ts';
import { OKAFOR_ID, okafor, okaforAnalysis, okaforResume } from '../testing/okafor.ts';

const NOTE = 'The AI model timed out. The built-in engine was used.';

const atAnalysis = () => (
  <PlatformFrame session={recruiter} path={`/resumes/${OKAFOR_ID}/ai-score`} routes={routes} />
);

const atBatch = () => (
  <PlatformFrame
    session={recruiter}
    path={`/jobs/${JOB_ID}/resumes/match_batch_results`}
    state={{ resumeIds: candidates.map(({ resume }) => resume.id) }}
    routes={routes}
  />
);

const meta: Meta = {
  title: 'Screens/AI/Another engine did it',
  parameters: { layout: 'fullscreen' },
};

export default meta;

const analyzed = (note: string) => ({
  msw: {
    handlers: [
      mockResponse(analysisEndpoints.latest, {
        analysis: { ...okaforAnalysis, engine: { ...okaforAnalysis.engine, note } },
      }),
      ...aboutResume(okafor, okaforResume.document),
    ],
  },
});

/** Every other match of the batch was done by another engine. */
const ranked = (note: string) => ({
  msw: {
    handlers: [
      ...aboutPosition(),
      matchingOf(
        [],
        candidates.map(({ match }, index) =>
          index % 2 === 0 ? { ...match, engine: { ...match.engine, note } } : match,
        ),
      ),
    ],
  },
});

export const OfAnAnalysis: StoryObj = {
  name: '[AI-01] An analysis says that another engine did it',
  render: atAnalysis,
  parameters: analyzed(NOTE),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(NOTE)).toBeVisible();
  },
};

export const OfAnAnalysisNarrow: StoryObj = {
  ...OfAnAnalysis,
  name: 'An analysis, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const OfAnAnalysisLongText: StoryObj = {
  name: 'An analysis, long text',
  render: atAnalysis,
  parameters: analyzed(LONG_SENTENCE),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(LONG_SENTENCE)).toBeVisible();
  },
};

export const InARanking: StoryObj = {
  name: '[AI-05] A ranking says of each match that another engine did it',
  render: atBatch,
  parameters: ranked(NOTE),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText(`${candidates.length} resumes: ${candidates.length} scored.`);
    await waitFor(() => expect(screen.getAllByText(NOTE)).toHaveLength(Math.ceil(candidates.length / 2)));
  },
};

export const InARankingNarrow: StoryObj = {
  ...InARanking,
  name: 'A ranking, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const InARankingLongText: StoryObj = {
  name: 'A ranking, long text',
  render: atBatch,
  parameters: ranked(LONG_SENTENCE),
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(LONG_SENTENCE))[0]).toBeVisible();
  },
};
