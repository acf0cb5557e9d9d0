import { dashboard, resumes } from '@shortlist/api-contract';
import { anId, aResume, LONG_NAME, someStats, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ScoresTab } from '../testing/ScoresTab.tsx';
import { noor, sampleResumes } from '../testing/sample-resumes.ts';
import { scores } from '../testing/sample-scores.ts';
import ResumeScoresWidget from './ResumeScoresWidget.tsx';

const meta = {
  title: 'Widgets/Resumes/Resume scores',
  component: ResumeScoresWidget,
  args: { params: {}, onParamsChange: () => undefined },
  render: () => <ScoresTab />,
  parameters: { layout: 'fullscreen', msw: [...scores] },
} satisfies Meta<typeof ResumeScoresWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  within(canvas.getAllByRole('table')[0] ?? document.body)
    .getAllByRole('link', { name: /^(Ines|Tomasz|Noor|Anselm)/ })
    .map(({ textContent }) => textContent);

const none = someStats({
  total_resumes: 0,
  analysed_resumes: 0,
  average_score: null,
  candidates: 0,
  matched_resumes: 0,
});

export const Full: Story = {
  name: '[CS-01] Full',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Tomasz Wieland/ });
    await expect(row).toHaveTextContent('82');
    await expect(row).toHaveTextContent('85%');
    await expect(row).toHaveTextContent('Excellent');
    await expect(within(row).getByText(/^\d+ met/)).toBeInTheDocument();
    await expect(canvas.getByRole('row', { name: /Ines Okafor/ })).toHaveTextContent('Good');
    await expect(canvas.getByRole('row', { name: /Anselm/ })).toHaveTextContent('Needs Review');
    await expect(canvas.getByRole('row', { name: /Noor/ })).toHaveTextContent('Not scored yet');
    await expect(await canvas.findByText('Total Resumes')).toBeVisible();
    for (const label of ['Avg Score', 'Top Match', 'Candidates']) {
      await expect(canvas.getByText(label)).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Download noor-verhaegen.docx' })).toHaveAttribute(
      'href',
      noor.file_url,
    );
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(dashboard.stats), mockPending(resumes.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading resumes')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[CS-01] Empty',
  parameters: { msw: [mockResponse(dashboard.stats, none), mockResponse(resumes.list, { resumes: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resumes found')).toBeVisible();
    await expect(await canvas.findByText('Not scored yet')).toBeVisible();
    await expect(await canvas.findByText('No matches yet')).toBeVisible();
    await expect(canvas.queryByRole('search')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Upload Resume' })).toHaveAttribute(
      'href',
      '/new-dashboard?tab=upload&mode=resume',
    );
  },
};

const refused = { error: 'Too many calls. Wait a minute.' };

export const Failed: Story = {
  parameters: {
    msw: [
      mockError(dashboard.stats, 'rate_limited', refused),
      mockError(resumes.list, 'rate_limited', refused),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load resumes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(await canvas.findByText(/Failed to load totals/)).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: {
    msw: [
      mockResponse(resumes.list, {
        resumes: [
          aResume({
            candidate_name: LONG_NAME,
            file_name: `${UNBROKEN}.pdf`,
            analysis: { score_overall: 1, evaluated_at: '2026-11-20T09:12:00.000Z' },
            best_match: { job_id: anId(), job_title: UNBROKEN, match_score: 1 },
          }),
          aResume({ candidate_name: UNBROKEN }),
        ],
      }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Sorted: Story = {
  name: '[CS-01] The orders are asked of the server, by the heads and by the list of all eight',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analysis Score' }));
    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Tomasz Wieland'));

    await userEvent.click(canvas.getByRole('button', { name: /Best score first/ }));
    await expect(await screen.findAllByRole('option')).toHaveLength(8);
    await userEvent.click(screen.getByRole('option', { name: 'Name A-Z' }));

    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Anselm Brück'));
    await expect(canvas.getByRole('columnheader', { name: 'Resume Name' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const Filtered: Story = {
  name: '[CS-01] A position and words narrow the list, and the filters can be cleared',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Noor Verhaegen' });
    await userEvent.click(canvas.getByRole('combobox', { name: 'Position' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Position' }), 'back');
    await userEvent.click(await screen.findByRole('option', { name: /Senior Backend Engineer/ }));
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Ines Okafor', 'Tomasz Wieland']));

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resumes' }), 'cobol');
    await expect(await canvas.findByText('No resumes found')).toBeVisible();

    const [clear] = canvas.getAllByRole('button', { name: 'Clear Filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(namesIn(canvas)).toHaveLength(4));
    await expect(canvas.getByRole('combobox', { name: 'Position' })).toHaveValue('');
  },
};

export const Deleted: Story = {
  name: '[CS-01] Delete asks, names the resume, and takes the row away',
  parameters: {
    msw: [
      mockResponse(resumes.list, { resumes: sampleResumes }),
      mockResponse(resumes.remove, { ok: true }),
      ...scores,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Noor Verhaegen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this resume?' });
    await expect(dialog).toHaveTextContent('noor-verhaegen.docx of Noor Verhaegen');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Noor Verhaegen' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('link', { name: 'Noor Verhaegen' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};
