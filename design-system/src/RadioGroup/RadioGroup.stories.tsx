import { expect, fn, userEvent, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Radio, RadioGroup } from './RadioGroup.tsx';

const guidance: Guidance = {
  dos: ['Show every choice: two to six, the likeliest first.', 'Choose one beforehand where one is usual.'],
  donts: [
    'Do not use it for more than six: that is a Select.',
    'Do not use it for yes and no: that is a Checkbox.',
  ],
  keyboard: [
    ['Tab', 'Goes to the chosen one, and on out of the group.'],
    ['ArrowDown, ArrowRight', 'Chooses the next.'],
    ['ArrowUp, ArrowLeft', 'Chooses the one before.'],
    ['Space', 'Chooses the first, while none is chosen.'],
  ],
};

const meta = {
  title: 'Fields/RadioGroup',
  tags: ['autodocs'],
  parameters: { guidance },
  component: RadioGroup,
  subcomponents: { Radio },
  args: {
    label: 'Contact by',
    defaultValue: 'email',
    onChange: fn(),
    children: (
      <>
        <Radio value="email">Email</Radio>
        <Radio value="phone">Phone</Radio>
        <Radio value="letter">Letter</Radio>
      </>
    ),
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('phone');
  },
};

export const Horizontal: Story = {
  args: { orientation: 'horizontal', description: 'The candidate chose it.' },
};

export const WithError: Story = { args: { errorMessage: 'Choose one.' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    label: 'How the candidate would like to hear from you once the panel has decided about the second round',
    children: (
      <>
        <Radio value="email">By e-mail to the address that stands in the resume, on the day itself</Radio>
        <Radio value="phone">Lebensmittelverarbeitungsingenieurinnenausbildungsstättentelefonanschluss</Radio>
      </>
    ),
    description: 'The candidate chose it. It can be changed until the invitation has been sent.',
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 280 }}>
        <Story />
      </Stack>
    ),
  ],
};

const everything: Story = {
  render: (args) => (
    <Stack>
      <RadioGroup {...args} description="The candidate chose it." />
      <RadioGroup {...args} orientation="horizontal" errorMessage="Choose one." />
      <RadioGroup {...args} orientation="horizontal" isDisabled />
    </Stack>
  ),
};

export const Dark: Story = { ...everything, globals: { theme: 'dark' } };

export const Narrow: Story = { ...everything, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...everything, globals: { direction: 'rtl' } };
