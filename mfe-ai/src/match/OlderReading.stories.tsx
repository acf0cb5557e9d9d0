import { matches, outcomes, type Requirement, requirements } from '@shortlist/api-contract';
import { aRequirement, aRequirementList, LONG_SENTENCE, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse } from '@shortlist/platform/testing';
import { expect, screen as page, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { candidates } from '../testing/candidates.ts';
import { MatchScreen } from '../testing/match-screen.tsx';

const { match } = candidates[0];

const older = [
  mockResponse(matches.latest, {
    match: { ...match, is_older_reading: true, older_reading: 'requirements' },
  }),
  mockResponse(outcomes.get, { outcome: null }),
];

const meta: Meta = {
  title: 'Screens/AI/Match of older requirements',
  parameters: { layout: 'fullscreen', msw: { handlers: older } },
  render: () => <MatchScreen />,
};

export default meta;

const asMatched = match.requirements.map(({ id, text, kind, type, of }) =>
  aRequirement({ id, text, kind, type, weight: of, alternatives: [] }),
);

/** A match of an older reading, of a position that has these requirements now. */
const changedTo = (now: readonly Requirement[]) => ({
  msw: {
    handlers: [...older, mockResponse(requirements.list, aRequirementList({ requirements: [...now] }))],
  },
});

export const OlderReading: StoryObj = {
  name: '[VD-02] A match of an older reading says so, with Match again',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/The requirements have changed since this match/)).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Match Again' })).toHaveLength(1);
  },
};

export const OlderNames: StoryObj = {
  name: '[VD-06] A match of before the account’s own names were changed says so',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, {
          match: { ...match, is_older_reading: true, older_reading: 'aliases' },
        }),
        mockResponse(outcomes.get, { outcome: null }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText(/The names your company uses have changed since/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'See Changes' })).not.toBeInTheDocument();
  },
};

async function seeChanges(canvasElement: HTMLElement) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'See Changes' }));
  return within(await page.findByRole('dialog', { name: 'Changes Since This Match' }));
}

export const Changes: StoryObj = {
  name: '[VD-02] What was changed, added, and removed since a match of an older reading',
  parameters: changedTo([
    ...asMatched
      .filter(({ text }) => text !== 'Speaks Dutch')
      .map((each) => {
        if (each.text === 'Kubernetes in operation') return { ...each, kind: 'nice' as const, weight: 1.5 };
        if (each.text !== 'Five years or more in backend work') return each;
        return { ...each, id: 'years', text: 'Three years or more in backend work' };
      }),
    aRequirement({ id: 'terraform', text: 'Terraform', weight: 3 }),
  ]),
  play: async ({ canvasElement }) => {
    const dialog = await seeChanges(canvasElement);
    const items = await dialog.findAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      'Kubernetes in operationChangedRequired before, Preferred nowWeight 3 before, 1.5 now',
      'Three years or more in backend workChanged“Five years or more in backend work” before',
      'TerraformAddedRequired, weight 3',
      'Speaks DutchRemovedPreferred, weight 1.5',
    ]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'See Changes' })).toHaveFocus(),
    );
  },
};

export const ChangesNarrow: StoryObj = {
  name: 'Changes, narrow, long text',
  parameters: changedTo([
    ...asMatched.slice(1),
    aRequirement({ id: 'long', text: `${LONG_SENTENCE} ${UNBROKEN}` }),
  ]),
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    const dialog = await seeChanges(canvasElement);
    await expect(await dialog.findByText('Added')).toBeVisible();
  },
};

export const NoChanges: StoryObj = {
  name: '[VD-02] Where no requirement is another, it says what else changed',
  parameters: changedTo(asMatched),
  play: async ({ canvasElement }) => {
    const dialog = await seeChanges(canvasElement);
    await expect(await dialog.findByText('Every requirement is the same')).toBeVisible();
  },
};

export const ChangesLoading: StoryObj = {
  name: 'Changes are loading',
  parameters: { msw: { handlers: [...older, mockPending(requirements.list)] } },
  play: async ({ canvasElement }) => {
    const dialog = await seeChanges(canvasElement);
    await expect(await dialog.findByLabelText('Loading changes')).toBeVisible();
  },
};

export const ChangesFailed: StoryObj = {
  name: 'Changes could not be loaded',
  parameters: {
    msw: { handlers: [...older, mockError(requirements.list, 'unavailable', { error: 'Try again soon.' })] },
  },
  play: async ({ canvasElement }) => {
    const dialog = await seeChanges(canvasElement);
    await expect(await dialog.findByText('Failed to load changes')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};
