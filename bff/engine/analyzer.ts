import type { Notice, Requirement } from '@shortlist/api-contract';
import { analyzeResume } from './analysis/analyze.ts';
import type { AnalysisResult, AnalyzedDocument, AnalyzedJob, MatchResult } from './analyzed.ts';
import { fingerprintOf } from './fingerprint.ts';
import { noticesOfText } from './guards/guard-text.ts';
import { type JobReading, matchResume, readJob } from './match/match.ts';
import { prepareDocument } from './match/resume/prepared-document.ts';
import { storeResume, V8_FORMAT } from './match/resume/stored-resume.ts';
import { presentRequirement } from './posting/present-requirement.ts';
import { readRequirements } from './posting/read-requirements.ts';
import { type SkillInPosting, skillsOf } from './posting/skills-of.ts';
import { withLinkTargets } from './profile/link-targets.ts';
import type { Profile } from './profile/profile.ts';
import type { Reading } from './profile/reading.ts';
import { inputOf, readDocument } from './read-document.ts';

export type {
  AnalysisResult,
  AnalyzedDocument,
  AnalyzedJob,
  MatchResult,
} from './analyzed.ts';
export type { Education, Profile, Role, Section } from './profile/profile.ts';

/** How a piece of work may be ended. */
export interface WorkOptions {
  /** Ends the work within a second where nobody waits for it any more; the promise is rejected with its reason. */
  readonly signal?: AbortSignal | undefined;
  /** For whom it is done: owners take turns where work waits, and what a model costs is written down for them. */
  readonly ownerId?: string;
}

/** Reads resumes and says what stands in them. Every method rejects with `AppError('no_text')` on an empty text. */
export interface Analyzer {
  readonly name: 'local' | 'openai';
  /** Part of every fingerprint: a new version means results may differ. */
  readonly version: string;
  profile(document: AnalyzedDocument, options?: WorkOptions): Promise<Profile>;
  analyze(document: AnalyzedDocument, options?: WorkOptions): Promise<AnalysisResult>;
  match(document: AnalyzedDocument, job: AnalyzedJob, options?: WorkOptions): Promise<MatchResult>;
  /** What a recruiter is told of a text: long ones take long, so that an engine in threads looks there. */
  notices(document: NoticeResult, options?: WorkOptions): Promise<Notice[]>;
  /** The skills that a posting names. */
  skills(posting: Posting, options?: WorkOptions): Promise<SkillInPosting[]>;
  /** What a position asks for, in its order, as a recruiter sees and edits it. */
  requirements(job: AnalyzedJob, options?: WorkOptions): Promise<Requirement[]>;
  /** How resumes are prepared for matches once and for all; an engine without it reads them each time. */
  readonly preparation?: Preparation | undefined;
}

/** A posting as it is being written. */
export interface Posting {
  readonly title: string;
  readonly text: string;
}

/** What is looked at for notices. */
export type NoticeResult = Pick<AnalyzedDocument, 'text' | 'blocks'>;

/** What matching needs of a resume and no position changes, in bytes to be kept with it. */
export interface Preparation {
  /** Bytes of another version are of no use. */
  readonly version: string;
  /** The bytes for `AnalyzedDocument.prepared`: matches are the same with and without them, to the last digit. */
  prepare(document: AnalyzedDocument, options?: WorkOptions): Promise<Uint8Array<ArrayBuffer>>;
}

/** Raise it with every change of rules, weights or taxonomy. */
const VERSION = '4.11.0';
/** Raise it with every change of the shape of a prepared resume that no rule changes. */
const SHAPE = 7;
const JOBS_KEPT = 16;

/** The offline engine: deterministic, no network, no model. `now` is asked only where `asOf` is missing. */
export function createLocalAnalyzer(options: { now?: () => Date } = {}): Analyzer {
  const now = options.now ?? (() => new Date());
  const jobs = new Map<string, JobReading>();
  const read = (document: AnalyzedDocument): Reading => readDocument(document, now);
  return {
    name: 'local',
    version: VERSION,
    profile: async (document, { signal } = {}) => {
      signal?.throwIfAborted();
      return withLinkTargets(read(document).profile, document.linkTargets ?? []);
    },
    analyze: async (document, { signal } = {}) => {
      signal?.throwIfAborted();
      const reading = read(document);
      return {
        ...analyzeResume(reading),
        engine: engineOf(fingerprintOf('analysis', VERSION, inputOf(reading))),
      };
    },
    match: async (document, job, { signal } = {}) => {
      signal?.throwIfAborted();
      const resume = prepareDocument(document, now);
      const result = matchResume(resume, jobOf(jobs, job));
      return { ...result, engine: engineOf(fingerprintOf('match', VERSION, inputOf(resume.reading), job)) };
    },
    notices: async (document, { signal } = {}) => {
      signal?.throwIfAborted();
      return noticesOfText(document);
    },
    skills: async (posting, { signal } = {}) => {
      signal?.throwIfAborted();
      return skillsOf(posting);
    },
    requirements: async (job, { signal } = {}) => {
      signal?.throwIfAborted();
      return readRequirements(job).map(presentRequirement);
    },
    preparation: {
      version: `${VERSION}, shape ${SHAPE}, V8 ${V8_FORMAT}`,
      prepare: async (document, { signal } = {}) => {
        signal?.throwIfAborted();
        return storeResume(prepareDocument(document, now));
      },
    },
  };
}

function engineOf(fingerprint: string): MatchResult['engine'] {
  return { name: 'local', version: VERSION, fingerprint, note: null };
}

/** A batch matches many resumes against one position: it is read once. */
function jobOf(jobs: Map<string, JobReading>, job: AnalyzedJob): JobReading {
  const key = fingerprintOf(job);
  const known = jobs.get(key);
  if (known !== undefined) return known;
  const reading = readJob(job);
  const oldest = jobs.keys().next().value;
  if (jobs.size >= JOBS_KEPT && oldest !== undefined) jobs.delete(oldest);
  jobs.set(key, reading);
  return reading;
}
