import { BriefcaseBusiness, Upload } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { PageHeader } from './PageHeader.tsx';

const guidance: Guidance = {
  dos: [
    'Begin every page with it: its title is the h1, and the name of the page.',
    'Put the one primary button last.',
    'Say in the description what is new or what is true of the whole page.',
  ],
  donts: [
    'Do not use it twice on a page: parts have a CardHeader or a heading of their own.',
    'Do not put filters into it: they belong to what they filter.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Layout/PageHeader',
  tags: ['autodocs'],
  parameters: { guidance },
  component: PageHeader,
  args: {
    title: 'Good morning, Marta',
    description:
      'Friday, November 20. Nine resumes arrived since yesterday, three of them are not scored yet.',
    actions: (
      <>
        <Button icon={<BriefcaseBusiness aria-hidden />}>Post Position</Button>
        <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
          Upload Resume
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleAlone: Story = { args: { title: 'Tracking', description: null, actions: null } };

export const LongText: Story = {
  args: {
    title: 'Senior Backend Engineer for Freight, Customs and Cross-border Settlement, second opening',
    description:
      'Fennimore Logistics, Rotterdam or remote within two hours of it. Published on 6 November 2026 and open until it is filled; 24 resumes matched, 12 not scored yet.',
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
