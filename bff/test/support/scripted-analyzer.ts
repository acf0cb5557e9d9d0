import type { FormulaPart, Requirement, RequirementVerdict } from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { AnalyzedDocument, AnalyzedJob, Analyzer, Profile } from '@shortlist/engine/analyzer.ts';
import { noticesOfText } from '@shortlist/engine/guards/guard-text.ts';
import { requirementId } from '@shortlist/engine/posting/requirement-id.ts';
import { skillsOf } from '@shortlist/engine/posting/skills-of.ts';

/** An engine whose answers a test can foresee and count. */
export interface ScriptedAnalyzer extends Analyzer {
  /** How often `analyze` and `match` were asked. */
  asked: number;
  version: string;
  /** What the next calls answer. */
  score: number;
  /** Thrown by the next calls, when set. */
  fault: Error | null;
  /** What the next matches say of requirements; one that is met unless told. */
  verdicts: readonly RequirementVerdict[] | null;
}

const FORMULA: FormulaPart[] = [{ label: 'Skills', value: 1, of: 1, weight: 1, quotes: [] }];

/** Reads the first line as the name, and scores as it is told; its quotes are real slices of the text. */
export function scriptedAnalyzer(): ScriptedAnalyzer {
  const analyzer: ScriptedAnalyzer = {
    name: 'local',
    version: '1',
    asked: 0,
    score: 0.8,
    fault: null,
    verdicts: null,
    profile: async (document) => profileOf(document),
    notices: async (document) => noticesOfText(document),
    skills: async (posting) => skillsOf(posting),
    async requirements(job) {
      if (analyzer.fault !== null) throw analyzer.fault;
      return [...requirementsOf(job)];
    },
    async analyze(document) {
      ask(analyzer, document);
      return analysisOf(analyzer, document);
    },
    async match(document, job) {
      ask(analyzer, document);
      return matchOf(analyzer, document, job);
    },
  };
  return analyzer;
}

function ask(analyzer: ScriptedAnalyzer, { text }: AnalyzedDocument): void {
  if (text.trim() === '') throw new AppError('no_text', 'The resume has no text.');
  analyzer.asked += 1;
  if (analyzer.fault !== null) throw analyzer.fault;
}

function profileOf({ text }: AnalyzedDocument): Profile {
  return {
    candidateName: text.split('\n')[0]?.trim() || null,
    headline: 'Engineer',
    email: /\S+@\S+/.exec(text)?.[0] ?? null,
    phone: null,
    phoneE164: null,
    location: null,
    skills: ['TypeScript'],
    links: [],
    roles: [],
    yearsOfExperience: null,
    undatedRoles: [],
    education: [],
    languages: [],
    certificates: [],
    listedSkills: [],
    sections: [],
  };
}

function engineOf({ name, version }: Analyzer) {
  return { name, version, fingerprint: `scripted-${version}`, note: null };
}

function analysisOf(analyzer: ScriptedAnalyzer, document: AnalyzedDocument) {
  const quotes = [firstWord(document)];
  return {
    score_overall: analyzer.score,
    score_format: 0.9,
    score_skills: 0.5,
    score_experience: null,
    strengths: ['Has a name'],
    weaknesses: [],
    suggestions: [],
    positive_indicators: [],
    red_flags: [],
    summary: 'A resume with a name.',
    findings: [{ kind: 'strength' as const, title: 'Has a name', detail: null, quotes }],
    missing: [],
    formula: FORMULA,
    notices: [],
    engine: engineOf(analyzer),
  };
}

function matchOf(analyzer: ScriptedAnalyzer, document: AnalyzedDocument, job: AnalyzedJob) {
  return {
    match_score: analyzer.score,
    potential_score: 1,
    score_skills: 0.5,
    score_experience: null,
    summary: `Matches ${job.title}.`,
    requirements: [...(analyzer.verdicts ?? verdictsOf(document, job))],
    skills: job.skillTags.map((name) => ({ name, verdict: 'met' as const })),
    matched_skills: job.skillTags,
    missing_skills: [],
    formula: FORMULA,
    band: 'possible' as const,
    confidence: 'medium' as const,
    missing: [],
    notices: [],
    engine: engineOf(analyzer),
  };
}

/** The title, or what was saved; each is met by the first word. */
function verdictsOf(document: AnalyzedDocument, { title, requirements }: AnalyzedJob): RequirementVerdict[] {
  const asked = requirements ?? [{ id: 'r1', text: title, kind: 'must', type: 'experience' }];
  const met = { verdict: 'met', points: 1, of: 1, quotes: [firstWord(document)], note: null, settled: null };
  return asked.map(({ id, text, kind, type }) => ({ id, text, kind, type, ...met }) as RequirementVerdict);
}

/** What was saved, else each line of the description that begins with a dash. */
function requirementsOf({ description, requirements }: AnalyzedJob): readonly Requirement[] {
  if (requirements !== undefined) return requirements;
  return [...description.matchAll(/(?<=^- ).+/gm)].map(({ 0: text, index }) => ({
    id: requirementId(text),
    text,
    kind: 'must',
    type: 'experience',
    weight: 3,
    alternatives: [],
    needed: 1,
    span: { start: index, end: index + text.length },
    source: 'posting',
  }));
}

function firstWord({ text }: AnalyzedDocument) {
  const word = /\S+/.exec(text)?.[0] ?? '';
  return { text: word, start: 0, end: word.length, page: null, source: null };
}
