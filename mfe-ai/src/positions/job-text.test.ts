import { serializeJobDescription } from '@shortlist/api-contract';
import { expect, test } from 'vitest';
import { excerptOf } from './job-text.ts';

const description = (text: string) => ({ description: text });

test('[AN-03] a description is cut to 60 characters with an ellipsis', () => {
  expect(excerptOf(description('a'.repeat(60)))).toBe('a'.repeat(60));
  expect(excerptOf(description('a'.repeat(61)))).toBe(`${'a'.repeat(60)}…`);
  expect(excerptOf(description('🙂'.repeat(61)))).toBe(`${'🙂'.repeat(60)}…`);
});

test('[AN-03] a serialized description shows its text, on one line', () => {
  const stored = serializeJobDescription({
    text: 'Requirements:\n- Go',
    metadata: {
      dueDate: '',
      company: 'Calder',
      contactMethod: 'Email',
      contactInfo: '',
      tagColor: '#DBEAFE',
      skillTags: [],
      isActive: true,
    },
  });

  expect(excerptOf(description(stored))).toBe('Requirements: - Go');
  expect(excerptOf({ description: null })).toBe('');
});
