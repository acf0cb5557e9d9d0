import { expect, test } from 'vitest';
import { type AnalyzedJob, createLocalAnalyzer } from '../../analyzer.ts';
import { asDocument } from '../../eval/data.ts';
import { isTitleInTrade } from './trade-of-title.ts';

const PATIENCE_MS = 120_000;

const ENGINEER: AnalyzedJob = {
  title: 'Senior Software Engineer',
  description: `We run a payments platform used by banks.
Requirements
- 5+ years of software engineering
- Java and Spring Boot
- PostgreSQL or Oracle
- AWS and Kubernetes`,
  skillTags: [],
};

const asSoftwareEngineer = (lines: readonly string[]) =>
  asDocument(
    `Ines Okafor\nExperience\nSenior Software Engineer, Northgate Mutual, May 2016 - Present\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );

const CLAIMS = [
  'Own the claims intake API in Java and Spring Boot, 40 requests a second at peak, 99.95 percent available.',
  'Moved 22 services from virtual machines to Kubernetes on AWS together with two colleagues.',
  'Reduced the Oracle licence bill by 310,000 pounds a year by moving reporting to PostgreSQL.',
];
const WARD = [
  'Cared for eighteen patients on a surgical ward and gave infusions and dressings.',
  'Wrote care plans with doctors and families and handed over at each shift.',
  'Taught four new nurses how to take blood and to record vital signs.',
];

test(
  '[AI-03] a software title with matching duties counts, including years',
  async () => {
    const { requirements } = await createLocalAnalyzer().match(asSoftwareEngineer(CLAIMS), ENGINEER);

    expect(requirements.find(({ text }) => text.startsWith('Experience as'))).toMatchObject({
      verdict: 'met',
      note: null,
    });
    expect(requirements.find(({ text }) => text.startsWith('5+ years'))).toMatchObject({ verdict: 'met' });
  },
  PATIENCE_MS,
);

test(
  '[AI-03] the same title above the lines of a nurse is to be checked',
  async () => {
    const { requirements } = await createLocalAnalyzer().match(asSoftwareEngineer(WARD), ENGINEER);

    expect(requirements.find(({ text }) => text.startsWith('Experience as'))).toMatchObject({
      verdict: 'to_check',
      points: 0,
      note: 'Similar title. Check what the role covered',
    });
  },
  PATIENCE_MS,
);

const DETECTED = ['backend', 'redis', 'postgresql', 'kafka'];

test('a title is of a trade when all of its words are, and three of the trade are told', () => {
  expect(isTitleInTrade(['senior', 'softwar', 'engineer'], DETECTED)).toBe(true);
  expect(isTitleInTrade(['civil', 'engineer'], DETECTED)).toBe(false);
  expect(isTitleInTrade(['softwar', 'engineer'], DETECTED.slice(0, 2))).toBe(false);
  expect(isTitleInTrade(['softwar', 'engineer'], ['redis', 'redis', 'redis'])).toBe(false);
  expect(isTitleInTrade(['senior'], DETECTED)).toBe(false);
});
