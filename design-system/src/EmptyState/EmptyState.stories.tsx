import { Upload } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../story-layout/StoryLayout.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  args: { title: 'No resumes uploaded yet.' },
  decorators: [
    (Story) => (
      <Stack width={420}>
        <Card>
          <Story />
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    description: 'Upload one, and Shortlist marks what it finds.',
    action: (
      <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
        Upload Resume
      </ButtonLink>
    ),
  },
};

export const TitleAlone: Story = {};

export const LongText: Story = {
  args: {
    title: 'No resume matches Senior Backend Engineer for Freight, Customs and Cross-border Settlement yet.',
    description:
      'Either nobody who applied has been matched, or every match was removed. Match the resumes that you have, or upload more of them.',
  },
};
