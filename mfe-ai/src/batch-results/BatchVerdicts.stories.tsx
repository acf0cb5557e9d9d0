import type { Match } from '@shortlist/api-contract';
import { PlatformFrame } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { JOB_ID } from '../testing/backend-position.ts';
import { candidates } from '../testing/candidates.ts';
import { aboutPosition, matchingOf, recruiter } from '../testing/handlers.ts';
import { settling } from '../testing/settling.ts';

const matched = candidates.map(({ match }) => match);

const serving = (list: readonly Match[]) => ({
  msw: { handlers: [...aboutPosition(), matchingOf([], list), ...settling(list)] },
});

const meta: Meta = {
  title: 'Screens/AI/Batch verdicts',
  parameters: { layout: 'fullscreen', ...serving(matched) },
  render: () => (
    <PlatformFrame
      session={recruiter}
      path={`/jobs/${JOB_ID}/resumes/match_batch_results`}
      state={{ resumeIds: matched.map(({ resume_id: id }) => id) }}
      routes={routes}
    />
  ),
};

export default meta;

/** Presses the sign of a requirement in the row of a candidate. */
async function openSign(canvasElement: HTMLElement, name: RegExp, sign: string) {
  const row = within(await within(canvasElement).findByRole('row', { name }));
  await userEvent.click(row.getByRole('button', { name: sign }));
  return within(await page.findByRole('dialog'));
}

export const Sign: StoryObj = {
  name: '[VD-03] A sign shows its sentence, and what is to check is settled there',
  play: async ({ canvasElement }) => {
    const panel = await openSign(canvasElement, /Ines Okafor/, 'To check: Knows logistics');
    await expect(panel.getByText('14 shipment services')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Met' }));
    await expect(await panel.findByText('Met, says Robin; read as to check')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Correct this verdict' })).toBeVisible();
  },
};

export const SignNarrow: StoryObj = {
  ...Sign,
  name: 'Sign, narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async (context) => {
    await Sign.play?.(context);
    window.scrollTo(0, 0);
  },
};

export const CorrectedFromASign: StoryObj = {
  name: '[VD-05] A verdict is corrected from its sign',
  play: async ({ canvasElement }) => {
    const panel = await openSign(canvasElement, /Tomasz Wieland/, 'Not met: Speaks Dutch');
    await userEvent.click(panel.getByRole('button', { name: 'Correct this verdict' }));
    await expect(await page.findByRole('dialog', { name: 'Correct this verdict' })).toBeVisible();
    await expect(panel.getByText(/Read as not met/)).toBeVisible();
    await expect(panel.getByRole('radio', { name: 'Met' })).toHaveFocus();
    await userEvent.click(panel.getByRole('button', { name: 'Cancel' }));
    await expect(panel.getByRole('button', { name: 'Correct this verdict' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(panel.getByRole('radio', { name: 'Met' })).toHaveFocus();
  },
};

export const ArrowKeys: StoryObj = {
  name: 'The arrow keys go from sign to sign',
  play: async ({ canvasElement }) => {
    const row = within(await within(canvasElement).findByRole('row', { name: /Ines Okafor/ }));
    const [first, second] = within(row.getByRole('toolbar', { name: /^Required, Ines Okafor/ })).getAllByRole(
      'button',
    );
    first?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toHaveFocus();
  },
};

export const Queue: StoryObj = {
  name: '[VD-03] All that is to check in a batch is settled in a row, requirement by requirement',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('7 resumes: 7 scored.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'To check (3)' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Settle what is to check' }));
    const logistics = within(dialog.getByRole('region', { name: 'Knows logistics' }));
    await expect(logistics.getByText('Priya Raghunathan')).toBeVisible();
    await userEvent.click(logistics.getAllByRole('button', { name: 'Partly met' })[0] as HTMLElement);
    await expect(await dialog.findByText('1 of 3')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'To check (2)' })).toBeVisible());
  },
};

/** Chooses in a list of the filter. */
async function choose(canvasElement: HTMLElement, label: RegExp, option: string) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: label }));
  await userEvent.click(await page.findByRole('option', { name: option }));
}

const namesIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('table', { name: 'Ranking' }))
    .getAllByRole('rowheader')
    .map((cell) => within(cell).getByRole('link').textContent);

export const Filtered: StoryObj = {
  name: '[VD-03] A ranking is narrowed to a verdict, and to a requirement; what is settled there goes from it',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('7 resumes: 7 scored.')).toBeVisible();
    await choose(canvasElement, /Verdict/, 'To check');
    await expect(await screen.findByText(/^[23] of 7 resumes$/)).toBeVisible();
    await choose(canvasElement, /Requirement/, 'Knows logistics');
    await waitFor(() => expect(namesIn(canvasElement)).toContain('Ines Okafor'));
    await expect(namesIn(canvasElement)).not.toContain('Tomasz Wieland');
    await expect(screen.getByText('7 resumes: 7 scored.')).toBeVisible();

    const panel = await openSign(canvasElement, /Ines Okafor/, 'To check: Knows logistics');
    await userEvent.click(panel.getByRole('button', { name: 'Met' }));
    await expect(await panel.findByText('Met, says Robin; read as to check')).toBeVisible();
    await expect(screen.getByText('Ines Okafor')).toBeVisible();
    panel.getByRole('button', { name: 'Correct this verdict' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(namesIn(canvasElement)).not.toContain('Ines Okafor'));
  },
};

export const FilteredNarrow: StoryObj = {
  ...Filtered,
  name: 'Filtered, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const FilteredToNothing: StoryObj = {
  name: '[VD-03] A verdict that nobody has says so, with the way back to all',
  parameters: serving(matched.slice(0, 1)),
  render: () => (
    <PlatformFrame
      session={recruiter}
      path={`/jobs/${JOB_ID}/resumes/match_batch_results?verdict=not_met&requirement=r2`}
      state={{ resumeIds: matched.slice(0, 1).map(({ resume_id: id }) => id) }}
      routes={routes}
    />
  ),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('No matching resumes')).toBeVisible();
    await expect(screen.getByText('0 of 1 resume')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(namesIn(canvasElement)).toEqual(['Ines Okafor']));
    await expect(screen.queryByRole('button', { name: /Requirement/ })).toBeNull();
  },
};

const unclear = matched.map((match, index) =>
  index === 4
    ? { ...match, band: 'insufficient_data' as const, confidence: 'low' as const }
    : {
        ...match,
        is_older_reading: index === 1,
        older_reading: index === 1 ? ('requirements' as const) : null,
      },
);

export const NotEnoughToTell: StoryObj = {
  name: '[VD-04] Of whom nobody can tell there is no number and no rank, and an older reading is marked',
  parameters: serving(unclear),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const row = await screen.findByRole('row', { name: /Leila Haddadi/ });
    await expect(row).toHaveTextContent(/^–/);
    await expect(row).toHaveTextContent('Not enough to tell');
    await expect(row).not.toHaveTextContent('%');
    await expect(screen.getByRole('row', { name: /Tomasz Wieland/ })).toHaveTextContent('Older requirements');
  },
};

export const ComparedSigns: StoryObj = {
  name: '[VD-03] A sign of the comparison shows its sentence too',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    for (const name of ['Ines Okafor', 'Priya Raghunathan']) {
      await userEvent.click(await screen.findByRole('checkbox', { name: `Compare ${name}` }));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Compare 2' }));
    const panel = within(await screen.findByRole('complementary', { name: 'Compare' }));
    await userEvent.click(
      panel.getAllByRole('button', { name: 'To check: Knows logistics' })[0] as HTMLElement,
    );
    await expect(within(await page.findByRole('dialog')).getByRole('button', { name: 'Met' })).toBeVisible();
  },
};
