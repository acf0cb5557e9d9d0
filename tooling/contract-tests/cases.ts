import { policyOf } from '@shortlist/platform/failure-policies';
import type { FileFault } from './browser-sessions.ts';
import type { InjectedFault } from './entry-with-fault.ts';

/** One way in which a remote fails, or a promise that it keeps. */
export interface KitCase {
  /** `its entry is gone`, after the name of the remote. */
  readonly name: string;
  /** What to do when a remote does not stand it. */
  readonly fix: string;
  readonly how: CaseKind;
}

/** Which files are broken: the container, the code or styles of the places themselves, what the shell shares. */
export type BrokenPart = 'entry' | 'js' | 'css' | 'shared';

export type CaseKind =
  | { readonly kind: 'file'; readonly part: BrokenPart; readonly fault: FileFault; readonly says?: RegExp }
  | { readonly kind: 'sin'; readonly sin: InjectedFault }
  | { readonly kind: 'api' }
  | { readonly kind: 'visit' }
  | { readonly kind: 'mounts' };

const LEAVE_TO_HOST =
  'Leave loading to the host: expose pages as lazy routes and widgets as default exports, import nothing of the remote by hand, and catch nothing that the boundary should see.';

const file = (name: string, part: BrokenPart, fault: FileFault): KitCase => ({
  name,
  fix: LEAVE_TO_HOST,
  how: { kind: 'file', part, fault, ...(fault === 'changed' && part !== 'shared' ? { says: REFUSED } : {}) },
});

/** What the host says of a remote's bytes that nobody released: it must have refused them, and not only failed. A file of the shell accuses no remote. */
const REFUSED = new RegExp(policyOf('tampered').message('').trim());

/** What every remote must stand before it is released, in the order in which it is tried. */
export const KIT_CASES: readonly KitCase[] = [
  file('its entry is gone', 'entry', 'not_found'),
  file('its entry hangs', 'entry', 'hang'),
  file('its entry arrives cut off', 'entry', 'truncated'),
  file('its entry is not the file that was released', 'entry', 'changed'),
  file('its code is gone', 'js', 'not_found'),
  file('its code is not the file that was released', 'js', 'changed'),
  file('its styles are gone', 'css', 'not_found'),
  {
    name: 'it does not hold what its release promises',
    fix: 'Export the pages as `routes` of ./routes and each widget as the default of its module.',
    how: { kind: 'sin', sin: 'missing_export' },
  },
  {
    name: 'it throws while it is imported',
    fix: LEAVE_TO_HOST,
    how: { kind: 'sin', sin: 'throws_on_import' },
  },
  {
    name: 'it throws while it is drawn',
    fix: 'Let what is thrown reach the boundary of the host, and keep nothing outside of React that the next render stumbles over.',
    how: { kind: 'sin', sin: 'throws_in_render' },
  },
  {
    name: 'the shell does not offer what it needs',
    fix: 'Build with the preset of tooling: what is shared is strict there, so that a remote never runs on what it was not made for.',
    how: { kind: 'sin', sin: 'wrong_range' },
  },
  {
    name: 'the API answers 500',
    fix: 'Show an ErrorState with Retry where the answer would stand, and ask again when it is pressed.',
    how: { kind: 'api' },
  },
  {
    name: 'it is visited and left',
    fix: 'Leave globals, the title, and the styles of others alone: use useDocumentTitle, and style only classes of your own. Undo in the cleanup of each effect what it did.',
    how: { kind: 'visit' },
  },
  {
    name: 'mounts leave nothing behind',
    fix: 'Undo in the cleanup of each effect what the effect did: listeners, timers, observers, requests, elements and style sheets.',
    how: { kind: 'mounts' },
  },
];

/** Every other fault of every file: what a network can do besides, for the fixture and by hand. */
export const FURTHER_FAULTS: readonly KitCase[] = [
  ...(['reset', 'server_error', 'html', 'throws'] as const).map((fault) =>
    file(`its entry: ${fault}`, 'entry', fault),
  ),
  ...(['reset', 'server_error', 'html', 'throws', 'truncated', 'hang'] as const).map((fault) =>
    file(`its code: ${fault}`, 'js', fault),
  ),
  ...(['reset', 'server_error', 'changed', 'hang'] as const).map((fault) =>
    file(`its styles: ${fault}`, 'css', fault),
  ),
  ...(['reset', 'not_found', 'server_error', 'html', 'throws', 'changed', 'hang'] as const).map((fault) =>
    file(`what the shell shares: ${fault}`, 'shared', fault),
  ),
];
