import { resumes } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { pickerQuery, readPickerView, SORTS, withPickerView } from './picker-view.ts';

const view = (address: string) => readPickerView(new URLSearchParams(address));

test('[AI-02, AI-04] an address without a view asks for all resumes, newest first', () => {
  expect(pickerQuery(view(''))).toEqual({});
});

test('[AI-02, AI-04] the search and the order of the address are asked of the server', () => {
  expect(pickerQuery(view('search=%20go%20berlin%20&sort=score_desc'))).toEqual({
    search: 'go berlin',
    sort: 'score_desc',
  });
});

test('an order that nobody knows is the default', () => {
  expect(view('sort=height').sort).toBe('newest');
});

test.each(SORTS)('the server knows the order $label', ({ id }) => {
  expect(resumes.list.query.safeParse({ sort: id }).success).toBe(true);
});

test('an address with more words than the server takes is cut, not refused', () => {
  const query = pickerQuery(view(`search=${'ab '.repeat(100)}`));

  expect(resumes.list.query.safeParse(query).success).toBe(true);
});

test('a change keeps the rest of the address and drops what is the default', () => {
  const before = new URLSearchParams('from=mail&sort=name');

  expect(withPickerView(before, { search: ' go ' }).toString()).toBe('from=mail&search=go&sort=name');
  expect(withPickerView(before, { sort: 'newest' }).toString()).toBe('from=mail');
});
