import { expect, test } from 'vitest';
import { cleanLine } from './clean-text.ts';
import { readRoles } from './role-lines.ts';

test.each([
  [['Line Cook, Olive Grove. Austin, TX', 'Jan 2019 - Mar 2021'], 'Line Cook', 'Olive Grove', 'Austin, TX'],
  [['Line Cook, Olive Grove. Austin, TX. Jan 2019 - Mar 2021'], 'Line Cook', 'Olive Grove', 'Austin, TX'],
  [['Line Cook. Olive Grove. St. Louis, MO', '2019 - 2021'], 'Line Cook', 'Olive Grove', 'St. Louis, MO'],
  [['2019 - 2021', 'Sales Manager Acme Inc. － Austin , TX'], 'Sales Manager', 'Acme Inc.', 'Austin, TX'],
  [['2019 - 2021', 'Sales Manager Acme Inc. â€“ Austin, TX'], 'Sales Manager', 'Acme Inc.', 'Austin, TX'],
  [['Acme Inc. Austin, TX Sales Manager 2019 to 2021'], 'Sales Manager', 'Acme Inc.', 'Austin, TX'],
  [['Account Clerk II Bank of Ghent, Ghent\t2019 - 2021'], 'Account Clerk II', 'Bank of Ghent', 'Ghent'],
  [['Sales Manager Olive Grove - Austin, TX\t2019 - 2021'], 'Sales Manager', 'Olive Grove', 'Austin, TX'],
  [
    ['Acme Corp', 'Project Manager Western Region | Austin, TX | 2019 - 2021'],
    'Project Manager Western Region',
    'Acme Corp',
    'Austin, TX',
  ],
  [
    ['Nurse Lead // Mercy Hospital // Austin, TX // 2019 to 2021'],
    'Nurse Lead',
    'Mercy Hospital',
    'Austin, TX',
  ],
  [['Datenanalystin, Nordwind Versand, Kiel', '2019 - 2021'], 'Datenanalystin', 'Nordwind Versand', 'Kiel'],
  [['Key Holder 2019 to 2021 Acme Inc, Austin, TX'], 'Key Holder', 'Acme Inc', 'Austin, TX'],
  [['Key Holder, 2019 to 2021', 'Acme Inc, Austin, TX'], 'Key Holder', 'Acme Inc', 'Austin, TX'],
  [['Acme Inc 2019 to 2021 Ground Upkeep', 'Austin, TX'], 'Ground Upkeep', 'Acme Inc', 'Austin, TX'],
  [
    ['Sales Manager Company Name City , State', '2019 - 2021'],
    'Sales Manager',
    'Company Name',
    'City, State',
  ],
  [
    [
      '2019 - 2021',
      'Line Cook Acme Inc, Austin, TX Ran the grill and the fryer of a kitchen that served 400 a day',
    ],
    'Line Cook',
    'Acme Inc',
    'Austin, TX',
  ],
  [
    ['Software Engineer II, Business Credit', 'Acme Inc | Austin, TX 2019 - 2021'],
    'Software Engineer II, Business Credit',
    'Acme Inc',
    'Austin, TX',
  ],
])('[RS-06] title, employer, and place of %j are parted', (lines, ...parts) => {
  const roles = readRoles(lines.map((text) => ({ text: cleanLine(text), isListItem: false })));

  expect(roles.map(({ title, company, location }) => [title, company, location])).toEqual([parts]);
});
