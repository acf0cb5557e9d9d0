import { analysisEndpoints, duplicates, type Resume, rawResumes, resumes } from '@shortlist/api-contract';
import {
  anAnalysis,
  aResume,
  COMPOUND,
  FORTY_TAGS,
  LONG_NAME,
  LONG_SENTENCE,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, refuseFile, TabFrame } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inesAsRead } from '../testing/sample-document.ts';
import { ines, noor, sampleResumes } from '../testing/sample-resumes.ts';
import ResumeManagementWidget from './ResumeManagementWidget.tsx';

/** The server with these resumes, in zones, and one by one. No story has the frame of the original. */
function serverOf(all: readonly Resume[]) {
  const having = (status: Resume['status']) => all.filter((resume) => resume.status === status);
  return [
    mockResponse(resumes.list, ({ url }) => {
      const { searchParams } = new URL(url);
      const words = searchParams.get('search')?.toLowerCase() ?? '';
      return {
        resumes: all.filter(
          ({ status, candidate_name }) =>
            status === searchParams.get('status') && candidate_name.toLowerCase().includes(words),
        ),
      };
    }),
    mockResponse(resumes.counts, {
      active: having('active').length,
      reserve: having('reserve').length,
      inactive: having('inactive').length,
    }),
    mockResponse(resumes.get, (_, params) => all.find(({ id }) => id === params.id) ?? ines),
    mockResponse(resumes.document, inesAsRead),
    refuseFile(rawResumes.preview, 'not_found', 'This file no longer exists.'),
  ];
}

const noted = { ...ines, notes: 'Spoke on Tuesday. Prefers four days a week and can start in February.' };
const stored = [noted, ...sampleResumes.slice(1)];

const meta = {
  title: 'Screens/Resumes/Resume management',
  component: TabFrame,
  args: { tab: ResumeManagementWidget, search: `resume=${ines.id}` },
  parameters: { layout: 'fullscreen', msw: serverOf(stored) },
} satisfies Meta<typeof TabFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const zone = (name: string) => screen.findByRole('grid', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Full: Story = {
  name: '[RM-01, RM-03] Full',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Ines Okafor' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Extracted Text' }));
    await expect(await canvas.findByRole('article', { name: 'Page 1' })).toBeVisible();
    await expect(canvas.getByText(/^Spoke on Tuesday/)).toBeVisible();
    for (const title of ['Basic Information', 'Contact Information', 'Skills', 'Notes', 'Resume Preview']) {
      await expect(canvas.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    }
  },
};

export const Loading: Story = {
  args: { search: '' },
  parameters: { msw: [mockPending(resumes.list), mockPending(resumes.counts)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Resumes by status' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const Empty: Story = {
  name: '[RM-01, RM-03] Empty',
  args: { search: '' },
  parameters: { msw: serverOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No active resumes')).toBeVisible();
    await expect(canvas.getByText('No reserve resumes')).toBeVisible();
    await expect(canvas.getByText('No inactive resumes')).toBeVisible();
    await expect(canvas.getByText('Select a resume to view details')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { search: '' },
  parameters: {
    msw: [
      mockError(resumes.list, 'unavailable', { error: 'The server is being restarted.' }),
      ...serverOf([]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load resumes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const long = aResume({
  candidate_name: LONG_NAME,
  file_name: `${UNBROKEN}.pdf`,
  headline: `${COMPOUND}, interim deputy head of cross-border freight reconciliation`,
  email: `${UNBROKEN}@example.com`,
  skills: [...FORTY_TAGS, UNBROKEN],
  notes: `${LONG_SENTENCE}\n${UNBROKEN}`,
});

export const LongText: Story = {
  args: { search: `resume=${long.id}` },
  parameters: { msw: serverOf([long, ...stored]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: LONG_NAME })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Extracted Text' }));
    await expect(await canvas.findByRole('article', { name: 'Page 1' })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const NarrowList: Story = {
  name: 'Narrow, before one is chosen',
  args: { search: '' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const active = await zone('Active');
    await expect(within(active).getByRole('row', { name: 'Tomasz Wieland' })).toHaveTextContent('Score: 82');
    await expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull();

    await userEvent.click(within(active).getByRole('row', { name: 'Tomasz Wieland' }));
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible();
    await press('All Resumes');

    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
  },
};

export const Refused: Story = {
  name: '[RM-02] A move that the server refuses goes back',
  args: { search: '' },
  parameters: {
    msw: [mockError(resumes.update, 'conflict', { error: 'A selection is under way.' }), ...serverOf(stored)],
  },
  play: async () => {
    within(await zone('Reserve'))
      .getByRole('row', { name: noor.candidate_name })
      .focus();
    await userEvent.keyboard(' {ArrowUp} ');

    const reserve = await zone('Reserve');
    await waitFor(() =>
      expect(within(reserve).getByRole('row', { name: noor.candidate_name })).toBeVisible(),
    );
  },
};

export const Many: Story = {
  name: 'A zone of many says how many there are in all',
  args: { search: '' },
  parameters: {
    msw: [
      mockResponse(resumes.counts, { active: 3120, reserve: 1, inactive: 1 }),
      ...serverOf(
        Array.from({ length: 20 }, (_, at) =>
          aResume({
            candidate_name: `Candidate ${at + 1}`,
            uploaded_at: new Date(Date.UTC(2026, 10, 20, 12) - at * 3_600_000).toISOString(),
            notes: null,
          }),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const active = await zone('Active');
    await expect(await canvas.findByText('3120')).toBeVisible();
    await expect(within(active).getAllByRole('row')).toHaveLength(20);
  },
};

export const Searched: Story = {
  name: '[RM-01] What is searched for narrows every zone',
  play: async ({ canvas }) => {
    await zone('Reserve');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resumes' }), 'tomasz');

    await expect(await canvas.findByText('No matching reserve resumes')).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Tomasz Wieland' })).toBeVisible();
  },
};

export const Edited: Story = {
  name: '[RM-04] The fields of a resume, and an address that is none',
  play: async () => {
    await press('Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Resume' }));
    await expect(dialog.getByRole('textbox', { name: 'Candidate Name' })).toHaveValue('Ines Okafor');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'ines{Enter}');

    await expect(await dialog.findByText('Enter an email address, like name@example.com.')).toBeVisible();
  },
};

export const Scores: Story = {
  name: '[RM-05] The two scores and the way to the complete analysis',
  play: async () => {
    await press('View Analysis');
    const dialog = within(await screen.findByRole('dialog', { name: 'Analysis of Ines Okafor' }));
    await expect(dialog.getByText('78/100')).toBeVisible();
    await expect(dialog.getByText('75%')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'View Full Analysis' })).toHaveAttribute(
      'href',
      `/resumes/${ines.id}/ai-score`,
    );
  },
};

export const NoScores: Story = {
  name: '[RM-05] What is not scored yet is analyzed from there',
  args: { search: `resume=${noor.id}` },
  parameters: {
    msw: [
      mockResponse(analysisEndpoints.analyze, {
        analysis: anAnalysis({ resume_id: noor.id, score_overall: 0.64 }),
      }),
      ...serverOf(stored),
    ],
  },
  play: async () => {
    await press('View Analysis');
    const dialog = within(await screen.findByRole('dialog', { name: 'Analysis of Noor Verhaegen' }));
    await expect(dialog.getByText('Not matched yet')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Analyze' }));

    await expect(await dialog.findByText('64/100')).toBeVisible();
  },
};

export const Deleting: Story = {
  name: '[RM-06] A deletion is asked about by name',
  play: async () => {
    await press('Delete');

    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this resume?' }));
    await expect(dialog.getByText('Ines Okafor')).toBeVisible();
  },
};

const merged = { ...noted, possible_duplicates: 1, earlier_versions: 1 };

export const SamePerson: Story = {
  name: '[RM-03] Another resume may be of the same person, and an earlier version was merged',
  parameters: {
    msw: [
      ...serverOf([merged, ...sampleResumes.slice(1)]),
      mockResponse(duplicates.merges, {
        merges: [
          {
            id: '0198a1b2-0000-7000-8000-000000000001',
            main_id: ines.id,
            merged_at: '2026-11-20T09:00:00.000Z',
            resumes: [aResume({ file_name: 'ines_okafor_2024.pdf' })],
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another resume may belong to the same person.')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Undo Merge' })).toBeVisible();
  },
};
