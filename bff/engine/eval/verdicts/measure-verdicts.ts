import type { Analyzer, MatchResult } from '../../analyzer.ts';
import { matchingRequirement, SAME_QUOTE, SAME_REQUIREMENT, sameWords } from './same-words.ts';
import type {
  Applicant,
  LabeledPosting,
  ReaderVerdict,
  RequirementGroup,
  TrueRequirement,
} from './verdict-truth.ts';

type ReadRequirement = MatchResult['requirements'][number];

/** What an engine says of a requirement. Only the first three are claims; lines to check claim nothing. */
export type EngineVerdict = 'met' | 'partly' | 'not_met' | 'to_check' | 'silent';

/** A verdict of the engine beside the reader's. */
export interface ComparedVerdict {
  readonly posting: string;
  readonly resume: string;
  /** The id of the reader's requirement. */
  readonly requirement: string;
  readonly group: RequirementGroup;
  readonly asked: string;
  readonly read: string;
  readonly engine: EngineVerdict;
  readonly reader: ReaderVerdict;
  readonly quotes: readonly string[];
  readonly readerQuotes: readonly string[];
  readonly note: string | null;
}

/** How postings were read, over all of them. */
export interface ReadingCounts {
  /** Requirements that readers marked, and how many of them the engine read. */
  readonly marked: number;
  readonly found: number;
  /** What the engine read, and how much of it no reader marked. */
  readonly read: number;
  readonly extra: number;
  /** Sentences that are no requirement, and how many were read as one. */
  readonly prose: number;
  readonly proseRead: number;
}

/** Pairs of applicants of one posting whose fit differs: how many stand in that order, ties as a half. */
export interface OrderCounts {
  readonly pairs: number;
  readonly inOrder: number;
}

/** How well an applicant fits by a reader, 0 to 4, and the engine's score and word for it. */
export interface RatedApplicant {
  readonly fit: number;
  readonly score: number;
  readonly band: MatchResult['band'];
}

/** A resume that a model gave no usable answer about, so that the local engine did the work. */
export interface Unanswered {
  readonly posting: string;
  readonly resume: string;
  readonly why: string;
}

export interface VerdictMeasures {
  readonly reading: ReadingCounts;
  readonly order: OrderCounts;
  readonly rated: readonly RatedApplicant[];
  /** How many of the matches come with a notice. */
  readonly noticed: number;
  readonly verdicts: readonly ComparedVerdict[];
  /** In none of the other figures but the reading. Empty for the local engine. */
  readonly unanswered: readonly Unanswered[];
}

/**
 * Matches every applicant of every posting, and holds what the engine says to what a reader said.
 *
 * @param onMatch is called after each applicant with how many are done, of how many.
 */
export async function measureVerdicts(
  analyzer: Analyzer,
  postings: readonly LabeledPosting[],
  onMatch: (done: number, of: number) => void = () => {},
): Promise<VerdictMeasures> {
  const readings: ReadingCounts[] = [];
  const orders: OrderCounts[] = [];
  const rated: RatedApplicant[] = [];
  const verdicts: ComparedVerdict[] = [];
  const unanswered: Unanswered[] = [];
  const of = postings.reduce((sum, { applicants }) => sum + applicants.length, 0);
  let [done, noticed] = [0, 0];
  for (const posting of postings) {
    const all: { applicant: Applicant; match: MatchResult }[] = [];
    for (const applicant of posting.applicants) {
      all.push({ applicant, match: await analyzer.match(applicant.document, posting.job) });
      onMatch(++done, of);
    }
    const matches = all.filter(({ match }) => match.engine.note === null);
    noticed += matches.filter(({ match }) => match.notices.length > 0).length;
    unanswered.push(...all.flatMap(({ applicant, match }) => unansweredOf(posting, applicant, match)));
    const [first] = all;
    if (first === undefined) continue;
    readings.push(readingOf(posting, ofPosting(first.match)));
    const own = matches.flatMap(({ applicant: { fit }, match: { match_score: score, band } }) =>
      fit === null ? [] : [{ fit, score, band }],
    );
    orders.push(orderOf(own));
    rated.push(...own);
    for (const { applicant, match } of matches)
      verdicts.push(...comparedOf(posting, applicant, ofPosting(match)));
  }
  return { reading: sumOf(readings), order: sumOf(orders), rated, noticed, verdicts, unanswered };
}

function unansweredOf({ id }: LabeledPosting, applicant: Applicant, { engine }: MatchResult): Unanswered[] {
  return engine.note === null ? [] : [{ posting: id, resume: applicant.id, why: engine.note }];
}

/** What the engine read in the text: the position's title, which it asks for too, is none of a reader's requirements. */
function ofPosting({ requirements }: MatchResult): ReadRequirement[] {
  return requirements.filter(({ type }) => type !== 'title');
}

function readingOf(
  { requirements, notRequirements }: LabeledPosting,
  read: readonly ReadRequirement[],
): ReadingCounts {
  const isMarked = ({ text }: ReadRequirement): boolean =>
    requirements.some((marked) => sameWords(marked.text, text).overlap >= SAME_REQUIREMENT);
  const extra = read.filter((each) => !isMarked(each));
  const isReadAsOne = (prose: string): boolean =>
    extra.some(({ text }) => sameWords(prose, text).jaccard >= 0.5);
  return {
    marked: requirements.length,
    found: requirements.filter(({ text }) => matchingRequirement(text, read) !== undefined).length,
    read: read.length,
    extra: extra.length,
    prose: notRequirements.length,
    proseRead: notRequirements.filter(isReadAsOne).length,
  };
}

function comparedOf(
  { id, requirements }: LabeledPosting,
  applicant: Applicant,
  read: readonly ReadRequirement[],
): ComparedVerdict[] {
  return requirements.flatMap((marked: TrueRequirement) => {
    const label = applicant.labels.get(marked.id);
    const found = matchingRequirement(marked.text, read);
    if (label === undefined || found === undefined) return [];
    return [
      {
        posting: id,
        resume: applicant.id,
        requirement: marked.id,
        group: marked.group,
        asked: marked.text,
        read: found.text,
        engine: engineVerdictOf(found),
        reader: label.verdict,
        quotes: found.quotes.map(({ text }) => text),
        readerQuotes: label.quotes,
        note: found.note,
      },
    ];
  });
}

function engineVerdictOf({ verdict }: ReadRequirement): EngineVerdict {
  return verdict === 'not_mentioned' ? 'silent' : verdict;
}

function orderOf(scored: readonly RatedApplicant[]): OrderCounts {
  const pairs = scored
    .flatMap((one, at) => scored.slice(at + 1).map((other) => [one, other] as const))
    .filter(([one, other]) => one.fit !== other.fit);
  const inOrder = pairs.map(([one, other]) => {
    const sign = Math.sign(one.fit - other.fit) * Math.sign(one.score - other.score);
    return sign > 0 ? 1 : sign === 0 ? 0.5 : 0;
  });
  return { pairs: pairs.length, inOrder: inOrder.reduce<number>((sum, each) => sum + each, 0) };
}

function sumOf<Counts extends object>(all: readonly Counts[]): Counts {
  const [first = {} as Counts] = all;
  const keys = Object.keys(first) as (keyof Counts)[];
  const sum = (key: keyof Counts): number => all.reduce((total, each) => total + Number(each[key]), 0);
  return Object.fromEntries(keys.map((key) => [key, sum(key)])) as Counts;
}

/** Whether a verdict says something that the reader denies, or misses what the reader found. */
export function isWrong({ engine, reader }: ComparedVerdict): boolean {
  const isDenied = reader === 'silent' || reader === 'not_met';
  if (engine === 'met' || engine === 'partly') return isDenied;
  return reader === 'met' && engine !== 'to_check';
}

/** Whether one of the quotes is one that the reader chose too. */
export function hasReadersQuote({ quotes, readerQuotes }: ComparedVerdict): boolean {
  return quotes.some((quote) => readerQuotes.some((other) => sameWords(other, quote).overlap >= SAME_QUOTE));
}
