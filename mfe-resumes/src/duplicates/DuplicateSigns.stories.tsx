import { duplicates, type Resume, resumes } from '@shortlist/api-contract';
import { aResume, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { ToastRegion } from '@shortlist/design-system/Toast';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ines } from '../testing/sample-resumes.ts';
import { DuplicatesBanner } from './DuplicatesBanner.tsx';
import { DuplicatesNote } from './DuplicatesNote.tsx';
import { EarlierVersions } from './EarlierVersions.tsx';

interface SignsProps {
  readonly resume: Resume;
}

/** Everything by which a resume says that another may be of the same person, or was one before. */
function Signs({ resume }: SignsProps) {
  return (
    <>
      <PlatformFrame routes={[{ path: '/', element: <Page resume={resume} /> }]} />
      <ToastRegion />
    </>
  );
}

function Page({ resume }: SignsProps) {
  return (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', padding: 20 }}>
      <DuplicatesBanner resume={resume} />
      <DuplicatesNote resume={resume} />
      <EarlierVersions resume={resume} />
    </div>
  );
}

const MERGE = '0198a1b2-0000-7000-8000-000000000001';

const older = aResume({ file_name: 'ines_okafor_2024.pdf', uploaded_at: '2026-03-02T10:00:00.000Z' });
const oldest = aResume({ file_name: 'cv_okafor_final.docx', uploaded_at: '2025-06-11T10:00:00.000Z' });
const merged = { ...ines, earlier_versions: 2 };

const merging = (...earlier: readonly Resume[]) =>
  mockResponse(duplicates.merges, {
    merges: [{ id: MERGE, main_id: ines.id, merged_at: '2026-11-20T09:00:00.000Z', resumes: [...earlier] }],
  });

const meta = {
  title: 'Screens/Resumes/Possible duplicates/Signs',
  component: Signs,
  parameters: { layout: 'fullscreen', msw: [merging(older, oldest), mockResponse(resumes.get, merged)] },
} satisfies Meta<typeof Signs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneOther: Story = {
  name: 'One other may be of the same person',
  args: { resume: { ...ines, possible_duplicates: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Another resume may belong to the same person.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      '/resumes/duplicates',
    );
    await expect(canvas.getByText('1 possible duplicate')).toBeVisible();
  },
};

export const Several: Story = {
  name: 'Several others may be',
  args: { resume: { ...ines, possible_duplicates: 3 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 other resumes may belong to the same person.')).toBeVisible();
  },
};

export const Earlier: Story = {
  name: 'An earlier version leads to the one that is shown',
  args: { resume: { ...older, merged_into: ines.id } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'View current version' })).toHaveAttribute(
      'href',
      `/resumes/${ines.id}`,
    );
  },
};

export const WithEarlierVersions: Story = {
  name: 'Earlier versions, and the merge undone',
  args: { resume: merged },
  parameters: { msw: [merging(older, oldest), mockResponse(duplicates.undo, { ok: true as const })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ines_okafor_2024.pdf' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Merge' }));
    await waitFor(() => expect(screen.getByText('Merge undone')).toBeVisible());
  },
};

export const EarlierVersionsLoading: Story = {
  args: { resume: merged },
  parameters: { msw: [mockPending(duplicates.merges)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Loading earlier versions')).toBeVisible();
  },
};

export const EarlierVersionsFailed: Story = {
  args: { resume: merged },
  parameters: {
    msw: [mockError(duplicates.merges, 'unavailable', { error: 'The server is being restarted.' })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load earlier versions')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Dark: Story = {
  args: { resume: { ...merged, possible_duplicates: 2 } },
  globals: { theme: 'dark' },
};

export const Narrow: Story = {
  args: { resume: { ...merged, possible_duplicates: 2 } },
  globals: { viewport: { value: 'narrow' } },
};

export const LongText: Story = {
  args: { resume: { ...merged, candidate_name: LONG_NAME, possible_duplicates: 120 } },
  parameters: { msw: [merging({ ...older, file_name: `${UNBROKEN}.pdf` })] },
};
