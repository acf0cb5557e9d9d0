import { dashboard, type Resume, resumes } from '@shortlist/api-contract';
import { LONG_NAME, someStats, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { candidates } from '../testing/candidates.ts';
import { matchingOf, position, recruiter } from '../testing/handlers.ts';
import MatchResumesWidget from './MatchResumesWidget.tsx';

const ofPosition = (matched: number) => () => (
  <PlatformFrame
    session={recruiter}
    routes={[{ path: '/', element: <MatchResumesWidget job={{ ...position, matched_resumes: matched }} /> }]}
  />
);

const having = (list: readonly Resume[]) => ({
  msw: {
    handlers: [
      mockResponse(resumes.list, { resumes: [...list] }),
      mockResponse(dashboard.stats, someStats({ total_resumes: list.length })),
      matchingOf(),
    ],
  },
});

const all = candidates.map(({ resume }) => resume);

const meta: Meta = {
  title: 'Widgets/AI/Match resumes',
  parameters: { layout: 'padded', ...having(all) },
  render: ofPosition(0),
};

export default meta;

export const Full: StoryObj = {
  name: '[TM-03] Nobody is matched: three one by one, or all',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const list = within(await screen.findByRole('list', { name: 'Unmatched resumes' }));
    await expect(list.getAllByRole('button', { name: /^Match / })).toHaveLength(3);
    await expect(await screen.findByRole('button', { name: 'Match All 7 Resumes' })).toBeEnabled();
  },
};

export const Matched: StoryObj = {
  name: 'Some are matched: the page shows them, and the widget nothing',
  render: ofPosition(2),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('heading')).toBeNull();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(resumes.list)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading resumes')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'No resume at all',
  parameters: having([]),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No resumes to match yet.')).toBeVisible();
    await expect(screen.queryByRole('button')).toBeNull();
  },
};

export const Failed: StoryObj = {
  parameters: { msw: { handlers: [mockError(resumes.list, 'internal', { error: 'x' })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: having(
    all.slice(0, 2).map((resume, index) => ({
      ...resume,
      candidate_name: index === 0 ? LONG_NAME : UNBROKEN,
      file_name: `${UNBROKEN}.pdf`,
    })),
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(UNBROKEN)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
