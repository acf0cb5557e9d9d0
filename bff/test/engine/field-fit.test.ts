import { type AnalyzedJob, createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { ATTACKS } from '@shortlist/engine/eval/attacks.ts';
import { asDocument } from '@shortlist/engine/eval/data.ts';
import { mean } from '@shortlist/engine/eval/ranking.ts';
import { chanceOf } from '@shortlist/engine/match/field/field-fit.ts';
import { expect, test } from 'vitest';
import { DEMO_JOBS } from '../../src/db/demo/content/jobs.ts';

const analyzer = createLocalAnalyzer();

const NURSE = `Ines Okafor
Experience
Registered Nurse, St Brannock Hospital, Mar 2016 - Present
- Cares for patients of a surgical ward, gives medication and watches their recovery.
- Records vital signs, dresses wounds and tells families what comes next.
Nursing Assistant, Lindenhof Clinic, Jun 2013 - Feb 2016
- Washed and fed patients, changed beds and took samples to the laboratory.
Education
BSc Nursing, University of Porto, 2013`;

const ENGINEER = `Ines Okafor
Experience
Backend Engineer, Tidewater Freight, Mar 2016 - Present
- Built services in Go and PostgreSQL that route 40,000 shipments a day.
- Moved a queue from RabbitMQ to Kafka and cut the load of the database by half.
Developer, Kestrel Pay, Jun 2013 - Feb 2016
- Wrote the ledger of a payment platform, its tests and its deployment.
Education
BSc Computer Science, University of Porto, 2013`;

const jobs: AnalyzedJob[] = DEMO_JOBS.map(({ title, text, metadata }) => ({
  title,
  description: text,
  skillTags: [...(metadata?.skillTags ?? [])],
}));
const backend = jobs.find(({ title }) => title === 'Senior Backend Engineer');

async function scoreOf(resume: string, job: AnalyzedJob): Promise<number> {
  return (await analyzer.match(asDocument(resume), job)).match_score;
}

async function fieldOf(resume: string, job: AnalyzedJob): Promise<number> {
  const { formula } = await analyzer.match(asDocument(resume), job);
  return formula.find(({ label }) => label === 'Relevant field')?.value ?? Number.NaN;
}

function required(job: AnalyzedJob | undefined): AnalyzedJob {
  if (job === undefined) throw new Error('The demo has no position for a backend engineer.');
  return job;
}

test('[AI-03] somebody of the field stands far before somebody of another', async () => {
  const engineer = await scoreOf(ENGINEER, required(backend));
  const nurse = await scoreOf(NURSE, required(backend));

  expect(engineer).toBeGreaterThan(nurse + 0.3);
});

/** What an attack adds over all positions, on the mean. */
async function meanLift(name: string, measure: (resume: string, job: AnalyzedJob) => Promise<number>) {
  const lifts: number[] = [];
  for (const job of jobs) {
    const attacked = ATTACKS[name]?.(NURSE, job) ?? '';
    lifts.push((await measure(attacked, job)) - (await measure(NURSE, job)));
  }
  return mean(lifts);
}

test.for(Object.keys(ATTACKS))('[AI-03] %s brings a nurse no nearer to other fields', async (name) => {
  expect(await meanLift(name, fieldOf)).toBeLessThanOrEqual(0.12);
});

/** Lies in whole sentences are quoted, for a person to judge. */
const CLAIMS = [
  'its sentences in other small words',
  'an invented role with the posting as its lines',
  'titles of roles replaced by that of the position',
];

test.for(CLAIMS)('[AI-03] %s makes no strong match of a nurse', async (name) => {
  expect(await meanLift(name, scoreOf)).toBeLessThanOrEqual(0.2);
});

test.for(Object.keys(ATTACKS).filter((name) => !CLAIMS.includes(name)))(
  '[AI-03] %s makes no match of a nurse',
  async (name) => {
    expect(await meanLift(name, scoreOf)).toBeLessThanOrEqual(0.12);
  },
);

test('the chance grows with each of the features', () => {
  const features = { latent: 0.4, occupations: 0.4, title: 0.4, clauses: 0.4 };

  const less = chanceOf(features);
  const more = Object.keys(features).map((name) => chanceOf({ ...features, [name]: 0.5 }));

  expect(more.every((chance) => chance > less)).toBe(true);
});

test('[AI-03] a resume under another name has the same score', async () => {
  const other = NURSE.replace('Ines Okafor', 'Greg Baker');

  expect(await scoreOf(other, required(backend))).toBe(await scoreOf(NURSE, required(backend)));
});
