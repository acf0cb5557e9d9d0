import { expect, test } from 'vitest';
import { readRequirements } from './read-requirements.ts';

const textsOf = (description: string) =>
  readRequirements({ title: 'Roofer', description, skillTags: [] })
    .filter(({ check }) => check !== 'title')
    .map(({ kind, text }) => `${kind}: ${text}`);

test('prose is taken apart into what is to be done', () => {
  const bulletin =
    'A Roofer inspects roofs and gutters of public buildings; prepares estimates of material; and performs related duties as assigned.';

  expect(textsOf(bulletin)).toEqual([
    'duty: A Roofer inspects roofs and gutters of public buildings',
    'duty: prepares estimates of material',
  ]);
});

test('[VD-01] each verb of a sentence on the role is a duty', () => {
  const sentence =
    'The Roofer inspects the roofs of public buildings, prepares estimates of material, and trains the new crew.';

  expect(textsOf(sentence)).toEqual([
    'duty: The Roofer inspects the roofs of public buildings',
    'duty: prepares estimates of material',
    'duty: trains the new crew',
  ]);
});

test.each([
  ['CAM or CPM designation preferred', 'nice'],
  ['Lease-up experience desired', 'nice'],
  ['Journeyman electrician license is a big plus', 'nice'],
  ["Bachelor's degree in art history (master's preferred)", 'must'],
  ['BAS / controls exp. (Trane Tracer, Metasys)', 'must'],
])('[VD-01] “%s” below a heading is one requirement', (line, kind) => {
  expect(textsOf(`Requirements\nYardi or Entrata\n${line}\n`)).toEqual([
    'must: Yardi or Entrata',
    `${kind}: ${line}`,
  ]);
});

test('[VD-01] what “You:” opens is asked, and a number of the posting is not', () => {
  const prose =
    'Req ID: 33817  Location: Austin, TX\n\nYou: two years in buying. Retail math is second nature.';

  expect(textsOf(prose)).toEqual(['must: two years in buying', 'must: Retail math is second nature']);
});

test.each([
  ['SQL, Python/R, Docker', ['SQL, Python/R', 'Docker']],
  ['UltiPro/UKG, PeopleSoft or Workday', ['UltiPro/UKG, PeopleSoft or Workday']],
  ['2 yrs dispatching flatbeds, McLeod or other TMS', ['2 yrs dispatching flatbeds', 'McLeod or other TMS']],
  ['5 years of Java, Spring, SQL', ['5 years of Java, Spring, SQL']],
])('[VD-01] “%s” asks for %j', (list, asked) => {
  expect(textsOf(`Must: ${list}`)).toEqual(asked.map((each) => `must: ${each}`));
});
