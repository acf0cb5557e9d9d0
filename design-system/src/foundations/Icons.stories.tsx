import { Check, Download, Trash2, Upload, X } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Stack/Stack.tsx';
import styles from './icons.module.css';
import { drawings, icons } from './icons-in-use.js';
import { Choices, Page, Section } from './Page.tsx';

const meta = { title: 'Foundations/Icons' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sizes = [
  { size: 12, where: 'in a badge' },
  { size: 14, where: 'in a line of captions' },
  { size: 16, where: 'in buttons, menus, fields, banners: --size-icon' },
  { size: 20, where: 'alone, over an error' },
];

/** Where and how large: "mfe-jobs, shell · 14, 20". */
function noteOf({ packages, sizes: drawn }: (typeof icons)[number]): string {
  const where = packages.length > 3 ? `${packages.length} packages` : packages.join(', ');
  return `${where} · ${drawn.length > 0 ? drawn.map((size) => `${size} px`).join(', ') : 'by its place'}`;
}

function AllIcons() {
  return (
    <ul className={styles.icons}>
      {icons.map((icon) => {
        const Drawing = drawings[icon.name];
        return (
          <li key={icon.name} className={styles.icon}>
            {Drawing ? <Drawing aria-hidden size={20} /> : null}
            <span className={styles.words}>
              <span className={styles.name}>{icon.name}</span>
              <span className={styles.note}>{noteOf(icon)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Every icon that a component or a screen imports, gathered from the sources when Storybook is built. */
export const Icons: Story = {
  render: () => (
    <Page
      title="Icons"
      lead="Lucide, drawn in the color of the words beside them. An icon helps to find a word again; it does not replace it."
    >
      <Section title={`The ${icons.length} in use`} lead="With the packages that draw them, and their sizes.">
        <AllIcons />
      </Section>
      <Section title="Sizes" lead="A button, a menu or a banner sizes what is put into it.">
        <ul className={styles.sizes}>
          {sizes.map(({ size, where }) => (
            <li key={size} className={styles.icon}>
              <Download aria-hidden size={size} />
              <span className={styles.words}>
                <span className={styles.name}>{size} px</span>
                <span className={styles.note}>{where}</span>
              </span>
            </li>
          ))}
        </ul>
        <Inline gap={3}>
          <Button icon={<Upload aria-hidden />}>Upload Resume</Button>
          <IconButton label="Delete" icon={<Trash2 aria-hidden />} variant="secondary" />
          <Badge tone="positive" icon={<Check aria-hidden />}>
            Paid
          </Badge>
          <Badge tone="negative" icon={<X aria-hidden />}>
            Failed
          </Badge>
        </Inline>
      </Section>
      <Section title="How to choose">
        <Choices
          choices={[
            {
              preferred: 'Take an icon of this page first: one meaning, one drawing, in every remote.',
              not: 'A second drawing for a thing that has one, such as PenLine beside Pencil.',
            },
            {
              preferred:
                'Put it before a word. Alone only for Close, More, Delete and the like, as an IconButton with a label.',
              not: 'An icon alone for something of this product: nobody knows it yet.',
            },
            {
              preferred: 'Mark it aria-hidden: the word or the label says it.',
              not: 'A title or an alternative text that repeats the word beside it.',
            },
            {
              preferred: 'Draw it in currentColor, with a stroke of 1.75 at 16 px.',
              not: 'A filled icon, a colored one, or one from another family.',
            },
          ]}
        />
      </Section>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(icons.filter(({ name }) => drawings[name] === undefined)).toEqual([]);
    await expect(canvasElement.querySelectorAll('ul:first-of-type svg').length).toBeGreaterThanOrEqual(
      icons.length,
    );
  },
};
export const Narrow: Story = { ...Icons, globals: { viewport: { value: 'narrow' } } };
