import type { FormulaPart } from '@shortlist/api-contract';
import type { z } from 'zod';
import { isScored } from '../profile/line.ts';
import type { Reading } from '../profile/reading.ts';
import { gapsOf } from './red-flags.ts';
import type { ProvenLine } from './strengths.ts';
import { isDescribed, workLines } from './work-lines.ts';

/** The scores of a resume on its own: each has two digits. Null where there is no data. */
export interface ResumeScores {
  overall: number;
  format: number;
  skills: number | null;
  experience: number | null;
  formula: z.infer<typeof FormulaPart>[];
}

/** Weights in the whole; those of unknown parts are shared out over the known ones. */
export const WEIGHTS = { experience: 0.45, skills: 0.35, format: 0.2 } as const;

/** Scores a resume by the rules that README.md documents. */
export function scoreResume(reading: Reading, proven: readonly ProvenLine[]): ResumeScores {
  const format = scoreFormat(reading);
  const skills = scoreSkills(reading);
  const experience = scoreExperience(reading, proven);
  const known = [
    { label: 'Experience', value: experience, weight: WEIGHTS.experience },
    { label: 'Skills', value: skills, weight: WEIGHTS.skills },
    { label: 'Format', value: format, weight: WEIGHTS.format },
  ].flatMap(({ label, value, weight }) => (value === null ? [] : [{ label, value, of: 1, weight }]));
  const total = known.reduce((sum, part) => sum + part.weight, 0);
  const formula = known.map((part) => ({
    quotes: [],
    ...part,
    weight: Math.round((part.weight / total) * 10_000) / 10_000,
  }));
  const overall = formula.reduce((sum, part) => sum + part.weight * part.value, 0);
  return { overall: round(overall), format, skills, experience, formula };
}

/** Half what is there, half how it reads: sections, contacts, dates, bullets, length of lines and whole. */
function scoreFormat(reading: Reading): number {
  const { profile, lines } = reading;
  const has = (section: string) => (lines.some((line) => line.section === section) ? 1 : 0);
  const scored = lines.filter(isScored);
  const words = scored.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0);
  const work = workLines(reading);
  const readable = work.filter((line) => line.text.split(/\s+/).length <= 32).length;
  const parts = [
    { value: (has('experience') + has('education') + has('skills')) / 3, weight: 0.3 },
    { value: (Number(profile.email !== null) + Number(profile.phone !== null)) / 2, weight: 0.15 },
    {
      value: share(
        profile.roles.filter((role) => role.hasMonths && role.title !== null).length,
        profile.roles.length,
      ),
      weight: 0.2,
    },
    { value: share(readable, work.length), weight: 0.15 },
    { value: Math.min(1, words / 150) * Math.min(1, 1400 / Math.max(words, 1)), weight: 0.2 },
  ];
  return round(parts.reduce((sum, part) => sum + part.value * part.weight, 0));
}

/** Breadth, which levels off at a dozen skills, and the share of them that a sentence shows in use. */
function scoreSkills(reading: Reading): number | null {
  const uses = reading.skillUses;
  if (uses.length === 0) return null;
  const used = uses.filter((use) => use.used.length > 0).length;
  const breadth = 1 - Math.exp(-uses.length / 6);
  const shown = Math.min(1, used / Math.min(uses.length, 10));
  return round(0.5 * breadth + 0.5 * shown);
}

/** Years, which level off at ten; lines that prove something; roles that are told; no gaps. */
function scoreExperience(reading: Reading, proven: readonly ProvenLine[]): number | null {
  const { roles, yearsOfExperience } = reading.profile;
  if (roles.length === 0 || yearsOfExperience === null) return null;
  const inRoles = proven.filter(({ line }) => line.role !== null);
  const strong = inRoles.filter(({ achievement }) => achievement.rank >= 5).length;
  const told = roles.filter((role) => isDescribed(role, reading));
  const gaps = gapsOf(reading).length;
  const parts = [
    { value: Math.sqrt(Math.min(1, yearsOfExperience / 10)), weight: 0.35 },
    { value: Math.min(1, strong / 6), weight: 0.35 },
    { value: told.length / roles.length, weight: 0.2 },
    { value: Math.max(0, 1 - gaps / 2), weight: 0.1 },
  ];
  return round(parts.reduce((sum, part) => sum + part.value * part.weight, 0));
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
