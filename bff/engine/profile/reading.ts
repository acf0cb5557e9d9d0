import type { Notice } from '@shortlist/api-contract';
import type { Block, ExtractedDocument } from '../extraction/extracted-document.ts';
import { sectionHeadingKind, sectionLabelOf } from '../extraction/lines/section-heading.ts';
import { type GuardedText, guardText } from '../guards/guard-text.ts';
import { readCertificates } from './certificates.ts';
import { readContacts } from './contacts.ts';
import { findDegree } from './degree.ts';
import { readEducation } from './education.ts';
import { readLanguages } from './languages.ts';
import { isUse, type Line } from './line.ts';
import { readListedSkills } from './listed-skills.ts';
import type { MonthIndex, Profile, SectionKind } from './profile.ts';
import { monthsOf, readRolesOf } from './roles.ts';
import { readSections } from './sections.ts';
import { readSkillUses, type SkillUse } from './skill-uses.ts';
import { readUndatedRoles } from './undated-roles.ts';

/** What is read of a document. */
export type Readable = Pick<ExtractedDocument, 'text' | 'blocks'>;

/** A resume as the engine has read it: made once, used by analysis and match. */
export interface Reading {
  text: string;
  lines: Line[];
  profile: Profile;
  skillUses: SkillUse[];
  asOf: MonthIndex;
  /** What was noticed about the text, each with its words. */
  notices: Notice[];
}

/** What of a reading matches need: no more is kept with a resume. */
export interface MatchReading extends Omit<Reading, 'profile'> {
  readonly profile: Pick<
    Profile,
    'candidateName' | 'email' | 'phone' | 'links' | 'skills' | 'roles' | 'education'
  >;
}

/** Reads a document: sections, roles, education, skills, contacts. Pure; `asOf` is what "present" means. */
export function readResume(document: Readable, asOf: MonthIndex): Reading {
  const guarded = guardText(document);
  const lines = toLines(document, guarded.left);
  const { dated: roles, hidden } = readRolesOf(lines, asOf);
  for (const line of lines) {
    line.role = roles.find((role) => line.start >= role.body.start && line.end <= role.body.end) ?? null;
  }
  const skillUses = readSkillUses(lines);
  const months = monthsOf(roles);
  const newest = roles.find((role) => role.title !== null);
  const contacts = readContacts(lines);
  const profile: Profile = {
    ...contacts,
    headline: newest?.title ?? contacts.headline,
    skills: skillUses.map((use) => use.name),
    roles,
    yearsOfExperience: roles.length === 0 ? null : Math.round((months / 12) * 10) / 10,
    undatedRoles: readUndatedRoles(lines, hidden),
    education: readEducation(lines),
    languages: readLanguages(lines),
    certificates: readCertificates(lines),
    listedSkills: readListedSkills(lines),
    sections: readSections(lines),
  };
  return { text: document.text, lines, profile, skillUses, asOf, notices: guarded.notices };
}

function toLines(document: Readable, left: GuardedText['left']): Line[] {
  const sections = sectionOfBlocks(document);
  return document.blocks.map((block, index) => {
    const text = document.text.slice(block.start, block.end);
    const place = sections[index] ?? { section: 'other' as const, heading: null };
    const isQuarantined = (left[index] ?? null) !== null;
    const use = isUse({ text, section: place.section });
    return { ...block, index, text, ...place, role: null, isQuarantined, isUse: use };
  });
}

function sectionOfBlocks(document: Readable): { section: SectionKind; heading: string | null }[] {
  const hasHeadings = document.blocks.some((block) => block.kind === 'heading');
  let section: SectionKind = 'header';
  let heading: string | null = null;
  let before: { section: SectionKind; heading: string | null } = { section, heading };
  return document.blocks.map((block, index) => {
    const text = document.text.slice(block.start, block.end);
    if (block.kind === 'name' && block.page !== null) {
      section = 'header';
      heading = null;
      before = { section, heading };
    } else if (block.kind === 'heading') {
      before = { section, heading };
      heading = text.replace(/[\s:]+$/, '');
      section = isOfDegrees(document, index) ? 'education' : (sectionHeadingKind(text) ?? 'other');
    } else if (block.kind === 'role' && section === 'header') {
      // Contacts that interrupt a section end where a role follows; without one, the role opens its own.
      if (before.section === 'header') section = 'experience';
      else ({ section, heading } = before);
    } else if (!hasHeadings && index > 0 && section === 'header' && startsBody(block.kind, text)) {
      section = 'experience';
    }
    const labeled = isLabeled(document, index) ? sectionLabelOf(text) : null;
    if (labeled !== null) return { section: labeled.kind, heading: labeled.label };
    const isHeaderProse = section === 'header' && block.kind === 'line' && text.split(/\s+/).length > 14;
    return { section: isHeaderProse ? 'summary' : section, heading };
  });
}

/** A line of its own, and none between what was done in a role. */
const isLabeled = ({ blocks }: Readable, index: number): boolean =>
  blocks[index]?.kind === 'line' && blocks[index + 1]?.kind !== 'bullet';

/** "Qualifications" heads skills here and degrees there: what stands below it decides. */
function isOfDegrees({ text, blocks }: Readable, index: number): boolean {
  const heading = blocks[index];
  if (heading === undefined || !/^(?:\w+ )?qualifications:?$/i.test(text.slice(heading.start, heading.end)))
    return false;
  const below = blocks.slice(index + 1, index + 4);
  return below.some(
    (block) => block.kind !== 'heading' && findDegree(text.slice(block.start, block.end)) !== null,
  );
}

/** Where no heading parts the header from the rest, the first role, list or sentence does. */
function startsBody(kind: Block['kind'], text: string): boolean {
  return kind === 'role' || kind === 'bullet' || text.split(/\s+/).length > 14;
}
