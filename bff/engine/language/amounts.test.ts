import { expect, test } from 'vitest';
import { readAmounts } from './amounts.ts';

test.each([
  ['Has led ten people or more', 10, 'people'],
  ['Managed teams of ten or more engineers', 10, 'people'],
  ['a team of six', 6, 'people'],
  ['crew of 8', 8, 'people'],
  ['five (5) direct reports', 5, 'people'],
  ['12+ accountants', 12, 'people'],
  ['a ten-member crew', 10, 'people'],
  ['a budget of $2.5 million', 2_500_000, '$'],
  ['€300k a year', 300_000, '$'],
  ['cut waste by 15 percent', 15, '%'],
  ['99.95% available', 99.95, '%'],
  ['10 million requests a day', 10_000_000, 'request'],
  ['1,200 parcels', 1200, 'parcel'],
  ['500,000 accident-free miles', 500_000, 'mil'],
])('[VD-03] “%s” is %d of %s', (text, value, unit) => {
  expect(readAmounts(text)).toMatchObject([{ value, units: expect.arrayContaining([unit]) }]);
});

test.each(['24 hours', '5 years of audit', 'since 2019', '3 of the stores', 'version 4', 'Windows10'])(
  '[VD-03] “%s” names no amount',
  (text) => {
    expect(readAmounts(text)).toEqual([]);
  },
);

test('[VD-03] an amount stands where its offsets say', () => {
  const text = 'Grew sales from $1M to $4 million with six clerks';
  const amounts = readAmounts(text);

  expect(amounts.map(({ start, end }) => text.slice(start, end))).toEqual(['$1M', '$4 million', 'six']);
});
