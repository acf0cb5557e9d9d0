import { duplicates } from '@shortlist/api-contract';
import { aResume, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { ines } from '../testing/sample-resumes.ts';

const older = aResume({
  file_name: 'ines_okafor_2024.pdf',
  headline: 'Backend Engineer',
  skills: ['Go', 'PostgreSQL', 'Ruby', 'Perl'],
  uploaded_at: '2026-03-02T10:00:00.000Z',
});

const group = {
  resumes: [ines, older],
  reasons: [
    { kind: 'email' as const, likeness: null },
    { kind: 'text' as const, likeness: 0.94 },
  ],
};

const MERGE = '0198a1b2-0000-7000-8000-000000000001';

let groups: (typeof group)[] = [];
let sent: unknown = null;

const meta = {
  title: 'Screens/Resumes/Possible duplicates',
  component: ResumesFrame,
  args: { path: '/resumes/duplicates' },
  parameters: {
    layout: 'fullscreen',
    msw: [
      mockResponse(duplicates.list, () => ({ groups })),
      mockResponse(duplicates.merge, async (request) => {
        sent = await request.json();
        groups = [];
        return { merge_id: MERGE };
      }),
      mockResponse(duplicates.undo, () => {
        groups = [group];
        return { ok: true as const };
      }),
      mockResponse(duplicates.dismiss, async (request) => {
        sent = await request.json();
        groups = [];
        return { ok: true as const };
      }),
      mockResponse(duplicates.reopen, () => {
        groups = [group];
        return { ok: true as const };
      }),
    ],
  },
  beforeEach: () => {
    groups = [group];
    sent = null;
  },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('94% identical text')).toBeVisible();
    await expect(canvas.getByText('Perl')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /newest/ })).toBeChecked();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(duplicates.list)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading possible duplicates')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockResponse(duplicates.list, { groups: [] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No possible duplicates')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    msw: [mockError(duplicates.list, 'unavailable', { error: 'The server is being restarted.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

const long = aResume({
  candidate_name: LONG_NAME,
  file_name: `${UNBROKEN}.pdf`,
  headline: UNBROKEN,
  email: `${UNBROKEN}@example.com`,
});

export const LongText: Story = {
  parameters: {
    msw: [mockResponse(duplicates.list, { groups: [{ ...group, resumes: [long, ines, older] }] })],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Merged: Story = {
  name: 'A merge keeps the chosen one, and Undo brings the suggestion back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'ines_okafor_2024.pdf' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));

    await expect(await canvas.findByText('No possible duplicates')).toBeVisible();
    await expect(sent).toEqual({ main_id: older.id, resume_ids: [ines.id] });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('94% identical text')).toBeVisible();
  },
};

const another = aResume({
  candidate_name: 'Ivo Oakes',
  file_name: 'ivo_oakes.pdf',
  email: 'ivo@example.com',
});

const threeResumes = () => {
  groups = [{ ...group, resumes: [ines, older, another] }];
};

export const SomeMerged: Story = {
  name: 'Of three, who shares neither name nor email address is left out of the merge',
  beforeEach: threeResumes,
  play: async ({ canvas }) => {
    const stranger = await canvas.findByRole('checkbox', { name: 'Same person: ivo_oakes.pdf' });
    await expect(stranger).not.toBeChecked();
    await userEvent.click(stranger);
    await expect(canvas.getByRole('radio', { name: 'ivo_oakes.pdf' })).toBeVisible();
    await userEvent.click(stranger);

    await expect(canvas.queryByRole('radio', { name: 'ivo_oakes.pdf' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Merge' }));

    await expect(await canvas.findByText('No possible duplicates')).toBeVisible();
    await expect(sent).toEqual({ main_id: ines.id, resume_ids: [older.id] });
  },
};

export const OneIsNoMerge: Story = {
  name: 'Nothing is merged while fewer than two are of one person',
  beforeEach: threeResumes,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Same person: ines_okafor_2024.pdf' }));

    await expect(canvas.getByRole('button', { name: 'Merge' })).toBeDisabled();
  },
};

export const Dismissed: Story = {
  name: 'Two people are kept apart, and that can be taken back',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Different People' }));

    await expect(await canvas.findByText('No possible duplicates')).toBeVisible();
    await expect(sent).toEqual({ resume_ids: [ines.id, older.id] });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('94% identical text')).toBeVisible());
  },
};

export const Refused: Story = {
  name: 'A merge that is refused says why and changes nothing',
  parameters: {
    msw: [
      mockResponse(duplicates.list, { groups: [group] }),
      mockError(duplicates.merge, 'conflict', { error: 'One of these is already an earlier version.' }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Merge' }));

    await expect(await screen.findByText(/One of these is already an earlier version/)).toBeVisible();
    await expect(canvas.getByText('94% identical text')).toBeVisible();
  },
};
