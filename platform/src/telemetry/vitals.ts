import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRemoteHost } from '../loader/host.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import { remoteOfElement } from './remote-of-element.ts';
import { reportVital } from './report.ts';

type PageRemote = () => RemoteInSet | undefined;

/**
 * Reports how the page feels. Each value counts for the remote that drew the element behind it: the largest paint, what was
 * pressed, what moved most. Where no element tells, for the remote whose page is shown. The first byte is the edge's.
 */
export function reportVitals(pageRemote: PageRemote): void {
  const by =
    (elementOf: (entry: PerformanceEntry) => Node | null | undefined) =>
    ({ name, value, entries }: Metric): void => {
      if (name === 'FCP') return;
      const entry = entries.at(-1);
      reportVital(name, value, ownerOf(entry && elementOf(entry)) ?? pageRemote());
    };
  onLCP(by((entry) => (entry as PerformanceEntry & { element?: Element | null }).element));
  onINP(by((entry) => (entry as PerformanceEntry & { target?: Node | null }).target));
  onCLS(by(largestShift));
  onTTFB(({ name, value }) => reportVital(name, value, undefined));
}

function ownerOf(node: Node | null | undefined): RemoteInSet | undefined {
  const remotes = findRemoteHost()?.registry.releases.remotes ?? [];
  return node ? remoteOfElement(node, remotes) : undefined;
}

interface Shift {
  readonly sources?: readonly { readonly node?: Node | null; readonly currentRect: DOMRectReadOnly }[];
}

function largestShift(entry: PerformanceEntry): Node | null | undefined {
  const sources = (entry as PerformanceEntry & Shift).sources ?? [];
  const area = ({ currentRect: { width, height } }: (typeof sources)[number]): number => width * height;
  return sources.toSorted((a, b) => area(b) - area(a))[0]?.node;
}
