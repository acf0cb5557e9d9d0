import { candidates, type Retention, retention } from '@shortlist/api-contract';
import {
  anErasure,
  aRetainedResume,
  LONG_NAME,
  LONG_SENTENCE,
  someHoldings,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { ines, noor } from '../testing/sample-resumes.ts';

const due = [
  aRetainedResume({ resume_id: ines.id, candidate_name: ines.candidate_name }),
  aRetainedResume({
    resume_id: noor.id,
    candidate_name: noor.candidate_name,
    file_name: noor.file_name,
    deletes_on: '2027-01-04T09:12:00.000Z',
  }),
];
const receipts = [
  anErasure({ removed: someHoldings({ matches: 2 }) }),
  anErasure({ cause: 'retention', removed: someHoldings({ overrides: 0, outcomes: 0 }) }),
];

const meta = {
  title: 'Screens/Resumes/Retention',
  component: ResumesFrame,
  args: { path: '/resumes/retention' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      mockResponse(retention.get, { months: 12, due: 2 }),
      mockResponse(retention.due, { resumes: due }),
      mockResponse(candidates.erasures, { erasures: receipts }),
      mockResponse(candidates.holdings, someHoldings()),
    ],
  },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: what is kept for how long, what goes when, and what is gone',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: '12 months after upload' })).toBeChecked();
    await expect(await canvas.findByRole('link', { name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.getByText('Deletes Jan 4, 2027')).toBeVisible();
    await expect(await canvas.findByText('Erased automatically')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(retention.get)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading retention settings')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty: everything is kept, and nobody was erased',
  parameters: {
    msw: [
      mockResponse(retention.get, { months: null, due: 0 }),
      mockResponse(retention.due, { resumes: [] }),
      mockResponse(candidates.erasures, { erasures: [] }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Until I delete it' })).toBeChecked();
    await expect(await canvas.findByText('No resumes scheduled for deletion')).toBeVisible();
    await expect(await canvas.findByText('Nothing erased yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(retention.get, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Failed to load retention settings', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const ListsFailed: Story = {
  name: 'Lists that do not come leave the choice',
  parameters: {
    msw: [
      mockResponse(retention.get, { months: 12, due: 2 }),
      mockError(retention.due, 'unavailable', { error: LONG_SENTENCE }),
      mockError(candidates.erasures, 'unavailable', { error: 'The server is being restarted.' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Failed to load scheduled deletions', {}, { timeout: 5000 }),
    ).toBeVisible();
    await expect(await canvas.findByText('Failed to load erasure log')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: '12 months after upload' })).toBeChecked();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(retention.get, { months: 24, due: 1 }),
      mockResponse(retention.due, {
        resumes: [aRetainedResume({ candidate_name: LONG_NAME, file_name: `${UNBROKEN}.pdf` })],
      }),
      mockResponse(candidates.erasures, {
        erasures: [anErasure({ removed: someHoldings({ resumes: 1200 }) })],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: LONG_NAME })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

let sent: Retention['months'][] = [];

export const Saved: Story = {
  name: 'A time is chosen and counts once it is saved',
  parameters: {
    msw: [
      mockResponse(retention.get, () => ({ months: sent.at(-1) ?? null, due: 0 })),
      mockResponse(retention.due, { resumes: [] }),
      mockResponse(candidates.erasures, { erasures: [] }),
      mockResponse(retention.update, async (request) => {
        sent.push(((await request.json()) as Pick<Retention, 'months'>).months);
        return { months: sent.at(-1) ?? null, due: 0 };
      }),
    ],
  },
  beforeEach: () => {
    sent = [];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '6 months after upload' }));
    await expect(sent).toEqual([]);

    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent).toEqual([6]));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled());
  },
};

export const Kept: Story = {
  name: 'A resume is kept longer only with a reason',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Extend Retention for Ines Okafor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Extend retention for Ines Okafor' }));

    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));

    await expect(await dialog.findByText('Enter a reason of at least 10 characters.')).toBeVisible();
  },
};

export const ErasedNow: Story = {
  name: 'Erasing says what goes and what remains, and starts on Cancel',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Erase Now: Ines Okafor' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase Ines Okafor?' }));

    await expect(await dialog.findByText('3 matches with their quotes')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  },
};
