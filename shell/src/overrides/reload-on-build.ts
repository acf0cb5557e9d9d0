import { onTelemetry, type TelemetryEvent } from '@shortlist/platform/host';
import { BUILD_EVENTS, BUILD_FAILED, BUILD_SOURCES, type Override } from '@shortlist/platform/overrides';
import { showBuildError } from './build-error.ts';

type ErrorEvent = Extract<TelemetryEvent, { kind: 'error' }>;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Loads the page again when a build of this machine that it shows was made again, and shows what is wrong with it: who edits a
 * remote sees each change, and each mistake.
 */
export function reloadOnBuild(overrides: readonly Override[]): void {
  for (const override of overrides) {
    const { url } = override;
    if (url !== null && isOnThisMachine(new URL(url))) follow(override, url);
  }
}

/** The preview of a commit never changes: the product serves it, which may be on this machine too. */
const isOnThisMachine = ({ hostname, origin }: URL): boolean =>
  LOOPBACK.includes(hostname) && origin !== location.origin;

function follow({ package: packageName, name }: Override, url: string): void {
  const events = new EventSource(new URL(BUILD_EVENTS, url));
  events.addEventListener('message', () => location.reload());
  events.addEventListener(BUILD_FAILED, ({ data }: MessageEvent<string>) =>
    showBuildError({ package: packageName, kind: 'build', text: String(JSON.parse(data)) }),
  );
  // Whoever serves it has stopped, or tells of no builds.
  events.addEventListener('error', () => events.close());
  async function showPageError(event: ErrorEvent): Promise<void> {
    const lines = await sourcesOf(event, url);
    const text = [`${event.name}: ${event.message}`, ...lines.map((line) => `    at ${line}`)].join('\n');
    showBuildError({ package: packageName, kind: 'page', text });
  }
  onTelemetry((event) => {
    if (event.kind !== 'error' || event.remote !== name) return;
    // What did not load is said in its place; an answer of the API is no fault of the build.
    if ((event.failure !== null && event.failure !== 'crashed') || event.name === 'ApiError') return;
    void showPageError(event);
  });
}

/** Where the lines of an error lie in the sources, as whoever serves the build says. */
async function sourcesOf({ stack }: ErrorEvent, url: string): Promise<readonly string[]> {
  const address = new URL(BUILD_SOURCES, url);
  for (const line of stack) address.searchParams.append('at', line);
  const reply = await fetch(address).catch(() => null);
  return reply?.ok ? ((await reply.json()) as string[]) : stack;
}
