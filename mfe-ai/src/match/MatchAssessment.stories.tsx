import { matches, outcomes, rawScores, scores } from '@shortlist/api-contract';
import { anOverride, aScoreEntry, LONG_NAME, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, neverFile, refuseFile } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { candidates } from '../testing/candidates.ts';
import { MatchScreen } from '../testing/match-screen.tsx';

const { match } = candidates[0];
const override = anOverride({ verdict: 'strong', score: 0.9 });
const judged = [
  mockResponse(matches.latest, { match: { ...match, override } }),
  mockResponse(outcomes.get, { outcome: null }),
];
const pair = { job_id: match.job_id, resume_id: match.resume_id };
const said = { ...pair, kind: 'override', engine: null, potential: null } as const;
const log = mockResponse(scores.log, {
  entries: [
    aScoreEntry({
      ...said,
      kind: 'verdict',
      requirement: { id: 'r7', text: 'Knows logistics', read_as: 'to_check', said: 'met' },
      score: match.match_score,
      previous_score: 0.55,
      actor: 'Robin',
    }),
    aScoreEntry({ ...said, verdict: 'strong', score: 0.9, reason: override.reason, actor: 'Marta' }),
    aScoreEntry({ ...pair, score: match.match_score, previous_score: 0.7, changes: ['engine'] }),
    aScoreEntry({ ...pair, score: 0.7 }),
  ],
});

const meta: Meta = {
  title: 'Screens/AI/Match judgment',
  parameters: { layout: 'fullscreen', msw: { handlers: [...judged, log] } },
  render: () => <MatchScreen />,
};

export default meta;

/** Presses a button of the judgment and gives the dialog that opens. */
async function opened(canvasElement: HTMLElement, button: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
}

export const Judged: StoryObj = {
  name: '[AI-06] What a person says stands beside the computed score',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText('Strong fit, 90%')).toBeVisible();
    await expect(page.getByText(override.reason)).toBeVisible();
    await expect(page.getByText(/Scores never reject a candidate/)).toBeVisible();
  },
};

export const JudgedNarrow: StoryObj = {
  ...Judged,
  name: 'Narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const NothingChosen: StoryObj = {
  name: '[AI-06] Nothing is chosen beforehand, and nothing is recorded without a choice and a reason',
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Update Assessment');
    for (const radio of dialog.getAllByRole('radio')) await expect(radio).not.toBeChecked();

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await expect(await dialog.findByText('Select a rating.')).toBeVisible();
    await expect(dialog.getByText('Enter a reason of at least 10 characters.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Strong fit' })).toHaveFocus();
  },
};

export const Refused: StoryObj = {
  name: 'A judgment that the server refuses stays in the dialog, with the reason',
  parameters: {
    msw: {
      handlers: [
        ...judged,
        mockError(matches.override, 'not_found', {
          error: 'There is no match of this position and this resume.',
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Update Assessment');
    await userEvent.click(dialog.getByRole('radio', { name: 'Possible fit' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Needs another talk.');

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await expect(
      await dialog.findByText('There is no match of this position and this resume.'),
    ).toBeVisible();
    await expect(dialog.getByRole('radio', { name: 'Possible fit' })).toBeChecked();
  },
};

export const History: StoryObj = {
  name: '[AI-06] The history has each computation and each judgment',
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await expect(await dialog.findByText("Marta's assessment: Strong fit, 90%")).toBeVisible();
    await expect(dialog.getByText('Changed: scoring engine updated.')).toBeVisible();
    await expect(dialog.getByText('First score')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

export const HistoryNarrow: StoryObj = {
  ...History,
  name: 'History, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const HistoryLoading: StoryObj = {
  parameters: { msw: { handlers: [...judged, mockPending(scores.log)] } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await expect(await dialog.findByLabelText('Loading score history')).toBeVisible();
  },
};

export const HistoryEmpty: StoryObj = {
  parameters: { msw: { handlers: [...judged, mockResponse(scores.log, { entries: [] })] } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await expect(await dialog.findByText('No score history yet')).toBeVisible();
  },
};

export const HistoryFailed: StoryObj = {
  parameters: {
    msw: { handlers: [...judged, mockError(scores.log, 'unavailable', { error: 'Try again soon.' })] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    const sentence = 'Failed to load score history';
    await expect(await dialog.findByText(sentence, {}, { timeout: 5000 })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SavingCorrections: StoryObj = {
  name: '[VD-06] The corrections of the account are saved as a truth set',
  parameters: { msw: { handlers: [...judged, log, neverFile(rawScores.truth)] } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await expect(dialog.getByText(/^A truth set of the verdicts/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Corrections' }));
    await expect(await dialog.findByRole('button', { name: /Saving/ })).toBeVisible();
  },
};

export const CorrectionsNotSaved: StoryObj = {
  name: '[VD-06] Corrections that could not be saved say why, and can be saved again',
  parameters: {
    msw: {
      handlers: [
        ...judged,
        log,
        refuseFile(rawScores.truth, 'forbidden', 'Blind mode is on: the text of resumes is hidden.'),
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Corrections' }));
    const refusal = await dialog.findByRole('alert');
    await expect(refusal).toHaveTextContent('Failed to save corrections.');
    await expect(refusal).toHaveTextContent('Blind mode is on: the text of resumes is hidden.');
    await expect(dialog.getByRole('button', { name: 'Save Corrections' })).toBeEnabled();
  },
};

const wordy = anOverride({ verdict: 'possible', score: 1, reason: `${LONG_SENTENCE} ${UNBROKEN}` });

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, { match: { ...match, override: wordy } }),
        mockResponse(outcomes.get, { outcome: null }),
        mockResponse(scores.log, {
          entries: [
            aScoreEntry({ ...said, verdict: 'possible', score: 1, reason: wordy.reason, actor: LONG_NAME }),
            aScoreEntry({
              ...pair,
              changes: ['engine', 'resume', 'position'],
              previous_score: 0.2,
              engine: {
                name: 'openai',
                version: UNBROKEN.slice(0, 60),
                fingerprint: 'a'.repeat(64),
                note: LONG_SENTENCE,
              },
            }),
          ],
        }),
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const dialog = await opened(canvasElement, 'Score History');
    await waitFor(() => expect(dialog.getByText(/scoring engine updated, resume/)).toBeVisible());
  },
};
