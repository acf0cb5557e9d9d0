import { aResume } from '@shortlist/api-contract/testing';
import { expect, test } from 'vitest';
import { searchResumes } from './use-resumes.ts';

test('[AI-02] a search finds name, file, headline and skills, each word somewhere', () => {
  const ines = aResume({
    candidate_name: 'Ines Okafor',
    file_name: 'a.pdf',
    headline: 'Staff Engineer',
    skills: ['Go'],
  });
  const johan = aResume({
    candidate_name: 'Johan Sætre',
    file_name: 'b.pdf',
    headline: null,
    skills: ['Java'],
  });

  expect(searchResumes([ines, johan], ' staff go ')).toEqual([ines]);
  expect(searchResumes([ines, johan], 'SÆTRE')).toEqual([johan]);
  expect(searchResumes([ines, johan], 'b.pdf')).toEqual([johan]);
  expect(searchResumes([ines, johan], '')).toEqual([ines, johan]);
  expect(searchResumes([ines, johan], 'staff java')).toEqual([]);
});
