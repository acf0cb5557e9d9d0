import { SourceMap, type SourceMapPayload } from 'node:module';
import type { Middleware } from 'koa';
import { DEV_VERSION, type DevServer } from './dev-server.ts';

/** Where the page asks it. */
export const SOURCES_ADDRESS = '/dev/sources';

/** A line of a stack as telemetry writes it: `list.js:12:5 JobRow`, `mfe_ai/dev/match.js:3:1` of another remote. */
const LINE = new RegExp(
  `^(?:(?<owner>[\\w-]+)/${DEV_VERSION}/)?(?<file>[^:]+):(?<row>\\d+):(?<column>\\d+)(?<name> .*)?$`,
);

/** How the bundler names a source, `webpack://mfe_jobs/./src/job-list/JobRow.tsx`. */
const SOURCE = /^\w+:\/\/[\w-]+\/(?:\.\/)?/;

/**
 * `GET /dev/sources?remote=mfe_jobs&at=...`: where lines of a stack lie in the sources of packages that are being edited,
 * `mfe-jobs/src/job-list/JobRow.tsx:12 JobRow`. What no map says stays as it is.
 */
export function serveSources(servers: ReadonlyMap<string, DevServer>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== SOURCES_ADDRESS) return next();
    const { searchParams } = ctx.URL;
    const remote = searchParams.get('remote') ?? '';
    ctx.body = await Promise.all(searchParams.getAll('at').map((line) => sourceOf(line, remote, servers)));
  };
}

async function sourceOf(
  line: string,
  remote: string,
  servers: ReadonlyMap<string, DevServer>,
): Promise<string> {
  const { owner = remote, file = '', row, column, name = '' } = LINE.exec(line)?.groups ?? {};
  const packageName = owner.replaceAll('_', '-');
  const server = servers.get(packageName);
  if (!server) return line;
  const map = await mapOf(new URL(`/assets/${packageName}/${DEV_VERSION}/${file}.map`, server.origin));
  const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !('originalSource' in entry)) return line;
  return `${packageName}/${entry.originalSource.replace(SOURCE, '')}:${entry.originalLine + 1}${name}`;
}

async function mapOf(address: URL): Promise<SourceMap | undefined> {
  const reply = await fetch(address).catch(() => null);
  return reply?.ok ? new SourceMap((await reply.json()) as SourceMapPayload) : undefined;
}
