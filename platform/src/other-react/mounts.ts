import type { ComponentType } from 'react';
import type { RemoteInSet } from '../registry/release-set.ts';
import type { PageContexts } from './page-contexts.tsx';

/** A page or widget of a remote, for the React that it was built with. */
export interface Part {
  readonly remote: RemoteInSet;
  readonly Component: ComponentType<Record<string, unknown>>;
  /** Begins the ids that its React makes up: each root counts from the start. */
  readonly idPrefix: string;
  /** Called with what nothing inside has caught; the part has left its place by then. */
  readonly onError: (cause: unknown) => void;
}

/** What is drawn around and into a part, each time that it may have changed. */
export interface PartInputs {
  readonly given: Readonly<Record<string, unknown>>;
  readonly contexts: PageContexts;
}

/** A part in its place. */
export interface MountedPart {
  readonly render: (inputs: PartInputs) => void;
  readonly unmount: () => void;
}

/** Mounts a part in an element, by a root of the React that this function belongs to. */
export type MountPart = (place: Element, part: Part) => MountedPart;

/** What mounts the parts of each React, by its major. */
export type Mounts = Readonly<Record<number, () => Promise<{ readonly mountPart: MountPart }>>>;

let mounts: Mounts = {};
const found = new Map<number, Promise<MountPart>>();

/** Says how the parts of each React are mounted. */
export function provideMounts(provided: Mounts): void {
  mounts = provided;
  found.clear();
}

/**
 * What mounts the parts of a React: the same promise for everyone who asks, until it fails.
 *
 * @param major 20.
 * @throws Error when the page has no such React.
 */
export function mountPartOf(major: number): Promise<MountPart> {
  const known = found.get(major);
  if (known) return known;
  const finding = find(major);
  found.set(major, finding);
  finding.catch(() => found.delete(major));
  return finding;
}

async function find(major: number): Promise<MountPart> {
  const load = mounts[major];
  if (!load) throw new Error(`This page has no React ${major}.`);
  return (await load()).mountPart;
}
