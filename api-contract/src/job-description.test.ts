import { describe, expect, test } from 'vitest';
import { namedTagColor, parseJobDescription, serializeJobDescription } from './job-description.ts';

describe('a job description', () => {
  test('[JB-03] as serialized JSON is read as text and metadata', () => {
    const stored = JSON.stringify({
      jobDescription: 'Runs the warehouse.',
      metadata: { company: 'Calder', skillTags: ['SAP'] },
    });

    const { text, metadata } = parseJobDescription(stored);

    expect(text).toBe('Runs the warehouse.');
    expect(metadata).toMatchObject({
      company: 'Calder',
      skillTags: ['SAP'],
      isActive: true,
      contactMethod: 'Email',
      tagColor: '#DBEAFE',
    });
  });

  test('[JB-04] survives reading and writing with its metadata', () => {
    const stored = JSON.stringify({
      jobDescription: 'A',
      metadata: { isActive: false, dueDate: '2026-12-01' },
    });

    const again = parseJobDescription(serializeJobDescription(parseJobDescription(stored)));

    expect(again).toEqual(parseJobDescription(stored));
    expect(again.metadata?.isActive).toBe(false);
  });

  test.each([
    'plain words',
    '{ braces, but no JSON',
    '{"other":"json"}',
    '',
    '{"jobDescription":"A","metadata":null}',
    '{"jobDescription":"A","metadata":{"skillTags":"SAP"}}',
    '{"jobDescription":"A","metadata":{"isActive":1}}',
  ])('%j stays plain text', (stored) => {
    expect(parseJobDescription(stored)).toEqual({ text: stored, metadata: null });
    expect(serializeJobDescription(parseJobDescription(stored))).toBe(stored);
  });

  test('with an unknown contact method falls back to Email', () => {
    const stored = JSON.stringify({ jobDescription: 'A', metadata: { contactMethod: 'Pigeon' } });

    expect(parseJobDescription(stored).metadata?.contactMethod).toBe('Email');
  });

  test.each([
    ['{"jobDescription":"A","metadata":{"tagColor":"#D1FAE5"}}', '#D1FAE5'],
    ['{"jobDescription":"A","metadata":{}}', null],
    ['{"jobDescription":"A"}', null],
    ['{"metadata":{"tagColor":"#D1FAE5"}}', null],
    ['plain words', null],
    [null, null],
  ])('[PM-03] %j names the color %j', (stored, color) => {
    expect(namedTagColor(stored)).toBe(color);
  });
});
