import { readTerms } from '../language/terms.ts';
import { canonicalSkill } from '../taxonomy/find-skills.ts';
import { alternativesOf } from './alternative-requirement.ts';
import { type DegreeRequirement, degreeOf, EQUIVALENT } from './degree-requirement.ts';
import { languageAskedIn } from './language-requirement.ts';
import { stripLeadIn } from './lead-in.ts';
import { licenseAskedIn } from './license-requirement.ts';
import type { EitherAsked, LanguageAsked, LicenseAsked, SkillAsked } from './requirements.ts';
import { asksUse, isTool, skillsAskedIn } from './skill-names.ts';
import { isAmount, isLogistics, isSoft } from './stated-kinds.ts';
import { yearsOf } from './years-requirement.ts';

/** What is checked of a text, and how. */
export type Asked =
  | SkillAsked
  | EitherAsked
  | LicenseAsked
  | LanguageAsked
  | ({ check: 'education' } & DegreeRequirement)
  | { check: 'years'; years: number; about: string }
  | Statement
  | { check: 'logistics' };

interface Statement {
  check: 'statement';
  type: 'experience' | 'soft' | 'amount';
  about: string;
}

/** The degree and the years of a text, or the ways to one or the other. */
export function educationIn(text: string): EitherAsked | ({ check: 'education' } & DegreeRequirement) | null {
  const either = alternativesOf(text.replace(EQUIVALENT, ''));
  if (either !== null) return either;
  const degree = degreeOf(text);
  return degree === null ? null : { check: 'education', ...degree };
}

/** The years that a text asks for; null where a degree stands before them, which they may stand in for. */
export function yearsIn(text: string): { check: 'years'; years: number; about: string } | null {
  const asked = yearsOf(text.replace(EQUIVALENT, ''));
  if (asked === null || (degreeOf(text) !== null && degreeOf(text.slice(0, asked.at)) !== null)) return null;
  return { check: 'years', years: asked.years, about: asked.about };
}

/** A sentence that is looked for by its words. */
export function statementOf(text: string, type: 'experience' | 'soft' | 'amount'): Statement {
  return { check: 'statement', type, about: stripLeadIn(text) };
}

/** What a demand asks for, by what it names first of all: years, a degree, a license, a language, skills; else what it states. */
export function typeOf(text: string): Asked | null {
  const either = alternativesOf(text.replace(EQUIVALENT, ''));
  const named = either ?? yearsIn(text) ?? educationIn(text) ?? licenseAskedIn(text) ?? languageAskedIn(text);
  if (named !== null) return named;
  if (isLogistics(text)) return { check: 'logistics' };
  const skills = skillsAskedIn(text);
  if (skills !== null && (!isSoft(text) || skills.skills.some(isTool))) return skills;
  return statedIn(text);
}

/** What a demand states; null where its words say nothing. */
export function statedIn(text: string): Statement | null {
  if (readTerms(text).length === 0) return null;
  return statementOf(text, isSoft(text) ? 'soft' : isAmount(text) ? 'amount' : 'experience');
}

/** Reads a text as what somebody says that it is; as a statement where it says nothing of the kind. */
export function typeNamed(
  type: 'skill' | 'license' | 'language' | 'education' | 'years' | 'logistics',
  text: string,
): Asked {
  switch (type) {
    case 'logistics':
      return { check: 'logistics' };
    case 'years':
      return yearsIn(text) ?? statementOf(text, 'experience');
    case 'education':
      return educationIn(text) ?? statementOf(text, 'experience');
    case 'language':
      return languageAskedIn(text) ?? statementOf(text, 'experience');
    case 'license':
      return licenseAskedIn(text) ?? { check: 'license', names: [], about: text };
    case 'skill':
      return (
        skillsAskedIn(text) ?? {
          check: 'skill',
          skills: [canonicalSkill(text) ?? text],
          needed: 1,
          asksUse: asksUse(text),
        }
      );
  }
}
