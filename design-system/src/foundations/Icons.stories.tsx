import { Check, Download, Trash2, Upload, X } from 'lucide-react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import styles from './icons.module.css';
import { drawings, icons } from './icons-in-use.js';

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
export const InUse: Story = {
  render: () => <AllIcons />,
  play: async ({ canvasElement }) => {
    await expect(icons.filter(({ name }) => drawings[name] === undefined)).toEqual([]);
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(icons.length);
  },
};
export const Narrow: Story = { ...InUse, globals: { viewport: { value: 'narrow' } } };

/** A button, a menu, or a banner sizes what is put into it. */
export const Sizes: Story = {
  render: () => (
    <Stack>
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
    </Stack>
  ),
};
