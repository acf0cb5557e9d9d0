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

/** Of the position, not of the candidate. */
const OF_POSITION = new Set(['job_title', 'position', 'company', 'media_type']);

/** An answer with all that it names, some of it perhaps revealed. */
export interface Masked {
  readonly reply: unknown;
  readonly resumes: readonly HiddenResume[];
}

/** The answer without what tells who those are that are not revealed. */
export function maskReply({ reply, resumes }: Masked): unknown {
  const blinded = new Map<string, Blinded | 'revealed'>(
    resumes.map((resume) => [resume.id, resume.is_revealed ? 'revealed' : blindedOf(resume)]),
  );
  const anyone = maskOf(resumes.filter((resume) => !resume.is_revealed));
  return walk(reply, { blinded, anyone, about: null });
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
}

function walk(value: unknown, at: Walk): unknown {
  if (at.about === 'revealed' && typeof value !== 'object') return value;
  if (typeof value === 'string') return PLAIN.test(value) ? value : maskAt(at)(value);
  if (Array.isArray(value)) return value.map((each) => walk(each, at));
  if (typeof value !== 'object' || value === null) return value;
  const inside = { ...at, about: subjectOf(value, at) };
  const entries = Object.entries(value).map(([key, part]) => [
    key,
    field(key, { part, whole: value }, inside),
  ]);
  return Object.fromEntries(entries);
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

function field(key: string, { part, whole }: { part: unknown; whole: object }, at: Walk): unknown {
  const { about } = at;
  if (OF_POSITION.has(key)) return part;
  if (about === null || about === 'revealed') return walk(part, at);
  const { id, file_name } = about.resume;
  switch (key) {
    case 'candidate_name':
      return part === null ? null : candidateAlias(id);
    case 'name':
      return 'resumeId' in whole ? candidateAlias(id) : walk(part, at);
    case 'file_name':
      return fileAlias(id, file_name);
    case 'email':
    case 'phone':
    case 'phone_e164':
    case 'lives_in':
    case 'content_hash':
      return null;
    case 'links':
      return [];
    case 'is_blind':
      return true;
    case 'notes':
      return typeof part === 'string' ? maskNotes(part, about.mask) : walk(part, at);
    case 'text':
      return shownText(part, whole, about);
    default:
      return walk(part, at);
  }
}

/** The whole text, or the slice of it that a quote is: as the text is shown, so that the quote still stands in it. */
function shownText(part: unknown, whole: object, { text, mask, resume }: Blinded): unknown {
  if (typeof part !== 'string') return part;
  if (text !== null && part === resume.text) return text;
  const [start, end]: unknown[] = [Reflect.get(whole, 'start'), Reflect.get(whole, 'end')];
  const isQuote = typeof start === 'number' && typeof end === 'number';
  if (text !== null && isQuote && resume.text?.slice(start, end) === part) return text.slice(start, end);
  return mask(part);
}
