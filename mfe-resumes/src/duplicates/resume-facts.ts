import type { Resume } from '@shortlist/api-contract';
import { formatDate, formatFileSize } from '@shortlist/platform';

/** One line of the comparison. */
export interface ComparedFact {
  readonly name: string;
  /** Empty when the resume does not say. */
  readonly value: string;
  /** Of a person, and not the same in all of them. Files of one person differ, so that is not worth a mark. */
  readonly isDifferent: boolean;
}

const OF_THE_PERSON: readonly [string, (resume: Resume) => string, isSame?: typeof isSamePhone][] = [
  ['Title', ({ headline }) => headline ?? ''],
  ['Email', ({ email }) => email ?? ''],
  ['Phone', ({ phone }) => phone ?? '', isSamePhone],
];

const OF_THE_FILE: readonly [string, (resume: Resume) => string][] = [
  ['File', ({ file_name }) => file_name],
  ['Uploaded', ({ uploaded_at }) => formatDate(uploaded_at)],
  ['Size', ({ size_bytes }) => formatFileSize(size_bytes)],
];

/** What is known of a resume, and in what it differs from the others of its group. */
export function factsOf(resume: Resume, group: readonly Resume[]): ComparedFact[] {
  const person = OF_THE_PERSON.map(([name, read, isSame = Object.is]) => {
    const value = read(resume);
    return { name, value, isDifferent: group.some((other) => !isSame(read(other), value)) };
  });
  const file = OF_THE_FILE.map(([name, read]) => ({ name, value: read(resume), isDifferent: false }));
  const others = group.filter(({ id }) => id !== resume.id);
  const own = resume.skills.filter((skill) => others.some(({ skills }) => !skills.includes(skill)));
  return [...person, ...file, { name: 'Unique Skills', value: own.join(', ') || 'None', isDifferent: false }];
}

/** Fewer digits do not tell a number from another. */
const ENOUGH_DIGITS = 7;

/** One number, however it is written, with or without its country. */
function isSamePhone(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other]
    .map((phone) => phone.replace(/\D/g, ''))
    .sort((a, b) => a.length - b.length);
  return short === long || (short.length >= ENOUGH_DIGITS && long.endsWith(short));
}
