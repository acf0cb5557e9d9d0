import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Part, Stack } from '../story-layout/StoryLayout.tsx';
import styles from './foundations.module.css';

const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const interfaceType = [
  ['hero', 'Every score'],
  ['display', '75%'],
  ['title', 'Good morning, Marta'],
  ['heading', 'Delete this resume?'],
  ['panel', 'Applicant Overview'],
  ['body', 'Nine resumes arrived since yesterday.'],
  ['dense', 'Tomasz Wieland, 19 Nov, 85%'],
  ['caption', 'Upload Date'],
  ['micro', '1 2 3, axis and references'],
] as const;

const resumeType = [
  ['quote-hero', 'with no downtime'],
  ['quote', 'On-call lead for six engineers'],
  ['quote-table', '14 shipment services'],
  ['quote-row', 'a read model in PostgreSQL'],
  ['document', 'BSc Computer Science, 2016'],
] as const;

function Samples({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {rows.map(([name, words]) => (
        <div key={name} className={styles.sample}>
          <dt className={styles.value}>{name}</dt>
          <dd
            className={styles.words}
            style={{ font: `var(--type-${name})`, letterSpacing: `var(--track-${name}, normal)` }}
          >
            {words}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The interface never speaks in serif; a resume never speaks in grotesk. */
export const Faces: Story = {
  render: () => (
    <Stack width={640}>
      <Part title="Schibsted Grotesk, the interface">
        <Samples rows={interfaceType} />
      </Part>
      <Part title="Newsreader, only the resume’s own words">
        <Samples rows={resumeType} />
      </Part>
    </Stack>
  ),
};
