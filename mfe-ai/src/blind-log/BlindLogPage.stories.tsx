import { type AccountBlindEntry, blind } from '@shortlist/api-contract';
import { aUser, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { routes } from '../remote.ts';

const admin = aUser({ username: 'Marta', is_admin: true });

const meta: Meta = {
  title: 'Screens/AI/Blind mode log',
  parameters: { layout: 'fullscreen' },
  render: () => <PlatformFrame session={admin} path="/blind-log" routes={routes} />,
};

export default meta;

const marta = { username: 'Marta Vidal', email: 'marta@northgate.example' };
const jonas = { username: 'Jonas Weber', email: 'jonas@northgate.example' };

const entry = (number: number, rest: Partial<AccountBlindEntry>): AccountBlindEntry => ({
  id: `0198a1b2-0000-7000-8000-00000000000${number}`,
  event: 'on',
  resume_id: null,
  candidate_name: null,
  reason: null,
  happened_at: '2026-11-20T08:55:00.000Z',
  account: marta,
  ...rest,
});

const revealed = (number: number, rest: Partial<AccountBlindEntry>) =>
  entry(number, { event: 'reveal', resume_id: '0198a1b2-0000-7000-8000-0000000000aa', ...rest });

const lines = [
  entry(1, { event: 'off', account: jonas, happened_at: '2026-11-22T16:04:00.000Z' }),
  revealed(2, {
    candidate_name: 'Ines Okafor',
    reason: 'Interview scheduled for Tuesday',
    happened_at: '2026-11-21T10:12:00.000Z',
  }),
  revealed(3, {
    reason: 'Erased with the candidate.',
    account: jonas,
    happened_at: '2026-11-20T15:31:00.000Z',
  }),
  entry(4, {}),
];

const logs = (entries: readonly AccountBlindEntry[]) => ({
  msw: { handlers: [mockResponse(blind.everyone, { entries: [...entries] })] },
});

export const Full: StoryObj = {
  name: 'Full: on, off, revealed, and revealed but erased since',
  parameters: logs(lines),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Revealed Ines Okafor')).toBeVisible();
    await expect(screen.getByText('Reason: Interview scheduled for Tuesday')).toBeVisible();
    await expect(screen.getByText('Revealed a candidate (since deleted)')).toBeVisible();
  },
};

export const Loading: StoryObj = {
  parameters: { msw: { handlers: [mockPending(blind.everyone)] } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByLabelText('Loading log')).toBeVisible();
  },
};

export const Empty: StoryObj = {
  parameters: logs([]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No blind mode activity yet')).toBeVisible();
  },
};

export const Failed: StoryObj = {
  name: 'Failed, with Retry',
  parameters: { msw: { handlers: [mockError(blind.everyone, 'internal', { error: 'Boom.' })] } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Failed to load log')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const Refused: StoryObj = {
  name: 'Refused: who is no administrator is told who may see it',
  parameters: {
    msw: {
      handlers: [mockError(blind.everyone, 'forbidden', { error: 'Only administrators can do this.' })],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await expect(await screen.findByText('Administrators only')).toBeVisible();
    await expect(screen.getByText('Only administrators can do this.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await expect(screen.queryByLabelText('Person')).toBeNull();
  },
};

export const Narrowed: StoryObj = {
  name: 'Narrowed to a person, and cleared again',
  parameters: {
    msw: {
      handlers: [
        mockResponse(blind.everyone, (request) => {
          const person = new URL(request.url).searchParams.get('person') ?? '';
          return { entries: lines.filter(({ account }) => account.username.includes(person)) };
        }),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await screen.findByText('Revealed Ines Okafor');
    await userEvent.type(screen.getByLabelText('Person'), 'Nobody');
    await expect(await screen.findByText('No matching entries')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0] as HTMLElement);
    await expect(await screen.findByText('Revealed Ines Okafor')).toBeVisible();
    await expect(screen.getByLabelText('Person')).toHaveValue('');
  },
};

export const LongText: StoryObj = {
  parameters: logs([
    revealed(1, {
      candidate_name: LONG_NAME,
      reason: UNBROKEN,
      account: { username: LONG_NAME, email: `${UNBROKEN}@example.com` },
    }),
    ...lines,
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(`Revealed ${LONG_NAME}`)).toBeVisible();
  },
};

export const Narrow: StoryObj = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
