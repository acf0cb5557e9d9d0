import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Logo } from './Logo.tsx';

const guidance: Guidance = {
  dos: [
    'Put it at the start of the header, as a link to the first page.',
    'Leave the name out where there is no room.',
  ],
  donts: [
    'Do not draw it in other colors: the marked line is marker, the rest is ink.',
    'Do not set the name in the serif: it is the candidate’s voice.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Foundations/Logo',
  tags: ['autodocs'],
  component: Logo,
  parameters: { guidance },
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const IconOnly: Story = { args: { iconOnly: true } };

export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Logo />
      <Logo iconOnly />
    </Inline>
  ),
};

export const Narrow: Story = { ...Variants, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...Variants, globals: { direction: 'rtl' } };
