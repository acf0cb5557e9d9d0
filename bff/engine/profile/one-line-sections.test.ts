import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../analyzer.ts';
import { documentFromText } from '../extraction/document.ts';

const profileOf = (text: string) =>
  createLocalAnalyzer().profile({ ...documentFromText(text), asOf: '2026-11' });

test('[RS-06] a label opens a section of one line, and the last role ends before it', async () => {
  const profile = await profileOf(`Luis Arredondo
Experience
Installer, Sunworks Inc, Mar 2020 - present
- Mounted rails and panels on 180 roofs
Warehouse Associate, Tidewater Freight, 2017 - 2020
- Picked orders
Certs: NABCEP Associate (2021); OSHA 30
Languages: Spanish (native)
Schooling: AAS Electronics, Chabot College, 2016`);

  expect(profile.roles.map(({ title, company }) => ({ title, company }))).toEqual([
    { title: 'Installer', company: 'Sunworks Inc' },
    { title: 'Warehouse Associate', company: 'Tidewater Freight' },
  ]);
  expect(profile.certificates).toMatchObject([{ name: 'NABCEP Associate' }, { name: 'OSHA 30' }]);
  expect(profile.education).toMatchObject([
    { degree: 'AAS Electronics', school: 'Chabot College', endYear: 2016 },
  ]);
  expect(profile.sections.map(({ kind, heading }) => `${kind}: ${heading}`).slice(-3)).toEqual([
    'certificates: Certs',
    'languages: Languages',
    'education: Schooling',
  ]);
});

test.each(['Professional positions', 'What I have done'])(
  '[RS-06] roles count below “%s”',
  async (heading) => {
    const profile = await profileOf(`Helen Poole
helen.poole@mailhaven.example
${heading}
Registrar, Wichita Art Center, 2019 - present
- Keeps the records of 9,000 works
Education
MA Museum Studies, University of Kansas, 2017`);

    expect(profile.roles).toMatchObject([{ title: 'Registrar', company: 'Wichita Art Center' }]);
  },
);

test('[RS-06] a high school is no school of a program above it', async () => {
  const profile = await profileOf(`Viktor Hruby
Training
Apprenticeship, Machinist, 2013 - 2017
Rockford East High School, 2013`);

  expect(profile.education).toMatchObject([{ school: null }, { school: 'Rockford East High School' }]);
});
