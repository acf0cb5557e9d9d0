import { matches } from '@shortlist/api-contract';
import { aJobWithMatches, aMatchedResume, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { ToCheckProps } from '../contract.ts';
import { JOB_ID, JOB_TITLE } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { position, recruiter } from '../testing/handlers.ts';
import { settling } from '../testing/settling.ts';
import { countVerdicts } from '../verdicts/count-verdicts.ts';
import ToCheckWidget from './ToCheckWidget.tsx';

const beside = (props: ToCheckProps) => () => (
  <PlatformFrame session={recruiter} routes={[{ path: '/', element: <ToCheckWidget {...props} /> }]} />
);

const matched = candidates.map(({ match }) =>
  aMatchedResume({
    resume_id: match.resume_id,
    resume_info: match.resume_info,
    verdicts: countVerdicts(match.requirements),
  }),
);

const having = (
  job_title: string,
  matched_resumes = matched,
  matched_count: number = matched_resumes.length,
) => ({
  msw: {
    handlers: [
      mockResponse(matches.jobsWithMatches, {
        jobs: [aJobWithMatches({ job_id: JOB_ID, job_title, matched_resumes, matched_count })],
      }),
      ...settling(),
    ],
  },
});

const meta: Meta = {
  title: 'Widgets/AI/To check',
  parameters: { layout: 'padded', ...having(JOB_TITLE) },
  render: beside({ job: { id: JOB_ID } }),
};

export default meta;

const findButton = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('button', { name: /^To check/ });

export const Full: StoryObj = {
  name: '[VD-03] Beside a position: what is to check in the matches of all candidates',
  play: async ({ canvasElement }) => {
    await expect(await findButton(canvasElement)).toBeVisible();
  },
};

export const Settled: StoryObj = {
  name: '[VD-03] It is settled here by key, in a row',
  play: async ({ canvasElement }) => {
    const button = await findButton(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const queue = within(await page.findByRole('dialog', { name: 'Settle what is to check' }));
    const [met] = await queue.findAllByRole('button', { name: 'Met' });
    met?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await queue.findByText(/^Met, says Robin/)).toBeVisible();
  },
};

export const Left: StoryObj = {
  name: '[VD-03] Escape leads back to the button that opened them',
  play: async ({ canvasElement }) => {
    const button = await findButton(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('dialog', { name: 'Settle what is to check' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OfMany: StoryObj = {
  name: '[VD-03] Of very many candidates, the best are asked about',
  parameters: having(JOB_TITLE, matched, 240),
  play: async ({ canvasElement }) => {
    const words = new RegExp(`of the best ${matched.length} candidates$`);
    await expect(await within(canvasElement).findByText(words)).toBeVisible();
  },
};

export const OfResume: StoryObj = {
  name: '[VD-03] Beside a resume: what is to check, by position',
  parameters: having(JOB_TITLE, matched.filter(({ verdicts }) => verdicts.to_check > 0).slice(0, 1)),
  render: beside({ resume: { id: position.id } }),
  play: async ({ canvasElement }) => {
    await expect(await findButton(canvasElement)).toHaveAccessibleName(`To check (1): ${JOB_TITLE}`);
  },
};

const showsNothing: StoryObj['play'] = async ({ canvasElement }) => {
  await waitFor(() => expect(within(canvasElement).queryByRole('button')).toBeNull());
};

export const Empty: StoryObj = {
  name: 'Nothing is to check',
  parameters: having(
    JOB_TITLE,
    matched.filter(({ verdicts }) => verdicts.to_check === 0),
  ),
  play: showsNothing,
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(matches.jobsWithMatches)] } },
  play: showsNothing,
};

export const Failed: StoryObj = {
  parameters: { msw: { handlers: [mockError(matches.jobsWithMatches, 'internal', { error: 'x' })] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const LongText: StoryObj = {
  parameters: having(`${LONG_NAME} ${UNBROKEN}`),
  render: beside({ resume: { id: position.id } }),
  play: async ({ canvasElement }) => {
    await expect(await findButton(canvasElement)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };

export const Dark: StoryObj = { ...Full, name: 'Dark', globals: { theme: 'dark' } };
