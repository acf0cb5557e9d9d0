import { expect, test } from 'vitest';
import { documentFromText } from '../extraction/document.ts';
import { readResume } from './reading.ts';

const WAYS = 'ada@example.com | +49 89 5550 1234';
const BODY = `
Experience
Analyst, Northgate Clinic, Mar 2019 - Feb 2025
• Led the move of 14 services to a new provider, with no downtime.`;
const livesIn = (...header: string[]) =>
  readResume(documentFromText(`Ada Keller\n${header.join('\n')}\n${BODY}`), 24_323).profile.location;

test.each([
  ['a town, its region and its country', 'São Paulo, SP, Brasil | ada@example.com', 'São Paulo, SP, Brasil'],
  ['in a language of its own', 'München, Deutschland · ada@example.com', 'München, Deutschland'],
  [
    'with an apostrophe in front',
    "'s-Hertogenbosch, Netherlands • ada@example.com",
    "'s-Hertogenbosch, Netherlands",
  ],
  ['a town of four words alone', 'Ho Chi Minh City | ada@example.com', 'Ho Chi Minh City'],
  ['a saint', 'St. Louis | ada@example.com', 'St. Louis'],
  ['upon a river', 'Newcastle upon Tyne | ada@example.com', 'Newcastle upon Tyne'],
  ['the country in brackets', 'Zürich (Switzerland) | ada@example.com', 'Zürich, Switzerland'],
  ['parted by dashes', 'Toronto – ON – Canada | ada@example.com', 'Toronto, ON, Canada'],
  ['behind a diamond', 'ada@example.com ⋄ Galway, Ireland', 'Galway, Ireland'],
  ['behind a label with a dash', 'Location – Ankara, Turkey', 'Ankara, Turkey'],
  ['between labels', 'Location: Graz, Austria  E-mail: ada@example.com', 'Graz, Austria'],
  ['remote from there', 'Remote (Lagos, Nigeria) | ada@example.com', 'Lagos, Nigeria'],
  ['or remote', 'Osaka, Japan / Remote • ada@example.com', 'Osaka, Japan'],
  ['remote alone', 'Remote | ada@example.com', 'Remote'],
  ['with a zone of time', 'Brno, Czech Republic (UTC+1) | ada@example.com', 'Brno, Czech Republic'],
  [
    'willing to go elsewhere',
    'Durban, South Africa, willing to relocate | ada@example.com',
    'Durban, South Africa',
  ],
  ['street and code in front', 'ul. Grodzka 7/3, 31-042 Kraków, Poland', 'Kraków, Poland'],
  [
    'street and house number apart',
    'Rua Augusta, 1500, 01304-001 São Paulo, SP, Brasil',
    'São Paulo, SP, Brasil',
  ],
  [
    'the code behind the country',
    '14 MG Road, Bengaluru, Karnataka, India 560001',
    'Bengaluru, Karnataka, India',
  ],
  ['the code of letters behind the country', '12 Deansgate, Manchester, UK M1 4BT', 'Manchester, UK'],
  ['a code of its own', 'Galway, Ireland, H91 E5X2 | ada@example.com', 'Galway, Ireland'],
  ['in a sentence', 'Mailing address: 240 S Main St, Boise, ID 83702. E-mail: ada@example.com', 'Boise, ID'],
  ['behind what somebody is', 'Data Analyst, Bilbao, Spain', 'Bilbao, Spain'],
  ['in what somebody says', 'Data Analyst in Bilbao, Spain', 'Bilbao, Spain'],
])('[RS-06] where somebody lives is read: %s', (_how, line, place) => {
  expect(livesIn(line, WAYS)).toBe(place);
});

test.each([
  ['a label above', ['Address', 'Zürich', 'Phone', '+41 44 555 01 43', 'ada@example.com'], 'Zürich'],
  ['a street above, the country below', ['12 Oxford Street', 'Accra', 'Ghana', WAYS], 'Accra, Ghana'],
  [
    'a street above alone',
    ['400 Portage Avenue', 'Winnipeg, Manitoba, Canada R3C 0G1', WAYS],
    'Winnipeg, Manitoba, Canada',
  ],
])('a place on a line of its own is read, with %s', (_how, lines, place) => {
  expect(livesIn(...lines)).toBe(place);
});

test.each([
  ['a trade and its signs', 'Full Stack Developer | React, Node, AWS'],
  ['what somebody knows', 'Data Analyst (Python, SQL)'],
  ['for whom somebody works', 'Product Manager at Northgate (B2B, SaaS)'],
  ['a list', 'Sales; Marketing; Finance'],
  ['a degree', 'MSc, University of Leeds, 2015'],
  ['a talk', 'Top 10 Speaker, PyCon 2019'],
  ['a permit', 'Work permit USA, Canada'],
  ['figures', '8 years, 12 projects, 3 countries'],
])('%s is no place', (_what, line) => {
  expect(livesIn(line, WAYS)).toBeNull();
});

test('the postal code of a place is no telephone number', () => {
  const document = documentFromText(
    `Ada Keller\nRua Augusta, 1500, 01304-001 São Paulo, SP, Brasil\n+55 11 95550-1234${BODY}`,
  );

  expect(readResume(document, 24_323).profile.phoneE164).toBe('+5511955501234');
});
