import { blind, resumes } from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { blindDocument, blinded } from '../testing/blind-resumes.ts';
import { ResumesFrame } from '../testing/ResumesFrame.tsx';
import { inesAsRead } from '../testing/sample-document.ts';
import { ines } from '../testing/sample-resumes.ts';

const noted = { ...ines, notes: 'Prefers four days a week and can start in February.' };

const meta = {
  title: 'Screens/Resumes/Blind mode/Details',
  component: ResumesFrame,
  args: { path: `/resumes/${ines.id}`, isBlind: true },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResumesFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const hidden = [
  mockResponse(resumes.get, blinded(noted)),
  mockResponse(resumes.document, blindDocument(ines.id)),
];

export const Blind: Story = {
  name: 'Blind mode: the text without who it is, and no file',
  parameters: { msw: hidden },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("Blind mode is on. This candidate's identity is hidden."),
    ).toBeVisible();
    await expect(canvas.getAllByText('Hidden')).toHaveLength(2);
    await expect(await canvas.findByText('Led the move of 14 shipment services to Go.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Download' })).toBeNull();
  },
};

export const BlindNarrow: Story = {
  ...Blind,
  name: 'Blind mode, narrow',
  globals: { viewport: { value: 'narrow' } },
};

let wasRevealed = false;

export const Revealing: Story = {
  args: { path: `/resumes/${ines.id}?view=text`, isBlind: true },
  beforeEach: () => {
    wasRevealed = false;
  },
  name: 'A candidate is revealed with a reason',
  parameters: {
    msw: [
      mockResponse(resumes.get, () => (wasRevealed ? noted : blinded(noted))),
      mockResponse(blind.reveal, () => {
        wasRevealed = true;
        return noted;
      }),
      mockResponse(resumes.document, inesAsRead),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reveal' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reveal Candidate 7KQ2MD?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal' }));
    await expect(await dialog.findByText('Enter a reason, like "Interview scheduled".')).toBeVisible();

    await userEvent.type(dialog.getByLabelText(/Reason/), 'Interview scheduled');
    await userEvent.click(dialog.getByRole('button', { name: 'Reveal' }));

    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ines Okafor' })).toBeVisible();
    await expect(canvas.queryByText("Blind mode is on. This candidate's identity is hidden.")).toBeNull();
  },
};
