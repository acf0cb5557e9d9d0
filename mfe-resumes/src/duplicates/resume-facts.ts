import type { Resume } from '@shortlist/api-contract';
import { sizeOf } from '@shortlist/platform';
import { dateOf } from '../shared/date.ts';

/** One line of the comparison. */
export interface ComparedFact {
  readonly name: string;
  /** Empty when the resume does not say. */
  readonly value: string;
  /** Not the same in all of them. */
  readonly isDifferent: boolean;
}

const FACTS: readonly [string, (resume: Resume) => string][] = [
  ['Title', ({ headline }) => headline ?? ''],
  ['E-mail', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone ?? ''],
  ['File', ({ file_name }) => file_name],
  ['Uploaded', ({ uploaded_at }) => dateOf(uploaded_at)],
  ['Size', ({ size_bytes }) => sizeOf(size_bytes)],
];

/** What is known of a resume, and in what it differs from the others of its group. */
export function factsOf(resume: Resume, group: readonly Resume[]): ComparedFact[] {
  const facts = FACTS.map(([name, read]) => {
    const value = read(resume);
    return { name, value, isDifferent: group.some((other) => read(other) !== value) };
  });
  const others = group.filter(({ id }) => id !== resume.id);
  const own = resume.skills.filter((skill) => others.some(({ skills }) => !skills.includes(skill)));
  return [
    ...facts,
    { name: 'Skills only here', value: own.join(', ') || 'None', isDifferent: own.length > 0 },
  ];
}
