import { allEndpoints, type BlindMark } from '@shortlist/api-contract';
import { z } from 'zod';
import { maskNotes } from './blind-notes.ts';
import { candidateAlias, fileAlias } from './candidate-alias.ts';
import type { HiddenResume } from './hidden-resumes.ts';
import { maskDocument } from './mask-document.ts';
import { type Mask, maskOf } from './mask-text.ts';

/** How one candidate is hidden in an answer. */
interface Blinded {
  readonly resume: HiddenResume;
  readonly mask: Mask;
  /** The whole text as shown; null where only words are known. */
  readonly text: string | null;
}

/** What stands in an answer and speaks of nobody: ids, moments, addresses of calls, words of the contract. */
const PLAIN = /^(?:[a-z_]*|[\da-f-]{36}|[\da-f]{64}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?|\/[\w/?=&.-]*)$/;

/** An answer with all that it names, some of it perhaps revealed. */
export interface Masked {
  /** The call that it answers, by its id. */
  readonly call: string;
  readonly reply: unknown;
  readonly resumes: readonly HiddenResume[];
}

/** The answer without what identifies those that are not revealed. */
export function maskReply({ call, reply, resumes }: Masked): unknown {
  const blinded = new Map<string, Blinded | 'revealed'>(
    resumes.map((resume) => [resume.id, resume.is_revealed ? 'revealed' : blindedOf(resume)]),
  );
  const anyone = maskOf(resumes.filter((resume) => !resume.is_revealed));
  const schema = allEndpoints.find(({ id }) => id === call)?.response;
  return walk(reply, schema, { blinded, anyone, about: null, whole: {} });
}

function blindedOf(resume: HiddenResume): Blinded {
  const mask = maskOf([resume]);
  const { text, blocks } = resume;
  return { resume, mask, text: text === null ? null : maskDocument(text, blocks ?? [], mask) };
}

interface Walk {
  readonly blinded: ReadonlyMap<string, Blinded | 'revealed'>;
  /** Where it is not known whom a text speaks of. */
  readonly anyone: Mask;
  readonly about: Blinded | 'revealed' | null;
  /** The object that a value is a field of. */
  readonly whole: object;
}

type Schema = z.core.$ZodType | undefined;

/** Hides as the schema marks it; what has no mark, or no schema, is hidden by its words. */
function walk(value: unknown, schema: Schema, at: Walk): unknown {
  const { about } = at;
  const mark = schema && z.globalRegistry.get(schema)?.blind;
  if (value === null || mark === 'unchanged') return value;
  if (about === 'revealed' && typeof value !== 'object') return value;
  if (mark !== undefined && about !== null && about !== 'revealed') {
    return hidden(value, mark, { ...about, whole: at.whole });
  }
  const inner = innerOf(schema, value);
  if (inner !== schema) return walk(value, inner, at);
  if (typeof value === 'string') return PLAIN.test(value) ? value : maskAt(at)(value);
  if (typeof value !== 'object') return value;
  return walkParts(value, schema, at);
}

function walkParts(value: object, schema: Schema, at: Walk): unknown {
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    return value.map((each) => walk(each, element, at));
  }
  const shape = schema instanceof z.ZodObject ? schema.shape : {};
  const inside = { ...at, about: subjectOf(value, at), whole: value };
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, walk(part, shape[key], inside)]),
  );
}

/** What a schema that wraps another, or offers several, says of a value. */
function innerOf(schema: Schema, value: unknown): Schema {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return schema.unwrap();
  if (schema instanceof z.ZodUnion)
    return schema.options.find((option) => z.safeParse(option, value).success);
  return schema;
}

function maskAt({ about, anyone }: Walk): Mask {
  return about === null || about === 'revealed' ? anyone : about.mask;
}

/** Whom an object is about: the resume that it names, else the one that it stands in. */
function subjectOf(value: object, { blinded, about }: Walk): Walk['about'] {
  for (const key of ['resume_id', 'resumeId', 'id']) {
    const id: unknown = Reflect.get(value, key);
    const named = typeof id === 'string' ? blinded.get(id) : undefined;
    if (named !== undefined) return named;
  }
  return about;
}

function hidden(value: unknown, mark: Exclude<BlindMark, 'unchanged'>, about: Blinded & { whole: object }) {
  const { id, file_name } = about.resume;
  switch (mark) {
    case 'candidate_id':
      return candidateAlias(id);
    case 'file_name':
      return fileAlias(id, file_name);
    case 'empty':
      return Array.isArray(value) ? [] : null;
    case 'true':
      return true;
    case 'notes':
      return maskNotes(String(value), about.mask);
    case 'resume_text':
      return shownText(String(value), about);
  }
}

/** The whole text, or the slice of it that a quote is: as the text is shown, so that the quote still stands in it. */
function shownText(part: string, { text, mask, resume, whole }: Blinded & { whole: object }): string {
  if (text !== null && part === resume.text) return text;
  const [start, end]: unknown[] = [Reflect.get(whole, 'start'), Reflect.get(whole, 'end')];
  const isQuote = typeof start === 'number' && typeof end === 'number';
  if (text !== null && isQuote && resume.text?.slice(start, end) === part) return text.slice(start, end);
  return mask(part);
}
