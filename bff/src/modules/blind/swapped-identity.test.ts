import { createLocalAnalyzer } from '@shortlist/engine/analyzer.ts';
import { documentFromText } from '@shortlist/engine/extraction/document.ts';
import { expect, test } from 'vitest';

const analyzer = createLocalAnalyzer();
const JOB = {
  title: 'Senior Backend Engineer',
  description:
    'Requirements\n- Go in production\n- PostgreSQL\n- Five years or more\n- Leads an on-call rota',
  skillTags: ['Go'],
};

function documentOf(head: string) {
  const text = `${head}

Experience
Senior Backend Engineer, Tidewater Freight, Mar 2019 - Feb 2025
• Led the move of 14 shipment services to Go, with no downtime.
• Led six engineers on the on-call rota.
• Tuned PostgreSQL under load.
Education
BSc Computer Science, University of Porto, 2016`;
  return { ...documentFromText(text), asOf: '2026-11' };
}

const HEADS = [
  'Emily Walsh\nemily.walsh@example.com · 020 7946 0011\n4 Harcourt Road, Sheffield S10 1DD\ngithub.com/emilywalsh',
  'Lakisha Washington\nlakisha@mailbox.example · +1 (312) 555-0144\n9 King Street, Chicago, IL 60619\nlinkedin.com/in/lakisha',
  'Jamal Jones\nPhoto: jamal.jpg\njj@example.org · +1 (312) 555-0155\n7 Lake Avenue, Detroit, MI 48201',
  'Mei-Ling Chen\nmeiling@example.net · +886 2 5550 1234\n台北市信義路 5 號\nmeiling.example',
  'Muhammad al-Hassan\nhassan@example.com · +44 161 496 0000\n1 Mosque Lane, Bradford\ngitlab.com/mhassan',
];

test('name, photo, address, number and links exchanged: analysis and match stay the same to the last digit', async () => {
  const documents = HEADS.map(documentOf);

  const analyses = await Promise.all(documents.map((document) => analyzer.analyze(document)));
  const matches = await Promise.all(documents.map((document) => analyzer.match(document, JOB)));

  const scores = analyses.map(({ score_overall, score_skills, score_experience, score_format }) => [
    score_overall,
    score_skills,
    score_experience,
    score_format,
  ]);
  expect(scores).toEqual(scores.map(() => scores[0]));
  const verdicts = matches.map(({ match_score, potential_score, requirements }) => ({
    match_score,
    potential_score,
    requirements: requirements.map(({ verdict, points, quotes }) => [
      verdict,
      points,
      quotes.map(({ text }) => text),
    ]),
  }));
  expect(verdicts).toEqual(verdicts.map(() => verdicts[0]));
  expect(verdicts[0]?.match_score).toBeGreaterThan(0.5);
});
