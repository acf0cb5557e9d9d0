import type { Distribution } from './distribution.ts';
import type { Origin } from './known-event.ts';
import type { Stats } from './stats.ts';
import type { VersionStats } from './version-stats.ts';

type Labels = Readonly<Record<string, string>>;
type Series = readonly (readonly [Labels, number])[];
type Spread = readonly (readonly [Labels, Distribution])[];

/** What pages told, in the text format of Prometheus. */
export function prometheusText(stats: Stats): string {
  const versions = stats.all();
  return [
    ...counter(
      'remote_loads_total',
      'Loads of parts of a remote, by outcome.',
      each(versions, 'loads', 'outcome'),
    ),
    ...counter(
      'remote_errors_total',
      'Errors: crash, uncaught, or the kind of a load.',
      each(versions, 'errors', 'kind'),
    ),
    ...counter('remote_signs_total', 'Leaks, loops, hangs, and changes.', each(versions, 'signs', 'sign')),
    ...counter(
      'remote_deprecated_uses_total',
      'Pages on which something was used that is to go.',
      versions.flatMap(({ origin, deprecated }) =>
        [...deprecated].map(([api, { pages }]) => [{ ...labelsOf(origin), api }, pages] as const),
      ),
    ),
    ...histogram(
      'remote_load_duration_seconds',
      'Time until a part was there, both attempts included.',
      versions.map(({ origin, loadSeconds }) => [labelsOf(origin), loadSeconds] as const),
    ),
    ...histogram(
      'web_vital_seconds',
      'LCP, INP and TTFB.',
      vitals(versions, (name) => name !== 'CLS'),
    ),
    ...histogram(
      'web_vital_shift',
      'CLS.',
      vitals(versions, (name) => name === 'CLS'),
    ),
    ...counter(
      'telemetry_batches_total',
      'Requests of pages, by what became of them.',
      [...stats.batches].map(([outcome, count]) => [{ outcome }, count] as const),
    ),
    ...counter('telemetry_unknown_events_total', 'Events of releases that are not there.', [
      [{}, stats.dropped],
    ]),
    '',
  ].join('\n');
}

const labelsOf = ({ remote, version, team, channel }: Origin): Labels => ({ remote, version, team, channel });

function each(versions: readonly VersionStats[], field: 'loads' | 'errors' | 'signs', label: string): Series {
  return versions.flatMap((stats) =>
    [...stats[field]].map(([word, count]) => [{ ...labelsOf(stats.origin), [label]: word }, count] as const),
  );
}

function vitals(versions: readonly VersionStats[], isMeant: (name: string) => boolean): Spread {
  return versions.flatMap((stats) =>
    [...stats.vitals]
      .filter(([name]) => isMeant(name))
      .map(([name, spread]) => [{ ...labelsOf(stats.origin), name }, spread] as const),
  );
}

function counter(name: string, help: string, series: Series): string[] {
  return [...head(name, help, 'counter'), ...series.map(([labels, value]) => line(name, labels, value))];
}

function histogram(name: string, help: string, spreads: Spread): string[] {
  return [
    ...head(name, help, 'histogram'),
    ...spreads.flatMap(([labels, spread]) => [
      ...spread
        .buckets()
        .map(([bound, count]) => line(`${name}_bucket`, { ...labels, le: String(bound) }, count)),
      line(`${name}_bucket`, { ...labels, le: '+Inf' }, spread.count),
      line(`${name}_sum`, labels, spread.sum),
      line(`${name}_count`, labels, spread.count),
    ]),
  ];
}

const head = (name: string, help: string, type: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function line(name: string, labels: Labels, value: number): string {
  const inside = Object.entries(labels).map(([key, text]) => `${key}="${escaped(text)}"`);
  return `${name}${inside.length > 0 ? `{${inside.join(',')}}` : ''} ${value}`;
}

const escaped = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
