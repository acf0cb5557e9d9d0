import { expect, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Inline, Stack } from '../Stack/Stack.tsx';
import type { Guidance } from '../story-layout/guidance.ts';
import { Avatar } from './Avatar.tsx';
import styles from './story.module.css';

const guidance: Guidance = {
  dos: [
    'Put it before the written name, which says who it is.',
    'Use ink for the one who is signed in, and paper for everyone else.',
  ],
  donts: [
    'Do not let it stand alone: it is hidden from screen readers.',
    'Do not give people colors of their own: color belongs to words, verdicts and actions.',
  ],
  keyboard: [],
};

const meta = {
  title: 'Data/Avatar',
  tags: ['autodocs'],
  component: Avatar,
  parameters: { guidance },
  args: { name: 'Mei-Ling Tovar' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('MT')).toBeInTheDocument();
  },
};

/** Two words, several, one, none that can be read, nothing, and the one who is signed in. */
export const Variants: Story = {
  render: () => (
    <Inline gap={3}>
      <Avatar name="Tomasz Wieland" />
      <Avatar name="Johan Sætre" />
      <Avatar name="Ines" />
      <Avatar name="(unnamed)" />
      <Avatar name="" />
      <Avatar name="Marta Lindqvist" variant="ink" />
    </Inline>
  ),
};

/** Beside its name, as everywhere in the product. */
function Person({ name, note }: { name: string; note: string }) {
  return (
    <div className={styles.person}>
      <Avatar name={name} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <p>{note}</p>
      </div>
    </div>
  );
}

export const LongText: Story = {
  render: () => (
    <Stack style={{ maxInlineSize: 240 }}>
      <Person
        name="Maximiliane Wolkenstein-Trostburg van der Sætre"
        note="However long the name, its letters are two and the circle keeps its size."
      />
    </Stack>
  ),
};

const people = (
  <Stack style={{ maxInlineSize: 320 }}>
    <Person name="Tomasz Wieland" note="Senior Backend Engineer" />
    <Person name="Mei-Ling Tovar" note="Product Designer" />
    <Inline gap={3}>
      <Avatar name="Marta Lindqvist" variant="ink" />
      Signed in
    </Inline>
  </Stack>
);

export const Narrow: Story = { render: () => people, globals: { viewport: { value: 'narrow' } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Stack style={{ maxInlineSize: 320 }}>
      <Person name="נועה בן־דוד" note="מהנדסת תוכנה בכירה" />
      <Person name="יונתן שפירא" note="מעצב מוצר" />
    </Stack>
  ),
};
