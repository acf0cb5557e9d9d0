import {
  type ComparedVerdict,
  type EngineVerdict,
  hasReadersQuote,
  type RatedApplicant,
  type VerdictMeasures,
} from './measure-verdicts.ts';
import type { ReaderVerdict } from './verdict-truth.ts';

const GROUPS = ['named', 'years', 'stated', 'logistics'] as const;
const BANDS = ['strong', 'possible', 'weak', 'insufficient_data'] as const;
const SHOWN: readonly EngineVerdict[] = ['met', 'partly', 'to_check'];

/** The figures as a table: shares of 0 to 1, each with the number that it is a share of. */
export function describeVerdicts({ reading, order, rated, verdicts }: VerdictMeasures): string[] {
  const { marked, found, read, extra, prose, proseRead } = reading;
  return [
    '  reading of postings',
    `    requirements found ${share(found, marked)}; of ${read} read, ${extra} that no reader marked; prose read as one ${proseRead} of ${prose}`,
    '  verdicts              met right   nothing behind  found      found, checks  checks empty  not met wrong  quotes',
    ...GROUPS.map((group) =>
      line(
        group,
        verdicts.filter((each) => each.group === group),
      ),
    ),
    line('all', verdicts),
    `  applicants in the order of their fit ${share(order.inOrder, order.pairs)} pairs`,
    `  mean fit, 0 to 4, by band: ${BANDS.map((band) => meanFit(band, rated)).join(', ')}`,
  ];
}

function line(name: string, verdicts: readonly ComparedVerdict[]): string {
  const by = (engine: readonly EngineVerdict[], reader: readonly ReaderVerdict[]): number =>
    verdicts.filter((each) => engine.includes(each.engine) && reader.includes(each.reader)).length;
  const said = (...engine: EngineVerdict[]): number =>
    verdicts.filter((each) => engine.includes(each.engine)).length;
  const met = verdicts.filter(({ reader }) => reader === 'met').length;
  const quoted = verdicts.filter(
    ({ engine, reader, readerQuotes }) =>
      SHOWN.includes(engine) && (reader === 'met' || reader === 'partly') && readerQuotes.length > 0,
  );
  const cells = [
    share(by(['met'], ['met']), said('met')),
    share(by(['met', 'partly'], ['silent', 'not_met']), said('met', 'partly')),
    share(by(['met', 'partly'], ['met']), met),
    share(by(SHOWN, ['met']), met),
    share(by(['to_check'], ['silent', 'not_met']), said('to_check')),
    share(by(['not_met'], ['met', 'partly']), said('not_met')),
    share(quoted.filter(hasReadersQuote).length, quoted.length),
  ];
  return `    ${name.padEnd(18)}${cells.map((cell) => cell.padEnd(13)).join(' ')}`.trimEnd();
}

function meanFit(band: (typeof BANDS)[number], rated: readonly RatedApplicant[]): string {
  const own = rated.filter((each) => each.band === band);
  const total = own.reduce((sum, { fit }) => sum + fit, 0);
  return `${band} ${own.length === 0 ? '-' : (total / own.length).toFixed(1)} of ${own.length}`;
}

function share(part: number, of: number): string {
  return of === 0 ? '-' : `${(part / of).toFixed(3)} of ${of}`;
}
