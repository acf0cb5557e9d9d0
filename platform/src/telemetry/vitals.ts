import { type CLSMetric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import { findRemoteHost } from '../loader/host.ts';
import type { RemoteInSet } from '../registry/release-set.ts';
import type { VitalEvent } from './events.ts';
import { remoteOfElement } from './remote-of-element.ts';
import { reportVital } from './report.ts';

type PageRemote = () => RemoteInSet | undefined;

/**
 * Reports how the page feels. Each value counts for the remote that drew the element behind it: the largest paint, what was
 * pressed, what moved most. Where no element tells, for the remote whose page is shown. The first byte is the edge's.
 */
export function reportVitals(pageRemote: PageRemote): void {
  const tell = (name: VitalEvent['name'], value: number, node: Node | null | undefined): void =>
    reportVital(name, value, drawerOf(node) ?? pageRemote());
  onLCP(({ name, value, entries }) => tell(name, value, entries.at(-1)?.element));
  onINP(({ name, value, entries }) => tell(name, value, entries.at(-1)?.target));
  onCLS(({ name, value, entries }) => tell(name, value, mostMoved(entries)));
  onTTFB(({ name, value }) => reportVital(name, value, undefined));
}

function drawerOf(node: Node | null | undefined): RemoteInSet | undefined {
  const remotes = findRemoteHost()?.registry.releases.remotes ?? [];
  return node ? remoteOfElement(node, remotes) : undefined;
}

/** Of the worst shift the largest element. */
function mostMoved(shifts: CLSMetric['entries']): Node | null | undefined {
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
  return worst?.sources.toSorted((a, b) => area(b) - area(a))[0]?.node;
}

const area = ({ currentRect: { width, height } }: LayoutShiftAttribution): number => width * height;
