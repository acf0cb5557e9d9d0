import { credentialsOf } from '../../evidence/credentials.ts';
import { findLicenses } from '../../posting/license-requirement.ts';
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
    .concat(behindName(name, context));
}

/** "Jane Doe, RN": what stands behind a name is listed as held. */
function behindName(name: string, { resume: { reading } }: CheckContext): LicensePlace[] {
  return reading.lines.slice(0, HEADER_LINES).flatMap((line) => {
    const span = credentialsOf(line);
    if (span === null || line.isQuarantined) return [];
    return findLicenses(reading.text.slice(span.start, span.end))
      .filter((mention) => mention.name === name)
      .map(({ start, end }) => ({
        place: { line, start: span.start + start, end: span.start + end },
        isHeld: true,
      }));
  });
}

function isHeldIn({ line }: SkillPlace): boolean {
  if (line.section !== 'experience' && line.section !== 'projects') return true;
  return line.kind !== 'role' && EARNED.test(line.text);
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
