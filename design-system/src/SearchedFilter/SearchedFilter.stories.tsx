import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { SearchedFilter } from './SearchedFilter.tsx';
import { Asking, COMPANIES } from './story-parts.tsx';

const guidance: Guidance = {
  dos: [
    'Use it to narrow a list by something that a server holds in hundreds: a company, a position.',
    'Ask the server only when the search of the filter is asked, with its words.',
    'In a bar hide the label, and let the placeholder say that all are shown: All companies.',
  ],
  donts: [
    'Do not use it in a form that is sent: there a ComboBox has a name and an error.',
    'Do not use it for four choices that everyone knows: a Select shows them without a question.',
  ],
  keyboard: [
    ['ArrowDown', 'Opens the list; then goes to the next choice.'],
    ['Enter', 'Chooses the choice that has the focus.'],
    ['Backspace', 'With the text of a choice deleted, the filter leaves nothing out.'],
    ['Escape', 'Closes the list and brings the chosen text back.'],
  ],
};

const meta = {
  title: 'Fields/SearchedFilter',
  tags: ['autodocs'],
  component: SearchedFilter,
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 360 } } },
  render: Asking,
  args: {
    label: 'Company',
    placeholder: 'All companies',
    isLabelHidden: true,
    items: COMPANIES,
    value: null,
    onChange: fn(),
    // Each story asks for itself, as a screen does.
    search: { words: '', isAsked: false, isTyping: false, onType: fn(), onFocus: fn() },
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 240 }}>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SearchedFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name = 'Company') => screen.findByRole('combobox', { name });
const typing = async (text: string) => userEvent.type(await field(), text);

export const Default: Story = {};

export const Open: Story = {
  play: async () => {
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.click(await field());
    await expect(await screen.findAllByRole('option')).toHaveLength(4);
  },
};

export const Searched: Story = {
  play: async ({ args }) => {
    await typing('fen');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: /Fennimore/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Fennimore Freight');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(await field()).toHaveValue('Fennimore Freight');
  },
};

/** What an address says, and the server does not know, stands first. */
export const AChoiceOfTheAddress: Story = {
  args: { value: 'Astronauts Ltd' },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveValue('Astronauts Ltd'));
    await userEvent.click(await field());
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    await expect(screen.getAllByRole('option')[0]).toHaveTextContent('Astronauts Ltd');
  },
};

/** The id is no text for people: the choice comes with it. */
export const AChoiceByItsId: Story = {
  args: {
    label: 'Position',
    placeholder: 'All positions',
    value: '0197-a3',
    valueItem: { id: '0197-a3', label: 'Welder', description: 'Oddny Energy' },
  },
  play: async () => {
    await waitFor(async () => expect(await field('Position')).toHaveValue('Welder'));
  },
};

export const Cleared: Story = {
  args: { value: 'Oddny Energy' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Clear Company' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(await field()).toHaveValue('');
  },
};

export const WithLabel: Story = { args: { isLabelHidden: false, placeholder: 'All' } };

export const Empty: Story = {
  args: { items: [] },
  play: async () => {
    await userEvent.click(await field());
    const list = within(await screen.findByRole('listbox'));
    await expect(await list.findByText('No options yet')).toBeVisible();
  },
};

export const NothingFound: Story = {
  play: async () => {
    await typing('atlantis');
    const list = within(await screen.findByRole('listbox'));
    await expect(await list.findByText('No results for atlantis')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async () => {
    await userEvent.click(await field());
    const list = within(await screen.findByRole('listbox'));
    await expect(await list.findByText('Loading...')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { items: [], hasFailed: true },
  play: async () => {
    await userEvent.click(await field());
    const list = within(await screen.findByRole('listbox'));
    await expect(await list.findByText('Failed to load options')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Company',
    items: [
      {
        id: 'long',
        label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch Ferries and Sons',
        description: 'Forty-one positions, of which twelve wait for somebody who likes the sea',
      },
      ...COMPANIES,
    ],
  },
  play: async () => {
    await userEvent.click(await field());
    await userEvent.click(await screen.findByRole('option', { name: /Llanfair/ }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Narrow: Story = { ...LongText, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  args: { label: 'חברה', placeholder: 'כל החברות', items: [{ id: 'a', label: 'אודני אנרגיה' }] },
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.click(await field('חברה'));
    await expect(await screen.findByRole('option', { name: /אודני/ })).toBeVisible();
  },
};
