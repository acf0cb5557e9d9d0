import { fairness, jobs } from '@shortlist/api-contract';
import {
  aFairnessReport,
  LONG_NAME,
  noDeclaredGroups,
  someDeclaredGroups,
  UNBROKEN,
} from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';
import { positions, recruiter } from '../testing/handlers.ts';

const about = [
  mockResponse(fairness.groups, someDeclaredGroups),
  mockResponse(fairness.report, aFairnessReport),
  mockResponse(jobs.list, positions),
];

const meta: Meta = {
  title: 'Screens/AI/Fairness',
  parameters: { layout: 'fullscreen', msw: { handlers: about } },
  render: () => <PlatformFrame session={recruiter} path="/fairness?by=sex" routes={routes} />,
};

export default meta;

const csv = (text: string) => new File([text], 'groups.csv', { type: 'text/csv' });

export const Full: StoryObj = {
  name: 'Full: each group with its rate, its ratio and what can be said of it',
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const table = await screen.findByRole('table', { name: 'Above-median score, by sex' });
    await expect(within(table).getByRole('row', { name: /Female 0\.50 Below 0\.80 15 of 50/ })).toBeVisible();
    await expect(within(table).getByRole('row', { name: /Non-binary.*Inconclusive/ })).toBeVisible();
    await expect(screen.getAllByText("10 didn't self-report and aren't included.")[0]).toBeVisible();
    await expect(screen.getAllByText('1 group of fewer than 5 not shown (4 applications).')[0]).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: {
    msw: { handlers: [mockPending(fairness.groups), mockPending(fairness.report), mockPending(jobs.list)] },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading report')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  name: 'Empty: how to begin, with a sample',
  parameters: { msw: { handlers: [mockResponse(fairness.groups, noDeclaredGroups)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('heading', { name: 'No groups yet' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Sample CSV' })).toBeVisible();
    await expect(screen.queryByRole('table')).toBeNull();
  },
};

export const Failed: StoryObj = {
  parameters: { msw: { handlers: [mockError(fairness.groups, 'unavailable', { error: 'Not now.' })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load report')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const SomeRowsRefused: StoryObj = {
  name: 'Rows that could not be taken are told by their number',
  parameters: {
    msw: {
      handlers: [
        mockResponse(fairness.groups, noDeclaredGroups),
        mockResponse(fairness.declare, {
          rows: 3,
          resumes: 1,
          refused: 2,
          problems: [
            { row: 3, error: 'No resume has this email address.' },
            { row: 4, error: 'This row has no group values.' },
          ],
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const input = await screen.findByLabelText('Drop a CSV here or choose a file');
    await userEvent.upload(input, csv('email,sex\nada@example.com,Female'));
    await expect(
      await screen.findByText("1 resume now has group data. 2 rows couldn't be imported."),
    ).toBeVisible();
    await expect(screen.getByText('Row 3: No resume has this email address.')).toBeVisible();
  },
};

export const FileRefused: StoryObj = {
  name: 'A file that can’t be read is refused with what to do',
  parameters: {
    msw: {
      handlers: [
        mockResponse(fairness.groups, noDeclaredGroups),
        mockError(fairness.declare, 'invalid_input', {
          error: 'Add at least one group column, such as sex or ethnicity.',
          errors: { csv: 'Add at least one group column, such as sex or ethnicity.' },
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const input = await screen.findByLabelText('Drop a CSV here or choose a file');
    await userEvent.upload(input, csv('email\nada@example.com'));
    await expect(
      await screen.findByText('Add at least one group column, such as sex or ethnicity.'),
    ).toBeVisible();
  },
};

const wordy = {
  ...aFairnessReport,
  sections: aFairnessReport.sections.map((section) => ({
    ...section,
    measures: section.measures.map((measure) => ({
      ...measure,
      groups: measure.groups.map((rate, index) => ({
        ...rate,
        group: [index === 0 ? LONG_NAME : `${index} ${UNBROKEN}`],
      })),
    })),
  })),
};

export const LongText: StoryObj = {
  parameters: {
    msw: {
      handlers: [
        mockResponse(fairness.groups, someDeclaredGroups),
        mockResponse(fairness.report, wordy),
        mockResponse(jobs.list, positions),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByText(LONG_NAME))[0]).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
