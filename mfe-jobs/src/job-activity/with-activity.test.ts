import { parseJobDescription } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { tagColorOf } from '../tags/tag-color.ts';
import { withActivity } from './with-activity.ts';

test.each([
  'Runs the services that price shipments.',
  null,
  '{"jobDescription":"A","metadata":{"company":"Calder"}}',
  '{"jobDescription":"A","metadata":{"tagColor":"#D1FAE5"}}',
])('[PM-01] a position that is moved keeps its text and the color that it is shown in: %s', (description) => {
  const moved = withActivity(description, false);

  expect(tagColorOf(moved)).toBe(tagColorOf(description));
  expect(parseJobDescription(moved).text).toBe(parseJobDescription(description).text);
  expect(parseJobDescription(moved).metadata?.isActive).toBe(false);
});
