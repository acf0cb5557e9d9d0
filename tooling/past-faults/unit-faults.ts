import type { PastFault } from './past-fault.ts';

/** Found by tests without a database. */
export const UNIT_FAULTS: readonly PastFault[] = [
  {
    fault: 'A recorded day is another one west of Greenwich.',
    commit: 'bad20d6',
    step: 'unit',
    asked: 'platform/src/format/dates.test.ts',
    told: 'a day of the calendar is the same in',
    edits: [
      {
        file: 'platform/src/format/dates.ts',
        fixed: "isCalendarDay(at) ? { ...form, timeZone: 'UTC' } : form",
        faulty: 'form',
      },
    ],
  },
  {
    fault: 'A position that is moved loses the color that it is shown in.',
    commit: 'e95cdcc',
    step: 'unit',
    asked: 'mfe-jobs/src/job-activity/with-activity.test.ts',
    told: 'a position that is moved keeps its text and the color',
    edits: [
      {
        file: 'mfe-jobs/src/job-activity/with-activity.ts',
        fixed: '{ ...details, tagColor, isActive }',
        faulty: '{ ...details, isActive }',
      },
    ],
  },
  {
    fault: 'A resume that another tab deleted counts as a deletion that failed.',
    commit: 'ed6079a',
    step: 'unit',
    asked: 'mfe-resumes/src/delete-resume/deletions.test.ts',
    told: 'what another tab has deleted already is no failure',
    edits: [
      {
        file: 'platform/src/queries/deletions.ts',
        fixed: "error instanceof ApiError && error.code === 'not_found'",
        faulty: 'false',
      },
    ],
  },
  {
    fault: 'The focus of a Retry that goes away is nowhere.',
    commit: '8aee656',
    step: 'unit',
    asked: 'design-system/src/ErrorState/ErrorState.test.tsx',
    told: 'the focus of a Retry that has gone is on the page around it',
    edits: [
      { file: 'design-system/src/ErrorState/ErrorState.tsx', fixed: ' ref={moveFocus}', faulty: '' },
      {
        file: 'design-system/src/ErrorState/ErrorState.tsx',
        fixed: "import { moveFocus } from '../navigation/move-focus.ts';\n",
        faulty: '',
      },
    ],
  },
  {
    fault: 'A remote that comes back stays away in the other places that wait for it.',
    commit: 'e5c3b4d',
    step: 'unit',
    asked: 'platform/src/boundary/waiting.test.tsx',
    told: 'a successful load resolves every pending load of that remote',
    edits: [
      {
        file: 'platform/src/loader/watch-recovery.ts',
        fixed: 'if (name === remote.name && !error) lookSoon();',
        faulty: 'if (name === remote.name && error) lookSoon();',
      },
    ],
  },
  {
    fault: 'A load blames a file that failed in an earlier load.',
    commit: '563e4df',
    step: 'unit',
    asked: 'platform/src/loader/failed-files.test.ts',
    told: 'failed-files.test.ts',
    edits: [
      {
        file: 'platform/src/loader/failed-files.ts',
        fixed: ' && at >= since',
        faulty: ' && at < since',
      },
    ],
  },
  {
    fault: 'A GET with a body of unknown length becomes a call of its own behind the edge.',
    commit: 'f7fc246',
    step: 'unit',
    asked: 'shell/server/api-gateway.test.ts',
    told: 'a body of unknown length stays the body of its own GET',
    edits: [{ file: 'shell/server/api-gateway.ts', fixed: '    ...framing(ctx),\n', faulty: '' }],
  },
  {
    fault: 'The name of a file ends the tag of the page that it stands in.',
    commit: '775047e',
    step: 'unit',
    asked: 'shell/server/file-tags.test.ts',
    told: 'names of files cannot end the tag that they stand in',
    edits: [
      {
        file: 'shell/server/file-tags.ts',
        fixed: `text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')`,
        faulty: 'text',
      },
    ],
  },
  {
    fault: 'A compressed copy of a few bytes is unpacked to gigabytes.',
    commit: '1113944',
    step: 'unit',
    asked: 'shell/server/verify-release.test.ts',
    told: 'is not unpacked further than its file is long',
    edits: [
      {
        file: 'shell/server/verify-release.ts',
        fixed: '(copy, { maxOutputLength: Math.max(1, size) })',
        faulty: '(copy, {})',
      },
    ],
  },
];
