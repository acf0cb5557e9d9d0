import { dashboard, matches, outcomes } from '@shortlist/api-contract';
import { aJobWithMatches, aKanbanCard, aMatchedResume, twoVersions } from '@shortlist/api-contract/testing';
import { mockError, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { sampleBoard } from '../testing/sample-board.ts';
import { chooseFromMenuOf, TrackingTab } from '../testing/TrackingTab.tsx';

const full = mockResponse(dashboard.kanban, { kanban: sampleBoard });

const meta = {
  title: 'Widgets/Jobs/Tracking board/Outcomes',
  component: TrackingTab,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TrackingTab>;

export default meta;
type Story = StoryObj<typeof meta>;

const candidates = ['Tomasz Wieland', 'Ines Okafor', 'Noor Verhaegen'].map((candidate_name) =>
  aMatchedResume({ resume_info: { ...aMatchedResume().resume_info, candidate_name } }),
);
const supply =
  sampleBoard.published.cards.find(({ title }) => title === 'Supply Chain Engineer') ?? aKanbanCard();
const withCandidates = [
  full,
  mockResponse(matches.jobsWithMatches, {
    jobs: [aJobWithMatches({ job_id: supply.id, matched_resumes: candidates })],
  }),
  mockResponse(outcomes.list, {
    outcomes: candidates.slice(0, 1).map(({ resume_id }) => ({
      job_id: supply.id,
      resume_id,
      interviewed_on: '2026-11-10',
      offer_sent_on: '2026-11-17',
      offer_accepted_on: null,
      updated_at: '2026-11-17T10:00:00.000Z',
    })),
  }),
];

export const Outcomes: Story = {
  name: '[TR-01] Outcomes of the candidates of a card',
  parameters: { msw: withCandidates },
  play: async () => {
    await chooseFromMenuOf('Supply Chain Engineer', 'Record Outcomes');

    const first = await screen.findByRole('group', { name: 'Tomasz Wieland' });
    await expect(within(first).getByRole('checkbox', { name: /^Interviewed/ })).toBeChecked();
    await expect(within(first).getByRole('checkbox', { name: 'Offer accepted' })).toBeEnabled();
    const second = screen.getByRole('group', { name: 'Ines Okafor' });
    await expect(within(second).getByRole('checkbox', { name: 'Offer accepted' })).toBeDisabled();
  },
};

export const EarlierVersion: Story = {
  name: '[TR-01] Two resumes of one person: the earlier version says so',
  parameters: {
    msw: [
      full,
      mockResponse(matches.jobsWithMatches, {
        jobs: [
          aJobWithMatches({
            job_id: supply.id,
            matched_resumes: candidates.slice(0, 1).flatMap(twoVersions),
          }),
        ],
      }),
      mockResponse(outcomes.list, { outcomes: [] }),
    ],
  },
  play: async () => {
    await chooseFromMenuOf('Supply Chain Engineer', 'Record Outcomes');

    await expect(await screen.findByRole('group', { name: 'Tomasz Wieland' })).toBeVisible();
    await expect(screen.getByRole('group', { name: 'Tomasz Wieland Earlier version' })).toBeVisible();
  },
};

export const OutcomeRefused: Story = {
  name: '[TR-01] An outcome that could not be saved is taken back',
  parameters: {
    msw: [...withCandidates, mockError(outcomes.record, 'rate_limited', { error: 'Too many calls.' })],
  },
  play: async () => {
    await chooseFromMenuOf('Supply Chain Engineer', 'Record Outcomes');
    const row = await screen.findByRole('group', { name: 'Ines Okafor' });
    const interviewed = within(row).getByRole('checkbox', { name: /^Interviewed/ });

    await userEvent.click(interviewed);

    await waitFor(() => expect(within(row).getByRole('checkbox', { name: 'Interviewed' })).not.toBeChecked());
  },
};

export const NobodyMatched: Story = {
  parameters: {
    msw: [
      full,
      mockResponse(matches.jobsWithMatches, { jobs: [] }),
      mockResponse(outcomes.list, { outcomes: [] }),
    ],
  },
  play: async () => {
    await chooseFromMenuOf('Finance Controller', 'Record Outcomes');

    await expect(await screen.findByText('No resumes matched yet')).toBeVisible();
  },
};
