import type { Resume } from '@shortlist/api-contract';
import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { ResumeRow } from './ResumeRow.tsx';
import { watchNear } from './watch-near.ts';

interface ResumeRowsProps {
  readonly resumes: readonly Resume[];
  /** The place of the first one in the list, from 0. */
  readonly first: number;
  readonly hrefOfSkill: (skill: string) => string;
  readonly onDelete: (resume: Resume) => void;
}

/** So many rows are there at first, before anything tells what is near. */
const AT_FIRST = 20;

/** What a row is taken to be high until it was drawn once. */
const ROW_HEIGHT = 57;

/** How high rows were when they were drawn last, by the first of them: coming back finds its place. */
const heights = new Map<string, number>();

/** Some rows of the list. They are drawn while they are near what is looked at; else their room is kept. */
export const ResumeRows = memo(function ResumeRows({
  resumes,
  first,
  hrefOfSkill,
  onDelete,
}: ResumeRowsProps) {
  const group = useRef<HTMLTableSectionElement>(null);
  const [isDrawn, setDrawn] = useState(first < AT_FIRST);
  const key = resumes[0]?.id ?? '';

  useEffect(() => {
    const element = group.current;
    if (!element) return;
    return watchNear(element, ({ isNear, height }) => {
      // What has the focus stays, or the keyboard would lose its place.
      if (!isNear && element.contains(document.activeElement)) return;
      if (!isNear && element.rows.length > 1) heights.set(key, height);
      // In slices, so that scrolling never waits for rows.
      startTransition(() => setDrawn(isNear));
    });
  }, [key]);

  return (
    <tbody ref={group}>
      {isDrawn ? (
        resumes.map((resume, at) => (
          <ResumeRow
            key={resume.id}
            resume={resume}
            aria-rowindex={first + at + 2}
            hrefOfSkill={hrefOfSkill}
            onDelete={onDelete}
          />
        ))
      ) : (
        <tr aria-hidden style={{ blockSize: heights.get(key) ?? resumes.length * ROW_HEIGHT }}>
          <td>{'\u00a0'}</td>
        </tr>
      )}
    </tbody>
  );
}, hasSameRows);

function hasSameRows(before: ResumeRowsProps, after: ResumeRowsProps): boolean {
  return (
    before.first === after.first &&
    before.onDelete === after.onDelete &&
    before.hrefOfSkill('') === after.hrefOfSkill('') &&
    before.resumes.length === after.resumes.length &&
    before.resumes.every((resume, at) => resume === after.resumes[at])
  );
}
