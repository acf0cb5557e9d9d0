import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { Guidance } from '../story-layout/guidance.ts';
import { Prose } from './Prose.tsx';

const guidance: Guidance = {
  dos: [
    'Use it for what people type into a large field: descriptions, notes.',
    'Give it the text as it was typed: it finds paragraphs, lists, and the titles above them.',
  ],
  donts: [
    'Don’t use it for words of a resume: they keep their lines on a Paper.',
    'Don’t write our own texts in it: those are elements.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/Prose',
  tags: ['autodocs'],
  component: Prose,
  parameters: { guidance },
  args: {
    text: `Fennimore moves freight over eleven ports. You will own the services that price and book it.

Requirements
- Five years or more in backend work
- Go in production
- PostgreSQL under load

How we hire
1. A call of half an hour
2. A day with the team`,
  },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('list')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Go in production');
  },
};

/** Without a list it is paragraphs, with the ends of lines that were typed. */
export const Paragraphs: Story = {
  args: {
    text: 'Plans trucks and drivers.\nBetween 22:00 and 06:00.\n\nCalm on the phone, exact with times.',
  },
};

export const LongText: Story = {
  args: {
    text: `- ${'Arbeitnehmerüberlassungsgesellschaft'.repeat(4)}\n- ${'Answers every question of every customer. '.repeat(12)}`,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { text: 'מפתחת שרת עם ניסיון.\n\nדרישות\n- חמש שנים\n- מסדי נתונים' },
};
