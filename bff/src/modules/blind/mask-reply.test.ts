import { expect, test } from 'vitest';
import type { HiddenResume } from './hidden-resumes.ts';
import { maskReply } from './mask-reply.ts';

const GRACE: HiddenResume = {
  id: '0199d3a0-0000-7000-8000-000000000001',
  file_name: 'okafor.pdf',
  candidate_name: 'Grace Okafor',
  extracted_name: 'Grace Okafor',
  email: 'grace@example.com',
  phone: null,
  extracted_email: null,
  extracted_phone: null,
  links: [],
  is_revealed: false,
  text: null,
  blocks: null,
};

function masked(fields: object, call = 'resumes.get'): unknown {
  return maskReply({ call, reply: { id: GRACE.id, ...fields }, resumes: [GRACE] });
}

test('a marked field is hidden whatever its value, and the same field of no candidate is not', () => {
  expect(masked({ email: 'someone', links: ['a'], is_blind: false })).toMatchObject({
    email: null,
    links: [],
    is_blind: true,
  });
  expect(maskReply({ call: 'auth.me', reply: { email: 'someone' }, resumes: [GRACE] })).toEqual({
    email: 'someone',
  });
});

test('a new field without a mark, or a call without a schema, loses the words that identify the candidate', () => {
  const leak = { nickname: 'Okafor', contact: { also: ['grace@example.com'] } };
  const hidden = { nickname: '██████', contact: { also: ['█████████████████'] } };

  expect(masked(leak)).toMatchObject(hidden);
  expect(masked(leak, 'resumes.unknown')).toMatchObject(hidden);
});

test('marks are found below lists, null, defaults, and unions', () => {
  const resume_info = { candidate_name: 'x', file_name: 'x.pdf' };
  const failure = { resume_id: GRACE.id, error: 'Okafor', code: 'no_text' };

  const reply = maskReply({
    call: 'matches.matchBatch',
    reply: {
      results: [
        { ...failure, resume_info: { ...resume_info, file_url: '', uploaded_at: '2026-01-01T00:00:00Z' } },
      ],
    },
    resumes: [GRACE],
  });

  expect(reply).toMatchObject({
    results: [
      {
        error: '██████',
        resume_info: {
          candidate_name: expect.stringMatching(/^Candidate /),
          file_name: expect.stringMatching(/^Candidate .*\.pdf$/),
        },
      },
    ],
  });
});
