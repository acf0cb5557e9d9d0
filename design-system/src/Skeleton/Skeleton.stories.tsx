import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardHeader } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Skeleton, SkeletonRows } from './Skeleton.tsx';

const guidance: Guidance = {
  dos: [
    'Give it the size of what will come, so that nothing jumps.',
    'Use SkeletonRows for a table; it says "Loading" once for a screen reader.',
    'Keep what is known in place: headings, buttons and filters are no skeletons.',
  ],
  donts: [
    'Do not show it for an action: a button says isPending.',
    'Do not draw one for each word: three or four rows tell enough.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Feedback/Skeleton',
  tags: ['autodocs'],
  component: Skeleton,
  subcomponents: { SkeletonRows },
  parameters: { guidance },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: 220, height: 14 } };

export const Rows: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 560 }}>
      <Card>
        <SkeletonRows rows={4} label="Loading resumes" />
      </Card>
    </Stack>
  ),
};

/** A card with what is known already, and the places of what is coming. */
function Sheet({ title }: { title: string }) {
  return (
    <Stack style={{ maxInlineSize: 560 }}>
      <Card>
        <CardHeader title={title} note={<Skeleton width={72} height={10} />} />
        <SkeletonRows rows={4} label={title} />
      </Card>
    </Stack>
  );
}

export const Loading: Story = { render: () => <Sheet title="Resumes" /> };

export const Narrow: Story = { ...Loading, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => <Sheet title="קורות חיים" />,
};
