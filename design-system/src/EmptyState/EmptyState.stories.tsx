import { Upload } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { EmptyState } from './EmptyState.tsx';

const guidance: Guidance = {
  dos: [
    'Say what is not here yet, as a sentence, and what it would bring.',
    'Offer the next step as a button, when the reader may take it.',
    'Say "No resume matches this filter." when a filter is the reason, and offer to clear it.',
  ],
  donts: [
    'Do not show an empty table, a zero or a gray placeholder instead.',
    'Do not apologize and do not joke: nothing went wrong.',
    'Do not use it for a failure: that is ErrorState.',
  ],
  keyboard: [['Tab', 'Goes to the action. The rest takes no focus.']],
};

const meta = {
  title: 'Feedback/EmptyState',
  tags: ['autodocs'],
  component: EmptyState,
  parameters: { guidance },
  args: { title: 'No resumes uploaded yet.' },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 420 }}>
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
    description: 'Upload a resume to see its score and key evidence.',
    action: (
      <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
        Upload Resume
      </ButtonLink>
    ),
  },
};

/** Where there is nothing to do about it. */
export const TitleAlone: Story = {};

export const LongText: Story = {
  args: {
    title: 'No resume matches Senior Backend Engineer for Freight, Customs and Cross-border Settlement yet.',
    description:
      'Either nobody who applied has been matched, or every match was removed. Match the resumes that you have, or upload more of them.',
  },
};

export const Narrow: Story = { ...Default, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    title: 'עדיין לא הועלו קורות חיים.',
    description: 'העלו קובץ, ו־Shortlist יסמן בו את מה שמצא.',
    action: (
      <ButtonLink href="/resumes/new" variant="primary" icon={<Upload aria-hidden />}>
        העלאת קורות חיים
      </ButtonLink>
    ),
  },
};
