import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import css from '../tokens/tokens.css?raw';
import { parseTokens, type Token } from './token-values.ts';
import styles from './type.module.css';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words of the kind that a type is for; a type that has none is shown with its own name. */
const WORDS: Readonly<Record<string, string>> = {
  'type-hero': 'Every score, shown',
  'type-display': '75%',
  'type-title': 'Good morning, Marta',
  'type-heading': 'Delete this resume?',
  'type-panel': 'Applicant Overview',
  'type-body': 'Nine resumes arrived since yesterday.',
  'type-dense': 'Tomasz Wieland, Nov 19, 85%',
  'type-caption': 'Upload Date',
  'type-micro': '1 2 3, axis and references',
  'type-code': 'npm run storybook',
  'type-quote': 'On-call lead for six engineers',
  'type-quote-row': 'a read model in PostgreSQL',
  'type-quote-table': '14 shipment services',
  'type-quote-hero': 'with no downtime',
  'type-document': 'BSc Computer Science, 2016',
};

const tokens = parseTokens(css);
const types = tokens.filter(({ name }) => name.startsWith('type-'));
const tracks = new Map(
  tokens.filter(({ name }) => name.startsWith('track-')).map((token) => [token.name, token]),
);
const faces = tokens.filter(({ name }) => name.startsWith('font-'));
const isResume = ({ value }: Token) => value.includes('--font-resume');
const ofResume = types.filter(isResume);
const ofInterface = types.filter((token) => !isResume(token));

/** "640 1.625rem / 2rem var(--font-interface)" is 640, 26 over 32. */
function measureOf({ name, value }: Token): string {
  const [, weight = '', size = '', line = ''] = /^(\d+) ([\d.]+)rem \/ ([\d.]+)rem/u.exec(value) ?? [];
  const track = tracks.get(name.replace('type-', 'track-'))?.value;
  return `${Number(size) * 16}/${Number(line) * 16}, weight ${weight}${track ? `, track ${track}` : ''}`;
}

function Samples({ rows }: { rows: readonly Token[] }) {
  return (
    <dl>
      {rows.map((token) => (
        <div key={token.name} className={styles.sample} data-token={token.name}>
          <dt>
            <span className={styles.name}>{token.name}</span>
            <span className={styles.value}>{measureOf(token)}</span>
            <span className={styles.value}>{token.use}</span>
          </dt>
          <dd
            className={styles.words}
            style={{
              font: `var(--${token.name})`,
              letterSpacing: `var(--track-${token.name.slice('type-'.length)}, normal)`,
            }}
          >
            {WORDS[token.name] ?? token.name}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** None is missing: what is drawn is what tokens.css says. */
async function expectAll(canvas: HTMLElement, wanted: readonly Token[]) {
  await expect(canvas.querySelectorAll('[data-token]')).toHaveLength(wanted.length);
}

export const Faces: Story = {
  render: () => (
    <ul className={styles.faces}>
      {faces.map(({ name, value }) => (
        <li key={name} data-token={name}>
          <span aria-hidden="true" className={styles.letters} style={{ fontFamily: `var(--${name})` }}>
            AaBbGg 0123456789
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  ),
  play: ({ canvasElement }) => expectAll(canvasElement, faces),
};

/** The interface never speaks in serif. */
export const Interface: Story = {
  render: () => <Samples rows={ofInterface} />,
  play: async ({ canvasElement }) => {
    await expectAll(canvasElement, ofInterface);
    // Every letter-spacing belongs to a type, and so is on this page.
    const names = new Set(types.map(({ name }) => name));
    await expect([...tracks.keys()].filter((name) => !names.has(name.replace('track-', 'type-')))).toEqual(
      [],
    );
  },
};

/** A resume never speaks in grotesk. */
export const Resume: Story = {
  render: () => <Samples rows={ofResume} />,
  play: ({ canvasElement }) => expectAll(canvasElement, ofResume),
};

const narrow = { globals: { viewport: { value: 'narrow' } } };
export const InterfaceNarrow: Story = { ...Interface, ...narrow };
export const ResumeNarrow: Story = { ...Resume, ...narrow };
