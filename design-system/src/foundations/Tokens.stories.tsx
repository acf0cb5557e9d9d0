import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Description, DescriptionList } from '../DescriptionList/DescriptionList.tsx';
import css from '../tokens/tokens.css?raw';
import { Colors } from './Colors.tsx';
import { ContrastCards, ContrastTable } from './ContrastCards.tsx';
import { contrastPairs, EXEMPT, isSurface } from './contrast-pairs.ts';
import { Measures as MeasureList } from './Measures.tsx';
import { type Drawing, FAMILIES, tokensOf } from './token-families.ts';
import { parseTokens } from './token-values.ts';
import styles from './tokens.module.css';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const tokens = parseTokens(css);
const isColor = (drawing: Drawing) => drawing === 'color';
const isType = (drawing: Drawing) => drawing === 'face' || drawing === 'type' || drawing === 'track';
const colors = FAMILIES.filter(({ drawing }) => isColor(drawing));
const measures = FAMILIES.filter(({ drawing }) => !isColor(drawing) && !isType(drawing));

/** None is missing: what is drawn is what tokens.css says. */
async function expectAll(canvas: HTMLElement, families: typeof FAMILIES) {
  const drawn = [...canvas.querySelectorAll<HTMLElement>('[data-token]')].map(({ dataset }) => dataset.token);
  await expect(drawn).toEqual(families.flatMap((family) => tokensOf(family, tokens).map(({ name }) => name)));
}

/** Every color in both themes, with its contrast against the card (for surfaces: against strong ink). */
export const Color: Story = {
  render: () => (
    <div className={styles.columns}>
      {colors.map((family) => (
        <Colors key={family.prefix} title={family.title} tokens={tokensOf(family, tokens)} all={tokens} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectAll(canvasElement, colors),
};

/** Every text on every surface that it may stand on, in both themes; a test holds each figure to its least. */
export const TextContrast: Story = { render: () => <ContrastCards tokens={tokens} /> };

export const DrawingContrast: Story = {
  render: () => (
    <ContrastTable
      tokens={tokens}
      pairs={contrastPairs(tokens.map(({ name }) => name)).filter(
        ({ ground, least }) => least === 3 || !isSurface(ground),
      )}
    />
  ),
};

/** What is not held to a contrast, and why. */
export const Exempt: Story = {
  render: () => (
    <DescriptionList>
      {Object.entries(EXEMPT).map(([name, reason]) => (
        <Description key={name} term={name}>
          {reason}
        </Description>
      ))}
    </DescriptionList>
  ),
};

/** Space, size, radius, elevation, motion, z-order, breakpoints, and what several components draw. */
export const Measures: Story = {
  render: () => (
    <div className={styles.columns}>
      {measures.map((family) => (
        <MeasureList key={family.prefix} family={family} tokens={tokensOf(family, tokens)} />
      ))}
    </div>
  ),
  play: ({ canvasElement }) => expectAll(canvasElement, measures),
};

const narrow = { globals: { viewport: { value: 'narrow' } } };
export const TextContrastNarrow: Story = { ...TextContrast, ...narrow };
export const DrawingContrastNarrow: Story = { ...DrawingContrast, ...narrow };
export const MeasuresNarrow: Story = { ...Measures, ...narrow };
