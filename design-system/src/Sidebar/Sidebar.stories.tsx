import {
  BookOpen,
  BriefcaseBusiness,
  Files,
  House,
  Mail,
  ScanText,
  SquareKanban,
  Upload,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Sidebar, SidebarGroup, SidebarLink, type SidebarProps, SidebarSpacer } from './Sidebar.tsx';
import styles from './story.module.css';

const guidance: Guidance = {
  dos: [
    'Give every link an icon: a collapsed sidebar shows nothing else.',
    'Mark the page that is open with isCurrent.',
    'Remember the collapsed state where the user’s other choices are kept.',
  ],
  donts: [
    'Don’t put actions into it: it leads to places.',
    'Don’t nest deeper than one group: a place that needs more is a page with tabs.',
  ],
  keyboard: [
    ['Tab', 'Moves through the links and to the button that collapses them.'],
    ['Enter', 'Follows a link; on the menu button of a narrow screen: opens the drawer.'],
    ['Escape', 'Closes the drawer; the focus returns to its button.'],
  ],
};

const follow = fn();

const meta = {
  title: 'Navigation/Sidebar',
  tags: ['autodocs'],
  component: Sidebar,
  subcomponents: { SidebarLink, SidebarGroup, SidebarSpacer },
  parameters: { guidance, layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: {
    label: 'Menu',
    children: (
      <>
        <SidebarLink href="/userhome" icon={<House aria-hidden />} isCurrent>
          Home Dashboard
        </SidebarLink>
        <SidebarLink href="/resumes/new" icon={<Upload aria-hidden />}>
          Upload
        </SidebarLink>
        <SidebarLink href="/resumes" icon={<ScanText aria-hidden />}>
          Analyze
        </SidebarLink>
        <SidebarGroup label="Positions">
          <SidebarLink href="/joblist" icon={<BriefcaseBusiness aria-hidden />}>
            Job Positions
          </SidebarLink>
          <SidebarLink href="/new-dashboard?tab=tracking" icon={<SquareKanban aria-hidden />}>
            Tracking
          </SidebarLink>
        </SidebarGroup>
        <SidebarGroup label="Resumes">
          <SidebarLink href="/resumes" icon={<Files aria-hidden />}>
            Resume Management
          </SidebarLink>
        </SidebarGroup>
        <SidebarSpacer />
        <SidebarLink href="/onboarding" icon={<BookOpen aria-hidden />}>
          Tutorial
        </SidebarLink>
        <SidebarLink href="mailto:sales@example.com" icon={<Mail aria-hidden />}>
          Contact Us
        </SidebarLink>
      </>
    ),
  },
  beforeEach: () => {
    follow.mockClear();
  },
  render: (args) => <BesideAPage {...args} />,
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

function BesideAPage(props: SidebarProps) {
  const [isCollapsed, setCollapsed] = useState(props.isCollapsed ?? false);
  return (
    <NavigationProvider navigate={follow}>
      <div className={styles.frame}>
        <Sidebar {...props} isCollapsed={isCollapsed} onCollapsedChange={setCollapsed} />
        <div className={styles.sheet}>
          <h1 className={styles.title}>Good morning, Marta</h1>
          <p>Nine resumes arrived since yesterday, three of them are not scored yet.</p>
        </div>
      </div>
    </NavigationProvider>
  );
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Menu' });
    await expect(within(navigation).getByRole('link', { name: 'Home Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Expand sidebar' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Collapse sidebar' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Tutorial' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByText('Tutorial')).toHaveStyle({ opacity: '1' }));
  },
};

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The drawer open, and closed by each of its ways. */
const throughTheDrawer: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Menu' });
  await userEvent.click(opener);
  const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
  const close = drawer.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close).toHaveFocus());
  await userEvent.tab({ shift: true });
  await expect(drawer.getByRole('link', { name: 'Contact Us' })).toHaveFocus();
  await userEvent.tab();
  await expect(close).toHaveFocus();
  await userEvent.click(drawer.getByRole('link', { name: 'Tracking' }));
  await expect(follow).toHaveBeenCalledWith('/new-dashboard?tab=tracking');
  await isGone();
  await waitFor(() => expect(opener).toHaveFocus());

  await userEvent.click(opener);
  await userEvent.click(await screen.findByRole('dialog'));
  await isGone();
  await userEvent.click(opener);
  await expect(await screen.findByRole('dialog')).toBeVisible();
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};

export const Drawer: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: throughTheDrawer,
};

/** A page whose header takes the menu button. */
function UnderAHeader(props: SidebarProps) {
  const [place, setPlace] = useState<Element | null>(null);
  return (
    <>
      <header className={styles.header}>
        <div ref={setPlace} className={styles.place} />
        <span className={styles.product}>Shortlist</span>
      </header>
      <BesideAPage {...props} openerPlace={place} />
    </>
  );
}

export const OpenerInAHeader: Story = {
  globals: { viewport: { value: 'narrow' } },
  render: (args) => <UnderAHeader {...args} />,
  play: async ({ canvasElement }) => {
    const header = within(within(canvasElement).getByRole('banner'));
    const opener = header.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('link', { name: 'Tracking' }));
    await expect(follow).toHaveBeenCalledWith('/new-dashboard?tab=tracking');
    await isGone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <SidebarLink href="/userhome" icon={<House aria-hidden />} isCurrent>
          Home of the recruiting team for freight, customs and cross-border settlement
        </SidebarLink>
        <SidebarLink href="/resumes" icon={<Files aria-hidden />}>
          Bewerbungsunterlagenverwaltungsübersicht
        </SidebarLink>
      </>
    ),
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };
