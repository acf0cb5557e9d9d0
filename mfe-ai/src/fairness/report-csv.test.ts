import { aFairnessReport } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { reportCsvText } from './report-csv.ts';

test('the file has a row a group, and says how many are in no rate', () => {
  const rows = reportCsvText(aFairnessReport).split('\r\n');

  expect(rows[1]).toBe('Above-median score,sex,Male,60,36,0.6,0.4736,0.7142,1,,Highest rate');
  expect(rows.find((row) => row.includes('Not reported'))).toBe(
    'Above-median score,sex,Not reported or not shown,14,,,,,,,',
  );
});

test('a group that a spreadsheet would run is a text', () => {
  const [section] = aFairnessReport.sections;
  const [measure] = section?.measures ?? [];
  const [rate] = measure?.groups ?? [];
  if (!section || !measure || !rate) throw new Error('The sample has no group.');
  const groups = [{ ...rate, group: ['=1+1'] }];

  const csv = reportCsvText({
    ...aFairnessReport,
    sections: [{ ...section, measures: [{ ...measure, groups }] }],
  });

  expect(csv).toContain(",'=1+1,");
});
