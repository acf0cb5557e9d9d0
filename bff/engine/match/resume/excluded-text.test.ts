import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { asDocument } from '../../eval/data.ts';

const analyzer = createLocalAnalyzer();

const JOB = {
  title: 'Roofer',
  description:
    'Inspects roofs and gutters of public buildings; repairs shingles, flashing and skylights; prepares estimates of material and labour for inspectors.',
  skillTags: [],
};

const NURSE = [
  'Ines Okafor',
  'Experience',
  'Registered Nurse, St Brannock Hospital, Mar 2016 - Present',
  '- Cares for patients of a surgical ward and watches how they recover from it.',
  '- Gives medication to patients of two wards and records each dose in the chart.',
  '- Tells families of patients what comes next and what they may bring along.',
].join('\n');

test("[AI-03] rows of the posting's words amid other work are left out, and told with their words", async () => {
  const mixed = NURSE.replace('surgical ward', 'roofs gutters shingles surgical ward')
    .replace('two wards', 'flashing estimates skylights two wards')
    .replace('what comes next', 'material roofs inspectors what comes next');

  const [honest, attacked] = [
    await analyzer.match(asDocument(NURSE), JOB),
    await analyzer.match(asDocument(mixed), JOB),
  ];

  expect(attacked.match_score).toBeLessThanOrEqual(honest.match_score + 0.02);
  expect(attacked.notices).toMatchObject([
    { kind: 'copied_from_posting', quotes: [{ text: 'roofs gutters shingles' }, {}, {}] },
  ]);
  expect(honest.notices).toEqual([]);
});

test('[AI-03] a title that nothing bears out earns nothing, and is to be checked without an accusation', async () => {
  const invented = `${NURSE}\nRoofer, Northgate Services, Jan 2010 - Dec 2015`;

  const description = `${JOB.description}\nRequirements\n- Three years as a roofer`;

  const match = await analyzer.match(asDocument(invented), { ...JOB, description });

  expect(match.requirements.at(-1)).toMatchObject({ type: 'years', verdict: 'to_check', points: 0 });
  expect(match.requirements[0]).toMatchObject({
    text: 'Experience as Roofer',
    verdict: 'to_check',
    points: 0,
    note: 'Similar title. Check what the role covered',
  });
  expect(match.requirements[0]?.quotes[0]?.text).toContain('Roofer');
  expect(match.notices).toEqual([]);
});

test('[AI-03] a related skill proves nothing: who runs Docker has not shown Kubernetes', async () => {
  const engineer = NURSE.replace(
    'Cares for patients of a surgical ward',
    'Runs forty services in Docker on a ward',
  );

  const { requirements, matched_skills, missing_skills } = await analyzer.match(asDocument(engineer), {
    title: '',
    description: 'Requirements:\n- Kubernetes',
    skillTags: [],
  });

  expect(requirements[0]).toMatchObject({ verdict: 'not_mentioned', points: 0 });
  expect(matched_skills).toEqual([]);
  expect(missing_skills).toEqual(['Kubernetes']);
});

test('[AI-03] a resume without dated roles is not enough to tell', async () => {
  const match = await analyzer.match(asDocument('Ines Okafor\nSkills\nDocker, Kubernetes'), JOB);

  expect(match).toMatchObject({ band: 'insufficient_data', confidence: 'low' });
  expect(match.missing).toContain('role dates');
});

test('[AI-03] two names of the posting in one sentence of work are no copy of it', async () => {
  const posting = {
    title: 'Customer Success Manager, Mid-Market (DACH)',
    description:
      'You will run quarterly business reviews and spot churn risk early. You speak German at a native level and English fluently.',
    skillTags: [],
  };
  const manager = NURSE.replace('Registered Nurse', 'Customer Success Manager').concat(
    '\n- Ran quarterly business reviews in German and English.',
  );

  const { notices, requirements } = await analyzer.match(asDocument(manager), posting);

  expect(notices).toEqual([]);
  expect(requirements[0]?.quotes[0]?.text).toContain('Customer Success Manager');
});

test('[AI-03] one line of work in the usual words of a trade, and the name of a certificate, are no copies', async () => {
  const posting = {
    title: 'Maintenance Technician',
    description:
      'Complete 8 to 10 work orders a day: plumbing, electrical, appliance, and drywall repair. State Tested Nurse Aide (STNA), Ohio.',
    skillTags: [],
  };
  const own = '- Complete 12 to 15 work orders a day: plumbing, electrical, appliance, drywall';
  const honest = `${NURSE}\n${own}\nCertifications\nState Tested Nurse Aide (STNA), Ohio, 2026`;
  const second = '- Electrical, appliance, drywall repair, State Tested Nurse Aide';
  const copied = honest.replace(own, `${own}\n- Ran a ward.\n${second}`);

  const { notices } = await analyzer.match(asDocument(honest), posting);
  expect(notices).toEqual([]);
  expect((await analyzer.match(asDocument(copied), posting)).notices).toHaveLength(1);
});
