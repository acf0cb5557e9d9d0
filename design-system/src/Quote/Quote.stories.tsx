import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Card, CardBody } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Quote } from './Quote.tsx';

const guidance: Guidance = {
  dos: [
    'Give the exact words, without quotation marks, and where they stand.',
    'Mark the part that decides; the whole when all of it does.',
    'Give it the number of its finding when the resume beside it shows numbers.',
  ],
  donts: [
    'Do not shorten or edit the words: a quote stands in the resume or is not shown.',
    'Do not use the serif of it for words of ours.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Evidence/Quote',
  tags: ['autodocs'],
  parameters: { guidance },
  component: Quote,
  args: {
    text: 'Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime.',
    marked: 'Led the move of 14 shipment services from a single Rails app to Go',
    source: 'Tidewater Freight, page 1',
    tone: 'support',
  },
  decorators: [
    (Story) => (
      <Stack style={{ maxInlineSize: 410 }}>
        <Card>
          <CardBody>
            <Story />
          </CardBody>
        </Card>
      </Stack>
    ),
  ],
} satisfies Meta<typeof Quote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { number: 1 },
  play: async ({ canvasElement }) => {
    const marked = canvasElement.querySelector('mark');
    await expect(marked).toHaveTextContent(/^Led the move .* to Go$/);
    await expect(within(canvasElement).getByText('Tidewater Freight, page 1')).toBeVisible();
  },
};

export const Concern: Story = {
  args: {
    number: 5,
    tone: 'concern',
    text: 'Responsible for various tasks in the payments team.',
    marked: undefined,
    source: 'Kestrel Pay, page 1',
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Quote {...args} size="row" />
      <Quote {...args} size="table" />
      <Quote {...args} size="report" />
      <Quote {...args} size="hero" />
    </Stack>
  ),
};

export const Numberless: Story = { args: { source: undefined } };

export const LongText: Story = {
  args: {
    number: 12,
    text: 'Designed, built, ran and documented the Lebensmittelverarbeitungsingenieurinnenausbildungsplattform, from the first interview with its users to the handover to a team of nine in three time zones, while the previous system went on serving two hundred thousand people a day.',
    marked: 'the handover to a team of nine in three time zones',
    source:
      'Bundesanstalt für Lebensmittelverarbeitungsingenieurinnenausbildung, Referat 14, page 3 of 7, second column',
  },
};

const both: Story = {
  render: (args) => (
    <Stack>
      <Quote {...args} number={1} />
      <Quote
        number={5}
        tone="concern"
        text="Responsible for various tasks in the payments team."
        source="Kestrel Pay, page 1"
      />
    </Stack>
  ),
};

export const Dark: Story = { ...both, globals: { theme: 'dark' } };

export const Narrow: Story = { ...both, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = { ...both, globals: { direction: 'rtl' } };
