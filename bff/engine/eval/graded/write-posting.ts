import type { AnalyzedJob } from '../../analyzer.ts';
import type { Field } from './read-fields.ts';

/** How a posting is written. */
export const FORMS = ['list', 'prose'] as const;
export type Form = (typeof FORMS)[number];

/** A position of a field. */
export function writePosting(field: Field, form: Form): AnalyzedJob {
  const description = form === 'list' ? asList(field) : asProse(field);
  return { title: field.title, description, skillTags: [] };
}

function asList({ years, about, degree, musts, plus }: Field): string {
  return [
    'Requirements',
    `- ${years}+ years of experience in ${about}`,
    `- ${degree.asked}`,
    ...musts.map(({ asked }) => `- ${capital(asked)}`),
    'Nice to have',
    ...plus.map(({ asked }) => `- ${capital(asked)}`),
  ].join('\n');
}

function asProse({ title, years, about, degree, musts, plus }: Field): string {
  const [first, second, third, ...others] = musts.map(({ asked }) => asked);
  return [
    `We are a company of 300 people and look for somebody new in our team: ${title}.`,
    `You have at least ${years} years of experience in ${about}. ${capital(degree.asked)} is required.`,
    `You bring experience with ${first}. You are good at ${second}. The position calls for ${third}.`,
    ...others.map((asked) => `We count on your experience with ${asked}.`),
    ...plus.map(({ asked }) => `${capital(asked)} would be a plus.`),
    'We offer paid leave, a pension plan and a quiet office.',
  ].join('\n');
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
