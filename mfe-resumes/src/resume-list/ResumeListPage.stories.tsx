import { type Resume, resumes } from '@shortlist/api-contract';
import { anId, aResume, COMPOUND, FORTY_TAGS, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { answerPage, mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { drag, dragOver } from '../testing/choose-files.ts';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { findSamples, ines, noor, sampleResumes } from '../testing/sample-resumes.ts';
import { aFile } from '../testing/upload-files.ts';

const meta = {
  title: 'Screens/Resumes/Resume list',
  component: ResumesFrame,
  args: { path: '/resumes' },
  parameters: { layout: 'fullscreen', msw: [mockResponse(resumes.list, { resumes: sampleResumes })] },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[RS-01] Full',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Ines Okafor/ });

    await expect(within(row).getByRole('meter', { name: 'Resume score for Ines Okafor' })).toBeVisible();
    await expect(row).toHaveTextContent('Senior Backend Engineer');
    await expect(row).toHaveTextContent('75%');
    await expect(row).toHaveTextContent('+3');
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(resumes.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading resumes')).toBeVisible();
  },
};

export const Empty: Story = {
  name: '[RS-01] Empty',
  parameters: { msw: [mockResponse(resumes.list, { resumes: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No resumes uploaded yet.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Upload Resumes' })).toHaveAttribute(
      'href',
      '/resumes/new',
    );
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(resumes.list, 'rate_limited', { error: 'Too many calls. Wait a minute.' })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load resumes')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
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
            headline: `${COMPOUND}, interim deputy head of cross-border freight reconciliation`,
            skills: [...FORTY_TAGS],
            analysis: ines.analysis,
            best_match: { job_id: anId(), job_title: LONG_NAME, match_score: 1 },
          }),
          aResume({ candidate_name: UNBROKEN, headline: UNBROKEN, skills: [UNBROKEN] }),
          noor,
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: UNBROKEN })).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');

export const Actions: Story = {
  name: '[RS-01] Rename, analyze, download and delete stand in the menu of a row',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Noor Verhaegen' }));

    await screen.findByRole('menuitem', { name: 'Delete' });
    await expect(hrefOf('Analyze')).toBe(`/resumes/${noor.id}/ai-score`);
    await expect(hrefOf('Rename')).toBe(`/resumes/${noor.id}/edit`);
    await expect(hrefOf('Download')).toBe(noor.file_url);
  },
};

export const NotScored: Story = {
  name: 'What is not scored has no number, but a button that analyzes',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Noor Verhaegen/ });

    await expect(within(row).getByText('Not scored yet')).toBeVisible();
    await expect(within(row).queryByRole('meter')).toBeNull();
    await userEvent.click(within(row).getByRole('link', { name: 'Analyze Noor Verhaegen' }));

    await expect(await canvas.findByText(`Went to /resumes/${noor.id}/ai-score`)).toBeVisible();
  },
};

const namesIn = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas.getAllByRole('link', { name: /^(Ines|Tomasz|Noor|Anselm)/ }).map((link) => link.textContent);

const server = { msw: [mockResponse(resumes.list, findSamples)] };

export const Searched: Story = {
  name: 'Search and order are asked of the server',
  args: { path: '/resumes?sort=score_desc' },
  parameters: server,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Tomasz Wieland' });
    await expect(namesIn(canvas)).toEqual([
      'Tomasz Wieland',
      'Ines Okafor',
      'Anselm Brück',
      'Noor Verhaegen',
    ]);

    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search resumes' }), 'terraform');

    await waitFor(() => expect(namesIn(canvas)).toEqual(['Tomasz Wieland', 'Ines Okafor']));
    await expect(canvas.getByRole('searchbox', { name: 'Search resumes' })).toHaveValue('terraform');
  },
};

export const SortedByHead: Story = {
  name: 'A head of the table sorts',
  parameters: server,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Candidate' }));

    await waitFor(() => expect(namesIn(canvas)[0]).toBe('Anselm Brück'));
    await expect(canvas.getByRole('columnheader', { name: 'Candidate' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

export const OneSkill: Story = {
  name: 'A skill leads to everyone who has it, and can be taken off again',
  args: { path: '/resumes?skill=SQL' },
  parameters: server,
  play: async ({ canvas }) => {
    await waitFor(() => expect(namesIn(canvas)).toEqual(['Noor Verhaegen']));

    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Skill: SQL' }));

    await waitFor(() => expect(namesIn(canvas)).toHaveLength(4));
  },
};

export const NothingFits: Story = {
  name: 'Nothing fits, and the filters can be cleared',
  args: { path: '/resumes?search=cobol&status=reserve' },
  parameters: server,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No matching resumes')).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Clear Filters' }));

    await waitFor(() => expect(namesIn(canvas)).toHaveLength(4));
    await expect(canvas.getByRole('searchbox', { name: 'Search resumes' })).toHaveValue('');
  },
};

const thousand = Array.from({ length: 1000 }, (_, at) => aResume({ candidate_name: `Candidate ${at + 1}` }));

export const Thousand: Story = {
  name: 'Of a thousand rows those near the window are drawn',
  parameters: { msw: [mockResponse(resumes.list, { resumes: thousand })] },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Candidate 1' });
    await expect(canvas.getByText('1,000 resumes')).toBeInTheDocument();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(100));

    canvas.getByText('1,000 resumes').scrollIntoView();

    await expect(await canvas.findByRole('link', { name: 'Candidate 1000' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Candidate 500' })).toBeNull());
    scrollTo(0, 0);
    await expect(await canvas.findByRole('link', { name: 'Candidate 1' })).toBeVisible();
  },
};

export const DroppedOn: Story = {
  name: '[RS-02] Files dropped on the list are chosen on the upload page',
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Ines Okafor' });
    await dragOver(aFile('haddadi_leila.pdf'));

    drag('drop', aFile('haddadi_leila.pdf'));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Upload Resumes' })).toBeVisible();
    await expect(await canvas.findByText('haddadi_leila.pdf')).toBeVisible();
  },
};

let kept: Resume[] = [];

export const Deleted: Story = {
  name: '[RS-04] [ST-01] Delete names the resume, then takes the row away',
  parameters: {
    msw: [
      mockResponse(resumes.list, () => ({ resumes: kept })),
      mockResponse(resumes.remove, (_, { id }) => {
        kept = kept.filter((resume) => resume.id !== id);
        return { ok: true as const };
      }),
    ],
  },
  beforeEach: () => {
    kept = [...sampleResumes];
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ines Okafor' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this resume?' });
    await expect(dialog).toHaveTextContent('okafor_ines_2026.pdf of Ines Okafor');

    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ines Okafor' })).toBeNull());
    await expect(kept).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(kept).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Tomasz Wieland')).toBeVisible();
  },
};

async function deleteInes(canvas: Pick<typeof screen, 'findByRole'>): Promise<void> {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Ines Okafor' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

export const DeleteUndone: Story = {
  name: '[RS-04] Undo brings a deleted resume back',
  play: async ({ canvas }) => {
    await deleteInes(canvas);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Ines Okafor' })).toBeNull());

    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));

    await expect(await canvas.findByRole('link', { name: 'Ines Okafor' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  },
};

export const DeleteWithoutJson: Story = {
  name: '[RS-04] A failed delete without JSON says the status',
  parameters: {
    msw: [mockResponse(resumes.list, { resumes: [ines] }), answerPage(resumes.remove, 500)],
  },
  play: async ({ canvas }) => {
    await deleteInes(canvas);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

    await expect(await screen.findByText('Delete failed with status 500')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ines Okafor' })).toBeVisible();
  },
};

export const LongTextNarrow: Story = {
  ...LongText,
  name: 'Long text, narrow',
  globals: { viewport: { value: 'narrow' } },
};
