import type { PastFault } from './past-fault.ts';

/** Found by tests of the BFF. */
export const BFF_FAULTS: readonly PastFault[] = [
  {
    fault: 'The line of tools below a job is read as its employer.',
    commit: 'd48135d',
    step: 'bff',
    asked: 'bff/engine/profile/profile.test.ts',
    told: 'profile.test.ts',
    edits: [
      {
        file: 'bff/engine/profile/roles.ts',
        fixed: "isListItem: kind === 'bullet' || isStackLine(text)",
        faulty: "isListItem: kind === 'bullet'",
      },
    ],
  },
  {
    fault: 'A box far left of its column hides words from nobody but the person.',
    commit: '19d6355',
    step: 'bff',
    asked: 'bff/engine/extraction/hidden/hidden-docx-places.test.ts',
    told: 'a box far left of its column',
    edits: [
      {
        file: 'bff/engine/extraction/hidden/word/word-scope.ts',
        fixed: '(isAcross ? whole / 2 : whole)',
        faulty: '10 * whole',
      },
    ],
  },
  {
    fault: 'A model that is late counts as a server that can not be reached.',
    commit: '6d271b8',
    step: 'bff',
    asked: 'bff/test/openai/model-client.test.ts',
    told: 'an answer that is not there after the time that is given was late',
    edits: [
      {
        file: 'bff/engine/openai/client/failure-of.ts',
        fixed: "new ModelFailure('timeout', 'The request timed out.'",
        faulty: "new ModelFailure('unreachable', 'The request timed out.'",
      },
    ],
  },
  {
    fault: 'A page of another site logs a user out by a slash at the end.',
    commit: '220de14',
    step: 'bff',
    asked: 'bff/src/middleware/same-origin.test.ts',
    told: 'log a user out: /api/auth/logout/',
    edits: [
      {
        file: 'bff/src/middleware/same-origin.ts',
        fixed: '/^\\/api\\/auth\\/logout\\/?$/i',
        faulty: '/^\\/api\\/auth\\/logout$/',
      },
    ],
  },
  {
    fault: 'A body that is not compressed as it claims is answered with 500.',
    commit: 'db6b448',
    step: 'bff',
    asked: 'bff/src/app.test.ts',
    told: 'a body that is said to be gzip and is not is malformed',
    edits: [{ file: 'bff/src/http/body.ts', fixed: '/^(Z|ERR_)_/', faulty: '/^(?!)/' }],
  },
  {
    fault: 'A file of one byte is answered with 500.',
    commit: '2c854e6',
    step: 'bff',
    asked: 'bff/src/modules/resumes/upload.test.ts',
    told: 'a file of one byte',
    edits: [
      {
        file: 'bff/engine/extraction/media-type.ts',
        fixed: "content.toString('latin1', 0, 2) === 'PK'",
        faulty: 'content.readUInt16BE(0) === 0x504b',
      },
    ],
  },
  {
    fault: 'Whoever claims another address with each call is stopped by no rate limit.',
    commit: '279575d',
    step: 'bff',
    asked: 'bff/src/modules/auth/rate-limits.test.ts',
    told: 'a claimed address counts for nothing',
    edits: [
      {
        file: 'bff/src/middleware/request-state.ts',
        fixed: "split(',').at(-1)",
        faulty: "split(',').at(0)",
      },
    ],
  },
  {
    fault: 'Notes of thousands of nested brackets end the embedded database.',
    commit: '78a9069',
    step: 'bff',
    asked: 'bff/src/modules/resumes/resumes.test.ts',
    told: 'notes of 5,000 nested',
    edits: [
      {
        file: 'bff/src/db/migrations/0005-resume-search/words.ts',
        fixed: 'MOST_BRACKETS = 500;',
        faulty: 'MOST_BRACKETS = 500_000_000;',
      },
    ],
  },
  {
    fault: 'Whoever subscribed before gets a second free trial.',
    commit: '4972391',
    step: 'bff',
    asked: 'bff/src/modules/payments/checkout.test.ts',
    told: 'a trial is for who never subscribed',
    edits: [
      {
        file: 'bff/src/modules/payments/checkout.service.ts',
        fixed: 'isFirst && plan.trialDays > 0',
        faulty: 'plan.trialDays > 0',
      },
    ],
  },
  {
    fault: 'A resume with the word "constructors" is answered with 500.',
    commit: 'b547a9b',
    step: 'bff',
    asked: 'bff/test/attacks/object-words.test.ts',
    told: 'object-words.test.ts',
    edits: [
      {
        file: 'bff/engine/language/stem.ts',
        fixed: "import { mapOf } from './map-of.ts';\n",
        faulty:
          'const mapOf = (table: Record<string, string>) => ({ get: (word: string) => table[word] });\n',
      },
    ],
  },
  {
    fault: 'A posting of nothing but line breaks holds a thread for a quarter of a minute.',
    commit: '72869d9',
    step: 'bff',
    asked: 'bff/src/modules/jobs/hostile-texts.test.ts',
    told: 'a position of nothing but line breaks is matched like any other',
    edits: [
      {
        file: 'bff/engine/posting/statements.ts',
        fixed: '[...description.matchAll(/[^\\r\\n]+/g)].filter(([text]) => /\\S/.test(text))',
        faulty:
          '[...description.matchAll(/[^\\r\\n]*/g)].filter(([text], at, all) => all.slice(at).some(([next]) => /\\S/.test(next)) && /\\S/.test(text))',
      },
    ],
  },
];
