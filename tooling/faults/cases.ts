import type { Fault } from './fault-server.ts';

/** One way of breaking the fixture site. */
export interface FaultCase {
  readonly what: string;
  /** Requests that are broken. */
  readonly pattern: RegExp;
  readonly fault: Fault;
  /** Whose place shows the error: the whole page, or the widget in it. */
  readonly place: 'page' | 'widget';
}

const TARGETS = [
  { what: 'entry of the page', pattern: /\/fixture\/[^/]+\/remoteEntry\.js/, place: 'page' },
  { what: 'chunk of the page', pattern: /\/fixture\/[^/]+\/\d+\.[0-9a-f]+\.js/, place: 'page' },
  { what: 'styles of the page', pattern: /\/fixture\/[^/]+\/\d+\.[0-9a-f]+\.css/, place: 'page' },
  {
    what: 'shared chunk of the shell',
    pattern: /\/shell\/[^/]+\/shared-fields\.[0-9a-f]+\.js/,
    place: 'page',
  },
  { what: 'entry of a widget', pattern: /\/other\/[^/]+\/remoteEntry\.js/, place: 'widget' },
  { what: 'chunk of a widget', pattern: /\/other\/[^/]+\/\d+\.[0-9a-f]+\.js/, place: 'widget' },
  { what: 'styles of a widget', pattern: /\/other\/[^/]+\/\d+\.[0-9a-f]+\.css/, place: 'widget' },
] as const;

const OF_SCRIPTS: readonly Fault[] = ['reset', 'not_found', 'server_error', 'html', 'throws', 'hang'];
const OF_STYLES: readonly Fault[] = ['reset', 'not_found', 'server_error', 'hang'];

/** Every fault of every file that a page with a widget is made of. */
export const FAULT_CASES: readonly FaultCase[] = TARGETS.flatMap((target) =>
  (target.what.startsWith('styles') ? OF_STYLES : OF_SCRIPTS).map((fault) => ({ ...target, fault })),
);
