import { type CSSProperties, useEffect, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Part } from '../story-layout/StoryLayout.tsx';
import { contrastOf } from './contrast.ts';
import styles from './foundations.module.css';
import { hexOf, readTokens, type Token } from './token-values.ts';

const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const groups = [
  ['paper', 'Paper'],
  ['line', 'Line'],
  ['ink', 'Ink'],
  ['accent', 'Accent, ink-blue'],
  ['marker', 'Marker, evidence only'],
  ['pencil', 'Pencil, uncertainty'],
  ['positive', 'Positive'],
  ['negative', 'Negative'],
  ['caution', 'Caution'],
  ['series', 'Series'],
  ['tag', 'Tag'],
] as const;

interface Swatch extends Token {
  hex: string;
  ratio: string;
}

/** Read after the page is painted, and again when the theme changes. */
function useSwatches(prefix: string): Swatch[] {
  const [swatches, setSwatches] = useState<Swatch[]>([]);
  useEffect(() => {
    const read = () => {
      const ground = hexOf('var(--paper-card)');
      const ink = hexOf('var(--ink-strong)');
      const against = prefix === 'paper' ? ink : ground;
      setSwatches(
        readTokens(prefix).map((token) => {
          const hex = hexOf(`var(--${token.name})`);
          return { ...token, hex, ratio: contrastOf(hex, against).toFixed(1) };
        }),
      );
    };
    read();
    const watcher = new MutationObserver(read);
    watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => watcher.disconnect();
  }, [prefix]);
  return swatches;
}

function Colours({ prefix, title }: { prefix: string; title: string }) {
  return (
    <Part title={title}>
      <ul className={styles.swatches}>
        {useSwatches(prefix).map((swatch) => (
          <li key={swatch.name} className={styles.swatch}>
            <span className={styles.patch} style={{ background: `var(--${swatch.name})` }} />
            <span>
              <span className={styles.name}>{swatch.name}</span>
              <span className={styles.value}>{swatch.hex}</span>
            </span>
            <span className={styles.ratio}>{swatch.ratio}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Every colour as the browser resolves it, with its contrast against the card (for papers: against strong ink). */
export const Colour: Story = {
  render: () => (
    <div className={styles.columns}>
      {groups.map(([prefix, title]) => (
        <Colours key={prefix} prefix={prefix} title={title} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('li').length).toBeGreaterThan(40));
  },
};

function Sizes({ prefix, title }: { prefix: string; title: string }) {
  return (
    <Part title={title}>
      <ul className={styles.measures}>
        {readTokens(prefix).map((token) => (
          <li key={token.name} className={styles.measure}>
            <span
              className={styles[prefix]}
              style={{ '--measure': `var(--${token.name})` } as CSSProperties}
            />
            <span className={styles.value}>{token.name}</span>
            <span className={styles.value}>{prefix === 'shadow' ? '' : token.value}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** Space, size, radius, elevation and motion. */
export const Measures: Story = {
  render: () => (
    <div className={styles.columns}>
      <Sizes prefix="space" title="Space, a 4 px grid" />
      <Sizes prefix="size" title="Size" />
      <Sizes prefix="radius" title="Radius" />
      <Sizes prefix="shadow" title="Elevation, edge before shadow" />
      <Sizes prefix="motion" title="Motion, under 200 ms" />
    </div>
  ),
};
