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
import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Sidebar, SidebarLink, SidebarSeparator, SidebarSpacer } from './Sidebar.tsx';

const meta = {
  title: 'Navigation/Sidebar',
  tags: ['autodocs'],
  component: Sidebar,
  args: {
    label: 'Dashboard',
    style: { blockSize: 480 },
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
        <SidebarSeparator />
        <SidebarLink href="/new-dashboard?tab=tracking" icon={<SquareKanban aria-hidden />}>
          Tracking
        </SidebarLink>
        <SidebarLink href="/joblist" icon={<BriefcaseBusiness aria-hidden />}>
          Position Management
        </SidebarLink>
        <SidebarLink href="/resumes" icon={<Files aria-hidden />}>
          Resume Management
        </SidebarLink>
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
} satisfies Meta<typeof Sidebar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Dashboard' });
    await expect(within(navigation).getByRole('link', { name: 'Home Dashboard' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};
