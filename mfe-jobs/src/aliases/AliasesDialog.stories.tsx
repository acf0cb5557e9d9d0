import { type Alias, aliases } from '@shortlist/api-contract';
import { anId, LONG_NAME, UNBROKEN } from '@shortlist/api-contract/testing';
import { mockError, mockPending, mockResponse, PlatformFrame } from '@shortlist/platform/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { recruiter } from '../testing/kept-draft.ts';
import { AliasesDialog } from './AliasesDialog.tsx';

const AT = '2026-11-20T09:12:00.000Z';

const anAlias = (name: string, alias: string): Alias => ({ id: anId(), name, alias, created_at: AT });
const sample = [
  anAlias('Kubernetes', 'Platform K'),
  anAlias('Forklift license', 'Yard card'),
  anAlias('SAP S/4HANA', 'Orion'),
];

let stored = sample;

const kept = [
  mockResponse(aliases.list, () => ({ aliases: stored })),
  mockResponse(aliases.add, async (request) => {
    const { name, alias } = aliases.add.body.parse(await request.json());
    const added = anAlias(name, alias);
    stored = [added, ...stored];
    return added;
  }),
  mockResponse(aliases.remove, (_, { id }) => {
    stored = stored.filter((one) => one.id !== id);
    return { ok: true as const };
  }),
];

const onClose = fn();

const meta = {
  title: 'Screens/Jobs/Company names',
  component: AliasesDialog,
  args: { isOpen: true, onClose },
  render: (args) => (
    <PlatformFrame session={recruiter} routes={[{ path: '/', element: <AliasesDialog {...args} /> }]} />
  ),
  parameters: { layout: 'fullscreen', msw: kept },
  beforeEach: () => {
    stored = sample;
  },
} satisfies Meta<typeof AliasesDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '[VD-06] Full',
  play: async () => {
    const name = await screen.findByText('Platform K');
    await waitFor(() => expect(name).toBeVisible());
    await expect(screen.getByText(/^Matches from now on/)).toBeVisible();
  },
};

export const Added: Story = {
  name: '[VD-06] A name is added',
  play: async () => {
    await screen.findByText('Platform K');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jira');
    await userEvent.type(screen.getByRole('textbox', { name: 'We Call It' }), 'The board{Enter}');

    await expect(await screen.findByRole('button', { name: 'Remove The board' })).toBeInTheDocument();
    await expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const Removed: Story = {
  name: '[VD-06] A name is removed',
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Orion' }));
    await waitFor(() => expect(screen.queryByText('Orion')).toBeNull());
  },
};

export const TooShort: Story = {
  name: 'A name needs two characters',
  play: async () => {
    await screen.findByText('Platform K');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Jira');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('Name must be at least 2 characters.')).toBeInTheDocument();
  },
};

export const Known: Story = {
  name: 'A name that is there already is refused',
  parameters: {
    msw: [mockError(aliases.add, 'conflict', { error: 'You have this name already.' }), ...kept],
  },
  play: async () => {
    await screen.findByText('Platform K');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Kubernetes');
    await userEvent.type(screen.getByRole('textbox', { name: 'We Call It' }), 'Platform K{Enter}');
    await expect(await screen.findByText('You have this name already.')).toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { msw: [mockPending(aliases.list)] },
  play: async () => {
    await expect(await screen.findByLabelText('Loading names')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  parameters: { msw: [mockResponse(aliases.list, { aliases: [] })] },
  play: async () => {
    await expect(await screen.findByText('No names yet')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  parameters: { msw: [mockError(aliases.list, 'unavailable', { error: 'The server is being restarted.' })] },
  play: async () => {
    await expect(await screen.findByText('Failed to load names')).toBeInTheDocument();
  },
};

export const LongText: Story = {
  parameters: { msw: [mockResponse(aliases.list, { aliases: [anAlias(LONG_NAME, UNBROKEN)] })] },
  play: async () => {
    await expect(await screen.findByText(UNBROKEN)).toBeInTheDocument();
  },
};

export const Narrow: Story = { ...Full, name: 'Narrow', globals: { viewport: { value: 'narrow' } } };
