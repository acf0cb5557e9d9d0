import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Description, DescriptionList } from './DescriptionList.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for what is known of one thing: a position, a file, a version.',
    'Say what is not known in words of their own, such as Not given.',
  ],
  donts: [
    'Don’t use it for many things of one kind: that is a Table.',
    'Don’t put a heading into a term: the list has one above it.',
  ],
  keyboard: [],
};

const facts = (
  <>
    <Description term="Status">
      <StatusBadge status="active" />
    </Description>
    <Description term="Company">Fennimore Logistics</Description>
    <Description term="Location">Rotterdam</Description>
    <Description term="Skills">
      <Inline as="ul" gap={1.5}>
        {['Go', 'PostgreSQL'].map((skill) => (
          <li key={skill}>
            <Badge>{skill}</Badge>
          </li>
        ))}
      </Inline>
    </Description>
  </>
);

const meta = {
  title: 'Data/DescriptionList',
  tags: ['autodocs'],
  component: DescriptionList,
  subcomponents: { Description },
  parameters: { guidance },
  args: { children: facts },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Rotterdam');
  },
};

export const Above: Story = { args: { layout: 'above' } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <Description term="File name">{`${'lebenslauf-final-'.repeat(8)}.pdf`}</Description>
        <Description term="Arbeitnehmerüberlassung">Not given</Description>
      </>
    ),
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
