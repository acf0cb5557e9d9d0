import { type Match, matches, outcomes, resumes } from '@shortlist/api-contract';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { candidates } from '../testing/candidates.ts';
import { MatchScreen } from '../testing/match-screen.tsx';
import { settling } from '../testing/settling.ts';

const { match } = candidates[0];
const LOGISTICS = /^Knows logistics/;
const unrecorded = mockResponse(outcomes.get, { outcome: null });

const meta: Meta = {
  title: 'Screens/AI/Match verdicts',
  parameters: { layout: 'fullscreen', msw: { handlers: [...settling([match]), unrecorded] } },
  render: () => <MatchScreen />,
};

export default meta;

/** The row of a requirement, once it is there. */
async function rowOf(canvasElement: HTMLElement, name: RegExp) {
  return within(await within(canvasElement).findByRole('row', { name }));
}

export const ToCheck: StoryObj = {
  name: '[VD-03] What is to check has a line under it, earns nothing, and is settled with one press',
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, LOGISTICS);
    await expect(row.getByText('rate quote API')).toHaveAttribute('data-tone', 'pencil');
    await expect(row.getByText('0')).toBeVisible();
    await expect(row.getByRole('button', { name: 'Partly met' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'To check (1)' })).toBeVisible();
  },
};

export const Settled: StoryObj = {
  name: '[VD-03] What was settled says who said so, moves the score, and can be taken back',
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, LOGISTICS);
    await userEvent.click(row.getByRole('button', { name: 'Met' }));
    await expect(await row.findByText('Met, says Robin; read as to check')).toBeVisible();
    await expect(row.queryByRole('group')).toBeNull();
    await expect(within(canvasElement).getByRole('img', { name: /^Match Score: 69 of 100/ })).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: /^To check/ })).toBeNull();
  },
};

export const TakenBack: StoryObj = {
  name: '[VD-03] Taken back, it is to check again',
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, LOGISTICS);
    await userEvent.click(row.getByRole('button', { name: 'Not met' }));
    await userEvent.click(await row.findByRole('button', { name: 'Undo the verdict: Knows logistics' }));
    await expect(await row.findByRole('button', { name: 'Met' })).toBeVisible();
  },
};

export const Pending: StoryObj = {
  name: 'While it is saved the others wait',
  parameters: { msw: { handlers: [mockPending(matches.settle), ...settling([match]), unrecorded] } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, LOGISTICS);
    await userEvent.click(row.getByRole('button', { name: 'Met' }));
    await waitFor(() => expect(row.getByRole('button', { name: 'Not met' })).toBeDisabled());
  },
};

const refused = mockError(matches.settle, 'invalid_input', {
  error: 'This requirement is no longer part of the position.',
});

export const NotSaved: StoryObj = {
  name: 'What could not be saved says why, and nothing is lost',
  parameters: { msw: { handlers: [refused, ...settling([match]), unrecorded] } },
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, LOGISTICS);
    await userEvent.click(row.getByRole('button', { name: 'Met' }));
    await expect(await row.findByRole('alert')).toHaveTextContent(
      'This requirement is no longer part of the position.',
    );
    await expect(row.getByRole('button', { name: 'Met' })).toBeEnabled();
  },
};

/** Opens the correction of a requirement. */
async function correct(canvasElement: HTMLElement, name: string) {
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: `Correct the verdict: ${name}` }),
  );
  return within(await page.findByRole('dialog'));
}

export const Correcting: StoryObj = {
  name: '[VD-05] A verdict is corrected with a sentence picked in the resume',
  play: async ({ canvasElement }) => {
    const form = await correct(canvasElement, 'Kubernetes in operation');
    await expect(form.getByText(/Read as not mentioned/)).toBeVisible();
    await userEvent.click(form.getByRole('radio', { name: 'Met' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText('Select the sentence that shows it.')).toBeVisible();
    await userEvent.type(form.getByRole('searchbox', { name: 'Search the resume' }), 'rate quote');
    await userEvent.click(await form.findByRole('button', { name: /^Cut the rate quote API/ }));
    await expect(form.getByText(/^Cut the rate quote API/)).toBeVisible();
    await expect(form.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

export const SentenceChanged: StoryObj = {
  name: 'Another sentence is picked with the keyboard alone',
  play: async (context) => {
    await Correcting.play?.(context);
    const form = within(page.getByRole('dialog'));
    await userEvent.keyboard('{Enter}');
    await expect(await form.findByRole('searchbox', { name: 'Search the resume' })).toHaveFocus();
    form.getByRole('button', { name: /^Cut the rate quote API/, pressed: true }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(form.getByRole('button', { name: 'Change' })).toHaveFocus();
  },
};

export const CorrectingNarrow: StoryObj = {
  ...Correcting,
  name: 'Correcting, narrow: a sheet at the foot of the screen',
  globals: { viewport: { value: 'narrow' } },
};

export const Corrected: StoryObj = {
  name: '[VD-05] A correction stands beside what was read, with its reason',
  play: async ({ canvasElement }) => {
    const form = await correct(canvasElement, 'Event streaming with Kafka');
    await userEvent.click(form.getByRole('radio', { name: 'Met' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(form.getByText('Enter a reason.')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'She runs it at Tidewater.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const row = await rowOf(canvasElement, /^Event streaming with Kafka/);
    await expect(await row.findByText('Met, says Robin; read as partly met')).toBeVisible();
    await expect(row.getByText('She runs it at Tidewater.')).toBeVisible();
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const LogisticsAreNotCorrected: StoryObj = {
  name: '[VD-05] Logistics are never scored, and have no correction',
  play: async ({ canvasElement }) => {
    const row = await rowOf(canvasElement, /^Rotterdam, two days a week on site/);
    await expect(row.queryByRole('button', { name: /^Correct the verdict/ })).toBeNull();
  },
};

export const CorrectionRefused: StoryObj = {
  name: "[VD-05] The server's reason stands in the form, with all that was filled in",
  parameters: { msw: { handlers: [refused, ...settling([match]), unrecorded] } },
  play: async ({ canvasElement }) => {
    const form = await correct(canvasElement, 'Go in production');
    await userEvent.click(form.getByRole('radio', { name: 'Not met' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'A plan, not a move.');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('This requirement is no longer part of the position.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Reason' })).toHaveValue('A plan, not a move.');
  },
};

export const ResumeFailed: StoryObj = {
  name: 'The resume to pick from could not be loaded',
  parameters: {
    msw: {
      handlers: [mockError(resumes.document, 'internal', { error: 'x' }), ...settling([match]), unrecorded],
    },
  },
  play: async ({ canvasElement }) => {
    const form = await correct(canvasElement, 'Kubernetes in operation');
    await expect(await form.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const wide: Match = {
  ...match,
  requirements: match.requirements.map((each, index) =>
    index % 2 === 1 && each.quotes.length > 0 ? { ...each, verdict: 'to_check', points: 0 } : each,
  ),
};

export const Queue: StoryObj = {
  name: '[VD-03] All that is to check is settled in a row, by keyboard too',
  parameters: { msw: { handlers: [...settling([wide]), unrecorded] } },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /^To check/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'Settle what is to check' }));
    await expect(dialog.getByText('0 of 5')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Met' })[0] as HTMLElement);
    await expect(await dialog.findByText('1 of 5')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Met' })[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('2 of 5')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Met' })[0]).toHaveFocus());
  },
};

export const QueueNarrow: StoryObj = {
  ...Queue,
  name: 'Queue, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const Narrow: StoryObj = { ...ToCheck, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
