import { matches, outcomes, resumes } from '@shortlist/api-contract';
import { mockResponse } from '@shortlist/platform/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { candidates } from '../testing/candidates.ts';
import { MatchScreen } from '../testing/match-screen.tsx';

const { match, written } = candidates[0];

const meta: Meta = {
  title: 'Screens/AI/Match evidence',
  parameters: { layout: 'fullscreen' },
  render: () => <MatchScreen />,
};

export default meta;

const unrecorded = mockResponse(outcomes.get, { outcome: null });
const stored = mockResponse(matches.latest, { match });

export const InTheResume: StoryObj = {
  name: '[AI-03] A number shows the words of a requirement in the resume',
  parameters: { msw: { handlers: [stored, unrecorded, mockResponse(resumes.document, written.document)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(
      await screen.findByRole('button', { name: '3, show in the resume: PostgreSQL under load' }),
    );
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('heading', { name: /PostgreSQL under load/ })).toBeVisible();
    await expect(await dialog.findByText('a read model in PostgreSQL')).toHaveAttribute('data-drawn');
  },
};

export const QuoteInTheResume: StoryObj = {
  name: '[AI-03] A quote shows its own place in the resume, by keyboard too',
  parameters: { msw: { handlers: [stored, unrecorded, mockResponse(resumes.document, written.document)] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const quote = await screen.findByRole('button', { name: /a read model in PostgreSQL/ });
    quote.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText('a read model in PostgreSQL')).toHaveAttribute('data-drawn');
  },
};

export const EvidenceOfAPart: StoryObj = {
  name: '[AI-03] A part of the sum leads to the requirements that earned it',
  parameters: { msw: { handlers: [stored, unrecorded] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Preferred: .* Show evidence$/ }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-pointed'));
    await expect(document.activeElement).toHaveTextContent('Event streaming with Kafka');
  },
};

const vague = {
  ...match,
  match_score: 0.05,
  potential_score: 0.41,
  band: 'insufficient_data',
  confidence: 'low',
  missing: ['role dates', 'more detail about the work'],
} as const;

export const NotEnoughToTell: StoryObj = {
  name: '[AI-03] Of whom nobody can tell there is no low number, but what is lacking',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, { match: { ...vague, missing: [...vague.missing] } }),
        unrecorded,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByRole('img', { name: 'Match Score: not enough to tell' })).toBeVisible();
    await expect(screen.getByText(/is missing role dates and more detail about the work/)).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Score so far' })).toBeVisible();
    const sum = screen.getByRole('table', { name: 'Score calculation' });
    await expect(sum).not.toHaveTextContent('Total:');
    await expect(screen.queryByText('41%')).toBeNull();
  },
};

export const NotEnoughNarrow: StoryObj = {
  ...NotEnoughToTell,
  name: 'Not enough to tell, narrow',
  globals: { viewport: { value: 'narrow' } },
};

export const LowConfidence: StoryObj = {
  name: '[AI-03] A possible match that rests on little says so',
  parameters: {
    msw: {
      handlers: [
        mockResponse(matches.latest, {
          match: { ...match, band: 'possible', confidence: 'low', missing: ['role dates'] },
        }),
        unrecorded,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/This resume is missing role dates\. Confirm with/),
    ).toBeVisible();
  },
};
