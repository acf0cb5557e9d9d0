import type { z } from 'zod';

/** What a value must be, by the name that zod has for it. */
const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  email: 'an email address',
  url: 'a web address',
  date: 'a date, like 2026-11-21',
  datetime: 'a date and time, like 2026-11-21T09:30:00Z',
};

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/**
 * The sentence for whatever the contract has no words of its own for: an error map for `safeParse`. Nobody reads
 * the words of the validator.
 */
export function validationMessage(issue: Issue): string {
  const name = nameOf(issue.path ?? []);
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? `${name} is missing.` : `${name} must be ${kindOf(issue.expected)}.`;
    case 'invalid_format':
      return `${name} must be ${FORMATS[issue.format] ?? 'in a different format'}.`;
    case 'invalid_value':
      return `${name} must be ${listOf(issue.values)}.`;
    case 'invalid_union':
      return issue.discriminator === undefined
        ? `${name} has an unknown format.`
        : `${name} isn't recognized.`;
    case 'too_small':
      return `${name} must ${sizeOf(issue.origin, 'at least', issue.minimum)}.`;
    case 'too_big':
      return `${name} must ${sizeOf(issue.origin, 'at most', issue.maximum)}.`;
    case 'not_multiple_of':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return `${name} isn't valid.`;
  }
}

/** `resume_ids.0` is "Resume ids 1"; the body as a whole has no name. */
function nameOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'The body';
  const words = path.map((part) =>
    typeof part === 'number' ? String(part + 1) : String(part).replaceAll('_', ' '),
  );
  const name = words.join(' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function kindOf(expected: string): string {
  return KINDS[expected] ?? 'something else';
}

function listOf(values: readonly unknown[]): string {
  return new Intl.ListFormat('en-US', { type: 'disjunction' }).format(values.map(String));
}

function sizeOf(origin: string, how: string, size: number | bigint): string {
  const unit: Readonly<Record<string, string>> = { string: 'characters', array: 'items' };
  return unit[origin] === undefined ? `be ${how} ${size}` : `have ${how} ${size} ${unit[origin]}`;
}
