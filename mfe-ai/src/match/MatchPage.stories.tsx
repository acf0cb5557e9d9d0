import { matches, outcomes } from '@shortlist/api-contract';
import {
  aNotice,
  anInstruction,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import {
  mockError,
  mockPending,
  mockResponse,
  PlatformFrame,
  unreachable,
} from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { nothingStored, recruiter } from '../testing/handlers.ts';
import { MatchScreen } from '../testing/match-screen.tsx';

const { match } = candidates[0];

const meta: Meta = {
  title: 'Screens/AI/Match',
  parameters: { layout: 'fullscreen' },
  render: () => <MatchScreen />,
};

export default meta;

const unrecorded = mockResponse(outcomes.get, { outcome: null });
const stored = mockResponse(matches.latest, { match });

/** Logistics are not among them. */
const COUNTED = '5 met, 1 partly met, 1 not met, 1 to check, 2 not mentioned';

export const Full: StoryObj = {
  name: '[AI-03] [FR-04] Result: score, potential, formula and requirements with their quotes',
  parameters: { msw: { handlers: [stored, unrecorded] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    const sum = within(screen.getByRole('table', { name: 'Score calculation' }));
    await expect(sum.getByText('9 of 12 earned × 53% of the score')).toBeVisible();
    await expect(sum.getByRole('row', { name: /^Required.* 40\.0$/ })).toBeVisible();
    await expect(screen.getByText(/^High confidence/)).toBeVisible();
    await expect(sum.getByRole('row', { name: /^Relevant field.* × 0\.98$/ })).toBeVisible();
    await expect(screen.getByText(COUNTED)).toBeInTheDocument();
    await expect(screen.getByText('5 of 10 met')).toBeVisible();
    await expect(screen.getByRole('row', { name: /^Required 3 of 4 met 9 of 12$/ })).toBeVisible();
    await expect(screen.getByRole('row', { name: /^Logistics never scored$/ })).toBeVisible();
    const unknown = within(screen.getByRole('row', { name: /Kubernetes in operation/ }));
    await expect(unknown.getByText('The resume doesn’t mention it.')).toBeVisible();
    await expect(screen.getByText('single Rails app to Go').closest('q')).toHaveTextContent(
      '“14 shipment services from a single Rails app to Go”',
    );
  },
};

export const DoneInstead: StoryObj = {
  name: '[AI-03] The local engine did the work, and the page says why',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, {
          match: {
            ...match,
            engine: {
              ...match.engine,
              note: 'The AI model timed out. The built-in engine was used.',
            },
          },
        }),
        unrecorded,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('The AI model timed out. The built-in engine was used.'),
    ).toBeVisible();
  },
};

export const Loading: StoryObj = {
  name: '[AI-03] Loading',
  parameters: { msw: { handlers: [mockPending(matches.latest)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading match...')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: '[AI-03] Empty: matching was stopped before there was a result',
  parameters: { msw: { handlers: [...nothingStored, mockPending(matches.match)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('No match result found.')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[AI-03] Failed: no answer, the fallback',
  parameters: { msw: { handlers: [unreachable(matches.latest)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(
      await screen.findByText('Error: Failed to fetch match result', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wordy = {
  ...match,
  job_title: LONG_NAME,
  resume_info: { ...match.resume_info, candidate_name: `${LONG_NAME} ${UNBROKEN}`.slice(0, 240) },
  summary: LONG_SENTENCE,
  requirements: match.requirements.map((each, index) => ({
    ...each,
    text: index === 1 ? UNBROKEN : `${each.text}. ${LONG_SENTENCE}`,
  })),
  skills: FORTY_TAGS.flatMap((name) => [
    { name, verdict: 'met' as const },
    { name: `${name} too`, verdict: 'not_mentioned' as const },
  ]),
  formula: [
    { label: 'Everything that the position calls a must', value: 11.25, of: 15, weight: 0.6, quotes: [] },
    { label: UNBROKEN, value: 0.71, of: 1, weight: 0.4, quotes: [] },
  ],
};

export const LongText: StoryObj = {
  parameters: { msw: { handlers: [mockResponse(matches.latest, { match: wordy }), unrecorded] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Requirements' })).toBeVisible();
  },
};

export const Narrow: StoryObj = {
  ...Full,
  name: '[FR-05] Narrow: requirements and quotes stand before the formula',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const quote = await screen.findByText('single Rails app to Go');
    const formula = screen.getByRole('table', { name: 'Score calculation' });
    await expect(quote.getBoundingClientRect().bottom).toBeLessThan(formula.getBoundingClientRect().top);
  },
};

export const FoundInTheFile: StoryObj = {
  name: '[AI-03] What was found in the file is told above the requirements',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, { match: { ...match, notices: [aNotice(), anInstruction()] } }),
        unrecorded,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const note = within(await within(canvasElement).findByRole('region', { name: 'Check this file' }));
    await userEvent.click(note.getByRole('button', { name: 'Show' }));
    await expect(note.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Computing: StoryObj = {
  name: '[AI-03] What was stopped is started again',
  parameters: { msw: { handlers: [...nothingStored, mockPending(matches.match)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('No match result found.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Match Now' }));
    await expect(await screen.findByText(/^Matching\.\.\./)).toBeVisible();
  },
};

export const FirstMatch: StoryObj = {
  name: '[AI-03] A pair that was never matched is matched',
  parameters: { msw: { handlers: [...nothingStored, mockResponse(matches.match, match), unrecorded] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('table', { name: 'Requirements' })).toBeVisible();
  },
};

export const MatchAgain: StoryObj = {
  name: '[AI-03] Match again puts the current result away first',
  parameters: { msw: { handlers: [stored, unrecorded, mockPending(matches.match)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Match Again' }));
    await expect(await screen.findByText(/^Matching\.\.\./)).toBeVisible();
    await expect(screen.queryByRole('table', { name: 'Requirements' })).toBeNull();
  },
};

const sent = {
  job_id: JOB_ID,
  resume_id: match.resume_id,
  interviewed_on: '2026-11-02',
  offer_sent_on: '2026-11-09',
  offer_accepted_on: null,
  updated_at: '2026-11-09T10:00:00.000Z',
};

export const OutcomeRefused: StoryObj = {
  name: 'A step that the server refuses is taken back, with its reason',
  parameters: {
    msw: {
      handlers: [
        stored,
        mockResponse(outcomes.get, { outcome: sent }),
        mockError(outcomes.record, 'invalid_input', { error: 'This is before the offer was sent.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('checkbox', { name: /^Interviewed/ })).toBeChecked();
    await expect(screen.getByText('Nov 2, 2026')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Offer accepted' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Offer accepted' })).not.toBeChecked());
  },
};

export const OutcomeUnknown: StoryObj = {
  name: 'Failed to load recorded outcomes',
  parameters: { msw: { handlers: [stored, mockError(outcomes.get, 'internal', { error: 'x' })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/Failed to load recorded outcomes/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: "[AI-03] The server's own reason",
  parameters: {
    msw: {
      handlers: [
        ...nothingStored,
        mockError(matches.match, 'no_text', { error: 'This resume has no text to read.' }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Error: This resume has no text to read.'),
    ).toBeVisible();
  },
};

export const MissingIds: StoryObj = {
  name: '[AI-03] An address without its resume',
  render: () => <PlatformFrame session={recruiter} path={`/jobs/${JOB_ID}/resumes/match`} routes={routes} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Missing jobId or resumeId in URL')).toBeVisible();
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};

const blindMatch = {
  ...match,
  resume_info: {
    ...match.resume_info,
    candidate_name: 'Candidate 7KQ2MD',
    file_name: 'Candidate 7KQ2MD.pdf',
  },
};

export const Blind: StoryObj = {
  name: 'Blind mode: the same verdicts and quotes, and a sign in the place of the name',
  parameters: { msw: { handlers: [mockResponse(matches.latest, { match: blindMatch }), unrecorded] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Candidate 7KQ2MD' })).toBeVisible();
    await expect(screen.getByText(COUNTED)).toBeInTheDocument();
  },
};
