import { BriefcaseBusiness, FileText, House, LogOut, Moon, Plus, Upload } from 'lucide-react';
import { type ComponentProps, useCallback, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Command, CommandPalette, CommandSection, useModK } from './index.ts';

const guidance: Guidance = {
  dos: [
    'Name a command as its button is named: "New job position".',
    'Give keywords for what people call it elsewhere: "dark mode" for the theme.',
    'Keep what is here usable while a search elsewhere is running or has failed.',
  ],
  donts: [
    'Don’t put anything here that can be done nowhere else.',
    'Don’t ask for a confirmation in the palette: close it, then open the dialog.',
    'Don’t list more than six things that a search has found: longer words narrow it.',
  ],
  keyboard: [
    ['Mod+K', 'Opens it, from any page and any dialog; again, closes it.'],
    ['Letters', 'Narrow the list; the first command that fits is chosen.'],
    ['Down, Up', 'Move to the next and the previous command.'],
    ['Home, End', 'Move to the first and the last command.'],
    ['Enter', 'Runs the command, or goes to its page.'],
    ['Tab', 'Moves to Retry and Close where they are shown.'],
    ['Escape', 'Closes it; the focus returns to where it was.'],
  ],
};

const runs = { create: fn(), navigate: fn(), search: fn(), retry: fn() };

const everyday = (
  <>
    <CommandSection title="Recent" isHiddenWhileTyping>
      <Command
        id="recent:backend"
        href="/joblist/7"
        icon={<BriefcaseBusiness aria-hidden />}
        note="Fennimore Logistics"
      >
        Senior Backend Engineer
      </Command>
    </CommandSection>
    <CommandSection title="Go to">
      <Command id="home" href="/userhome" icon={<House aria-hidden />} keywords="start dashboard">
        User Home
      </Command>
      <Command id="positions" href="/joblist" icon={<BriefcaseBusiness aria-hidden />}>
        Job Positions
      </Command>
      <Command id="resumes" href="/resumes" icon={<FileText aria-hidden />} keywords="candidates">
        Resumes
      </Command>
    </CommandSection>
    <CommandSection title="Actions">
      <Command id="new" icon={<Plus aria-hidden />} onAction={runs.create}>
        New position
      </Command>
      <Command id="upload" href="/resumes/new" icon={<Upload aria-hidden />}>
        Upload Resumes
      </Command>
      <Command id="theme" icon={<Moon aria-hidden />} keywords="night mode" shortcut="Mod+Shift+L">
        Switch to dark theme
      </Command>
      <Command id="leave" icon={<LogOut aria-hidden />} isDisabled>
        Log Out
      </Command>
    </CommandSection>
  </>
);

const found = (
  <CommandSection title="Resumes">
    <Command id="ines" href="/resumes/3" icon={<FileText aria-hidden />} note="ines-okafor.pdf" isFound>
      Ines Okafor
    </Command>
    <Command id="tomasz" href="/resumes/4" icon={<FileText aria-hidden />} note="wieland-cv.docx" isFound>
      Tomasz Wieland
    </Command>
  </CommandSection>
);

const meta = {
  title: 'Navigation/CommandPalette',
  tags: ['autodocs'],
  component: CommandPalette,
  subcomponents: { Command, CommandSection },
  // An overlay covers the page that it is on: each gets a frame of its own.
  parameters: { guidance, docs: { story: { inline: false, iframeHeight: 560 } } },
  args: {
    isOpen: false,
    onOpenChange: () => undefined,
    label: 'Commands',
    placeholder: 'Search or jump to...',
    onQueryChange: runs.search,
    children: everyday,
  },
  beforeEach: () => {
    for (const run of Object.values(runs)) run.mockClear();
  },
  render: (args) => <OnAPage {...args} />,
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

function OnAPage(props: ComponentProps<typeof CommandPalette>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  useModK(useCallback(() => setOpen((before) => !before), []));
  return (
    <NavigationProvider navigate={runs.navigate}>
      <Button onPress={() => setOpen(true)}>
        Search <Kbd keys="Mod+K" />
      </Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </NavigationProvider>
  );
}

const field = () => screen.findByRole('combobox', { name: 'Commands' });
const chosen = async () => {
  const id = (await field()).getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.textContent;
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Default: Story = {
  args: { isOpen: true },
  play: async () => {
    await expect(await field()).toHaveFocus();
    await expect(screen.getAllByRole('option')).toHaveLength(8);
    await waitFor(async () => expect(await chosen()).toContain('Senior Backend Engineer'));
  },
};

export const Filtered: Story = {
  args: { isOpen: true },
  play: async () => {
    await userEvent.type(await field(), 'mode night');
    await waitFor(async () => expect(await chosen()).toContain('Switch to dark theme'));
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.getByRole('option', { name: /Switch to dark theme/ })).toBeVisible();
    await expect(screen.queryByText('Recent')).toBeNull();
    await expect(runs.search).toHaveBeenLastCalledWith('mode night');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /Search/ });
    opener.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await field()).toHaveFocus();
    await waitFor(async () => expect(await chosen()).toContain('Senior Backend Engineer'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await chosen()).toContain('User Home'));
    await userEvent.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'new');
    await waitFor(async () => expect(await chosen()).toBe('New position'));
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(runs.create).toHaveBeenCalledOnce();

    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await field(), 'upl');
    await waitFor(async () => expect(await chosen()).toBe('Upload Resumes'));
    await userEvent.keyboard('{Enter}');
    await isGone();
    await expect(runs.navigate).toHaveBeenCalledWith('/resumes/new');

    await userEvent.keyboard('{Control>}k{/Control}');
    await field();
    await userEvent.keyboard('{Control>}k{/Control}');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ByPointer: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: /Search/ });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('option', { name: /User Home/ }));
    await isGone();
    await expect(runs.navigate).toHaveBeenCalledWith('/userhome');
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /^Close/ }));
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Found: Story = {
  args: { isOpen: true, children: [everyday, found] },
  play: async () => {
    await userEvent.type(await field(), 'kubernetes');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(async () => expect(await chosen()).toContain('Ines Okafor'));
  },
};

export const Loading: Story = {
  args: { isOpen: true, isLoading: true, loadingLabel: 'Searching positions and resumes...' },
  play: async () => {
    await userEvent.type(await field(), 'resu');
    await expect(await screen.findByText('Searching positions and resumes...')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await waitFor(async () => expect(await chosen()).toBe('Resumes'));
  },
};

export const WithError: Story = {
  args: {
    isOpen: true,
    errorMessage: 'Resumes search is unavailable. Commands still work.',
    onRetry: runs.retry,
  },
  play: async () => {
    await userEvent.type(await field(), 'resu');
    await waitFor(async () => expect(await chosen()).toBe('Resumes'));
    await expect(screen.getByText(/search is unavailable/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(runs.retry).toHaveBeenCalledOnce();
    await expect(await field()).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { isOpen: true },
  play: async () => {
    await userEvent.type(await field(), 'zeppelin');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results for “zeppelin”'));
    await userEvent.keyboard('{Enter}');
    await expect(await field()).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    isOpen: true,
    children: (
      <CommandSection title="Positions">
        <Command
          id="long"
          icon={<BriefcaseBusiness aria-hidden />}
          note="Fennimore Logistics and Cross-border Settlement Partnership"
        >
          Senior Backend Engineer for Freight, Customs and Cross-border Settlement in Northern Europe
        </Command>
        {Array.from({ length: 24 }, (_, place) => `Position number ${place + 1}`).map((title) => (
          <Command key={title} id={title} icon={<BriefcaseBusiness aria-hidden />}>
            {title}
          </Command>
        ))}
      </CommandSection>
    ),
  },
};

const telling: Story = {
  args: { isOpen: true, children: [everyday, found], isLoading: true },
  play: async () => {
    await waitFor(async () => expect(await chosen()).toContain('Senior Backend Engineer'));
  },
};

export const Dark: Story = { ...telling, globals: { theme: 'dark' } };

export const Narrow: Story = { ...telling, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...telling, globals: { direction: 'rtl' } };
