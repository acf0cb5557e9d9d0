import {
  type ComparedVerdict,
  type EngineVerdict,
  hasReadersQuote,
  type RatedApplicant,
  type VerdictMeasures,
} from './measure-verdicts.ts';
import type { ReaderVerdict, RequirementGroup } from './verdict-truth.ts';

/** The kinds of requirement in the order of the tables, and all of them. */
export const MEASURED_KINDS = ['named', 'years', 'stated', 'logistics', 'all'] as const satisfies readonly (
  | RequirementGroup
  | 'all'
)[];
export type MeasuredKind = (typeof MEASURED_KINDS)[number];

const BANDS = ['strong', 'possible', 'weak', 'insufficient_data'] as const;
const SHOWN: readonly EngineVerdict[] = ['met', 'partly', 'to_check'];

/** The figures as a table: shares of 0 to 1, each with the number that it is a share of. */
export function describeVerdicts(measures: VerdictMeasures): string[] {
  const { reading, order, rated, noticed, verdicts, unanswered } = measures;
  const { marked, found, read, extra, prose, proseRead } = reading;
  return [
    '  reading of postings',
    `    requirements found ${share(found, marked)}; of ${read} read, ${extra} that no reader marked; prose read as one ${proseRead} of ${prose}`,
    '  verdicts              met right   nothing behind  found      found, checks  checks empty  not met wrong  quotes',
    ...MEASURED_KINDS.map((name) => line(name, verdictShares(verdicts, name))),
    `  applicants in the order of their fit ${share(order.inOrder, order.pairs)} pairs`,
    `  honest matches with a notice: ${noticed} of ${rated.length}`,
    `  mean fit, 0 to 4, by band: ${BANDS.map((band) => meanFit(band, rated)).join(', ')}`,
    ...(unanswered.length === 0
      ? []
      : [`  resumes without an answer, left out of the figures: ${unanswered.length}`]),
  ];
}

function line(name: string, cells: readonly string[]): string {
  return `    ${name.padEnd(18)}${cells.map((cell) => cell.padEnd(13)).join(' ')}`.trimEnd();
}

/** The seven figures of one kind of requirement, in the order of the table's columns, as `0.855 of 207`; `-` of none. */
export function verdictShares(all: readonly ComparedVerdict[], name: MeasuredKind): string[] {
  const verdicts = all.filter(({ group }) => name === 'all' || name === group);
  const by = (engine: readonly EngineVerdict[], reader: readonly ReaderVerdict[]): number =>
    verdicts.filter((each) => engine.includes(each.engine) && reader.includes(each.reader)).length;
  const said = (...engine: EngineVerdict[]): number =>
    verdicts.filter((each) => engine.includes(each.engine)).length;
  const met = verdicts.filter(({ reader }) => reader === 'met').length;
  const quoted = verdicts.filter(
    ({ engine, reader, readerQuotes }) =>
      SHOWN.includes(engine) && (reader === 'met' || reader === 'partly') && readerQuotes.length > 0,
  );
  return [
    share(by(['met'], ['met']), said('met')),
    share(by(['met', 'partly'], ['silent', 'not_met']), said('met', 'partly')),
    share(by(['met', 'partly'], ['met']), met),
    share(by(SHOWN, ['met']), met),
    share(by(['to_check'], ['silent', 'not_met']), said('to_check')),
    share(by(['not_met'], ['met', 'partly']), said('not_met')),
    share(quoted.filter(hasReadersQuote).length, quoted.length),
  ];
}

function meanFit(band: (typeof BANDS)[number], rated: readonly RatedApplicant[]): string {
  const own = rated.filter((each) => each.band === band);
  const total = own.reduce((sum, { fit }) => sum + fit, 0);
  return `${band} ${own.length === 0 ? '-' : (total / own.length).toFixed(1)} of ${own.length}`;
}

/** A share of 0 to 1 with the number that it is a share of; `-` of none. */
export function share(part: number, of: number): string {
  return of === 0 ? '-' : `${(part / of).toFixed(3)} of ${of}`;
}
