import { credentialsOf } from '../../evidence/credentials.ts';
import { readTerms } from '../../language/terms.ts';
import { findLicenses } from '../../posting/license-requirement.ts';
import type { Span } from '../../profile/profile.ts';
import type { SkillPlace } from '../../profile/skill-uses.ts';
import { isScoredLine } from '../resume/resume-vectors.ts';
import type { SoughtName } from '../resume/sought-name.ts';
import { findNamed } from './find-named.ts';
import type { CheckContext } from './verdict.ts';

/** Where a resume names a license, and whether it does so as somebody's own. */
export interface LicensePlace {
  readonly place: SkillPlace;
  readonly isHeld: boolean;
}

/** A name stands within these. */
const HEADER_LINES = 8;
const EARNED =
  /\b(?:obtain|earn|achiev|pass|hold|held|licensed|certified|renew|complet|gained|awarded|attained|qualified)\w*/i;
/** "CDL A" on a line of its own is listed, wherever it stands. */
const MOST_BESIDE = 1;
/** It is written in words that are no name of the taxonomy: "Admitted to the Illinois Bar". */
const PHRASED = 'Bar admission';

/** The places of a license that may count: in lists it is held; a sentence of work has to say so; a title half says it. */
export function findLicenseMentions(sought: SoughtName, context: CheckContext): LicensePlace[] {
  const name = sought.known ?? sought.name;
  const { resume, mixedIn } = context;
  const places = [...findNamed(sought, context), ...phrasedPlaces(name, context)];
  return places
    .filter(
      ({ line, start, end }) =>
        isScoredLine(resume, line.index) && !mixedIn.some((span) => span.start < end && start < span.end),
    )
    .filter(({ line }) => !isUnsupportedTitle(line.index, context))
    .map((place) => ({ place, isHeld: isHeldIn(place) }))
    .concat(behindName(sought, context));
}

/** "Jane Doe, RN": what stands behind a name is listed as held. */
function behindName({ known, pattern }: SoughtName, { resume: { reading } }: CheckContext): LicensePlace[] {
  return reading.lines.slice(0, HEADER_LINES).flatMap((line) => {
    const span = credentialsOf(line);
    if (span === null || line.isQuarantined) return [];
    const words = reading.text.slice(span.start, span.end);
    const found =
      known === null && pattern !== null
        ? writtenIn(words, pattern)
        : findLicenses(words).filter(({ name }) => name === known);
    return found.map(({ start, end }) => ({
      place: { line, start: span.start + start, end: span.start + end },
      isHeld: true,
    }));
  });
}

const writtenIn = (words: string, pattern: RegExp): Span[] =>
  [...words.matchAll(pattern)].map(({ 0: own, index }) => ({ start: index, end: index + own.length }));

function isHeldIn({ line, start, end }: SkillPlace): boolean {
  if (line.section !== 'experience' && line.section !== 'projects') return true;
  const beside = line.text.slice(0, start - line.start) + line.text.slice(end - line.start);
  return line.kind !== 'role' && (EARNED.test(line.text) || readTerms(beside).length <= MOST_BESIDE);
}

/** The heading of a role that no line bears out says nothing. */
function isUnsupportedTitle(index: number, { resume, isSupported }: CheckContext): boolean {
  const role = resume.roleOfLine[index] ?? -1;
  return resume.reading.lines[index]?.kind === 'role' && role >= 0 && isSupported[role] !== true;
}

function phrasedPlaces(name: string, { resume: { reading } }: CheckContext): SkillPlace[] {
  if (name !== PHRASED) return [];
  return reading.lines.flatMap((line) =>
    findLicenses(line.text)
      .filter((mention) => mention.name === name)
      .map(({ start, end }) => ({ line, start: line.start + start, end: line.start + end })),
  );
}
