import { analysisEndpoints, jobs, rawResumes, resumes } from '@shortlist/api-contract';
import { aNotice } from '@shortlist/api-contract/testing';
import {
  mockError,
  mockPending,
  mockResponse,
  PlatformFrame,
  refuseFile,
  unreachable,
} from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { aboutResume, nothingStored, recruiter } from '../testing/handlers.ts';
import { OKAFOR_ID, okafor, okaforAnalysis, okaforResume } from '../testing/okafor.ts';
import { overlapping, verbose } from '../testing/unusual-resumes.ts';

const meta: Meta = {
  title: 'Screens/AI/Analysis',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={recruiter} path={`/resumes/${OKAFOR_ID}/ai-score`} routes={routes} />,
};

export default meta;

/** The calls that a story answers. */
const answering = (...handlers: ReturnType<typeof mockResponse>[]) => ({ msw: { handlers } });
const latestIs = (analysis: typeof okaforAnalysis | null) =>
  mockResponse(analysisEndpoints.latest, { analysis });
const about = aboutResume(okafor, okaforResume.document);
const full = [latestIs(okaforAnalysis), ...about];

export const Full: StoryObj = {
  name: '[AI-01] Full: scores, formula, findings and the resume',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(await screen.findByText(/0\.45 × 74 \+ 0\.35 × 81 \+ 0\.20 × 84 = 78/)).toBeVisible();
    for (const name of ['Strengths', 'Weaknesses', 'Red flags', 'Positive indicators', 'Suggestions']) {
      await expect(screen.getByRole('region', { name })).toBeVisible();
    }
    await expect(screen.getByText(/Analyzed/)).toHaveTextContent('Nov 20, 2026');
    const resume = within(screen.getByRole('complementary', { name: 'Resume' }));
    await expect(await resume.findByText('On-call lead for six engineers')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: answering(
    mockPending(analysisEndpoints.latest),
    mockPending(resumes.get),
    mockPending(resumes.document),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading analysis...')).toBeVisible();
  },
};

const nothing = {
  ...okaforAnalysis,
  score_overall: 0.4,
  score_skills: null,
  score_experience: null,
  score_format: 0.4,
  formula: [{ label: 'Format', value: 0.4, of: 1, weight: 1, quotes: [] }],
  findings: [],
  summary: 'The text is too short to say more than how it is set.',
  missing: ['dated positions', 'skills', 'education', 'contact details'],
};

export const Empty: StoryObj = {
  name: '[AI-01] Empty: stopped before there was a score',
  parameters: answering(...nothingStored, mockPending(analysisEndpoints.analyze), ...about),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Not scored yet')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: '[AI-01] An analysis that fails: the sentence, Retry, and the resume is still there',
  parameters: answering(
    ...nothingStored,
    mockError(analysisEndpoints.analyze, 'internal', { error: 'x' }),
    ...about,
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to retrieve analysis')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await screen.findByText(/Tidewater Freight/)).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: answering(latestIs(verbose.analysis), ...aboutResume(verbose.resume, verbose.document)),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'Strengths' })).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

const unchecked = aNotice({
  kind: 'unchecked',
  detail: "This file format can't be checked for hidden text.",
  text: null,
  page: null,
});

export const FoundInTheFile: StoryObj = {
  name: '[AI-01] What was found in the file, and what could not be checked, stand above the score',
  parameters: answering(
    mockResponse(analysisEndpoints.latest, {
      analysis: { ...okaforAnalysis, notices: [aNotice(), unchecked] },
    }),
    ...about,
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const note = within(await screen.findByRole('region', { name: 'Check this file' }));
    await expect(screen.getByText("Some content wasn't checked")).toBeVisible();
    note.getByRole('button', { name: 'Show' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(note.getByRole('listitem')).toHaveTextContent('kubernetes aws azure');
  },
};

export const FoundInTheFileNarrow: StoryObj = {
  ...FoundInTheFile,
  name: 'What was found in the file, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const ChoosingAFinding: StoryObj = {
  name: '[AI-01] Choosing a finding marks its words in the resume, by mouse and by keyboard',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const strengths = within(await screen.findByRole('region', { name: 'Strengths' }));
    await userEvent.click(strengths.getByRole('button', { name: /Led a team/ }));

    const resume = within(screen.getByRole('complementary', { name: 'Resume' }));
    const tag = await resume.findByRole('button', { name: 'Evidence 3' });
    await expect(tag).toHaveAttribute('aria-pressed', 'true');
    await expect(resume.getByText('On-call lead for six engineers')).toHaveAttribute('data-drawn');

    strengths.getByRole('button', { name: /Measured result/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(resume.getByRole('button', { name: 'Evidence 2' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tag).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ChoosingATag: StoryObj = {
  name: '[AI-01] Choosing a tag in the margin chooses its finding',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const flags = within(await screen.findByRole('region', { name: 'Red flags' }));
    const resume = within(screen.getByRole('complementary', { name: 'Resume' }));
    const [tag] = await resume.findAllByRole('button', { name: 'Evidence 7' });
    if (!tag) throw new Error('The margin has no tag 7.');

    await userEvent.click(tag);

    await expect(flags.getByRole('button', { name: /Seven-month gap/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const FirstAnalysis: StoryObj = {
  name: '[AI-01] A resume without an analysis is analyzed, and says so',
  parameters: answering(...nothingStored, mockPending(analysisEndpoints.analyze), ...about),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Analyzing... This may take a few moments.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
    await expect(await screen.findByText('Not scored yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await expect(await screen.findByText('Analyzing... This may take a few moments.')).toBeVisible();
  },
};

export const FirstResult: StoryObj = {
  name: '[AI-01] The analysis that was started arrives',
  parameters: answering(
    ...nothingStored,
    mockResponse(analysisEndpoints.analyze, { analysis: okaforAnalysis }),
    ...about,
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Led a migration of real size')).toBeVisible();
  },
};

export const AnalyzeAgain: StoryObj = {
  name: '[AI-01] Analyze again puts the current analysis away first',
  parameters: answering(...full, mockPending(analysisEndpoints.analyze)),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Led a migration of real size');
    await userEvent.click(screen.getByRole('button', { name: 'Analyze Again' }));
    await expect(await screen.findByText('Analyzing... This may take a few moments.')).toBeVisible();
    await expect(screen.queryByText('Led a migration of real size')).toBeNull();
  },
};

export const MatchToAJob: StoryObj = {
  name: '[AI-01] Match to a Position lists the positions and leads to the match',
  parameters: { msw: { handlers: full } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(await screen.findByRole('button', { name: 'Match to a Position' }));
    const link = await page.findByRole('link', { name: /Senior Backend Engineer/ });
    await expect(link).toHaveAttribute('href', expect.stringMatching(/\/jobs\/.+\/resumes\/.+\/match$/));
  },
};

export const NoPositionYet: StoryObj = {
  name: 'Match to a Position without a position',
  parameters: { msw: { handlers: [mockResponse(jobs.list, []), ...full] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Match to a Position' }));
    await expect(await within(document.body).findByText('No jobs found. Create one!')).toBeVisible();
  },
};

export const NothingFound: StoryObj = {
  name: '[AI-01] A resume that says little: what is missing is said as such',
  parameters: {
    msw: { handlers: [latestIs(nothing), ...about] },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect((await screen.findAllByText('Not enough to tell')).length).toBe(2);
    await expect(screen.getByText('dated positions')).toBeVisible();
  },
};

export const Unknown: StoryObj = {
  name: '[AI-01] An unknown resume',
  parameters: answering(
    mockError(resumes.get, 'not_found', { error: 'There is no such resume.' }),
    unreachable(analysisEndpoints.latest),
    unreachable(resumes.document),
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('There is no such resume.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Back to Resumes' })).toHaveAttribute('href', '/resumes');
  },
};

const word = { ...okafor, file_name: 'okafor.docx', media_type: 'application/msword', pages: null };

export const LostOriginal: StoryObj = {
  name: '[AI-01] An original that is lost says so, and its text can still be read',
  parameters: answering(
    latestIs(okaforAnalysis),
    ...aboutResume(word, okaforResume.document),
    refuseFile(rawResumes.preview, 'not_found', 'This file no longer exists.'),
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('radio', { name: 'Original' }));
    await expect(await screen.findByText('This file no longer exists.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Extracted Text' }));
    await expect(
      await screen.findByText('On-call lead for six engineers', { selector: 'aside mark' }),
    ).toBeVisible();
  },
};

export const Overlapping: StoryObj = {
  name: '[AI-01] Findings that quote the same words share their marker',
  parameters: answering(latestIs(overlapping.analysis), ...aboutResume(okafor, overlapping.document)),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const resume = within(await screen.findByRole('complementary', { name: 'Resume' }));
    const shared = await resume.findByText('a team of eight');
    await expect(shared).toHaveAttribute('data-numbers', '1 2');
  },
};

export const LongTextNarrow: StoryObj = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
