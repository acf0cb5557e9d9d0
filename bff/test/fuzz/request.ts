import * as fc from 'fast-check';
import { type ApiCall, isRaw } from '../../src/openapi/calls.ts';
import { keysOf } from '../../src/openapi/parameters.ts';
import { createSchemas } from '../../src/openapi/schemas.ts';
import { type Body, bodyOf } from './body.ts';
import { nearly, type Schema, type Source } from './from-schema.ts';
import { wildHeaders } from './headers.ts';
import { wildText } from './values.ts';

/** Who sends a request: nobody, one of two recruiters, or an administrator. */
export type Sender = 'anonymous' | 'one' | 'two' | 'admin';

/** A request as it goes over the wire. */
export interface FuzzRequest {
  readonly call: ApiCall;
  readonly sender: Sender;
  readonly method: string;
  /** Path and query, as they are written. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer | null;
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'];

const PATHS = [
  '/../..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%00',
  '//',
  '/%',
  '/%zz',
  '/%ff%fe',
  '/.',
  '/;a=b',
  `/${'a'.repeat(8000)}`,
];

/** Ids of rows that exist: read again for each request, as rows come and go. */
export interface Rows {
  ids: readonly string[];
}

/** Requests to one call: right ones, nearly right ones, and ones that are wrong in every way. */
export function requestsTo(call: ApiCall, rows: Rows): fc.Arbitrary<FuzzRequest> {
  const schemas = createSchemas();
  const bodySchema = isRaw(call) || call.body === undefined ? null : schemas.of(call.body, 'input');
  const keys = Object.entries(keysOf(call.query)).map(
    ([name, schema]) => [name, schemas.of(schema, 'input')] as const,
  );
  const source: Source = { components: schemas.components() as Source['components'], id: knownId(rows) };
  return fc
    .record({
      sender: fc.constantFrom<Sender>('one', 'one', 'two', 'two', 'anonymous', 'admin'),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant<string>(call.method) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS) },
      ),
      path: pathOf(call, source.id),
      query: queryOf(keys, source),
      headers: wildHeaders,
      body: bodyOf(call, bodySchema as Schema | null, source),
    })
    .map(({ path, query, headers, body, ...rest }) => ({
      call,
      ...rest,
      target: path + query,
      headers: { ...typeOf(body), ...headers },
      body: body?.content ?? null,
    }));
}

function typeOf(body: Body | null): Record<string, string> {
  return body === null ? {} : { 'content-type': body.type };
}

function knownId(rows: Rows): fc.Arbitrary<string> {
  return fc.nat(1_000_000).map((index) => rows.ids[index % rows.ids.length] ?? '');
}

function pathOf({ path }: ApiCall, knownIds: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const id = fc.oneof(
    { weight: 12, arbitrary: knownIds },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: wildText.map(encoded) },
  );
  const names = path.match(/:[a-zA-Z]+/g) ?? [];
  const filled = fc.tuple(...names.map(() => id)).map((values) => {
    let next = 0;
    return path.replace(/:[a-zA-Z]+/g, () => values[next++] ?? '');
  });
  return fc.oneof(
    { weight: 20, arbitrary: filled },
    {
      weight: 1,
      arbitrary: filled.chain((known) => fc.constantFrom(...PATHS).map((trick) => known + trick)),
    },
    { weight: 1, arbitrary: filled.map((known) => known.toUpperCase().replace('/API', '/api')) },
  );
}

function queryOf(keys: readonly (readonly [string, object])[], source: Source): fc.Arbitrary<string> {
  const known = fc.record(Object.fromEntries(keys.map(([name, schema]) => [name, nearly(schema, source)])), {
    requiredKeys: [],
  });
  const wild = fc.array(
    fc.tuple(
      fc.oneof(wildText, fc.constantFrom('limit', 'cursor', 'limit[]', 'a[b]', '__proto__')),
      wildText,
    ),
    {
      maxLength: 3,
    },
  );
  return fc.oneof(
    { weight: 10, arbitrary: known.map((pairs) => written(Object.entries(pairs))) },
    { weight: 1, arbitrary: wild.map(written) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '?',
        '?%',
        '?%zz=1',
        '?limit=1&limit=2',
        '?cursor=a&cursor=b',
        '?a'.repeat(1000),
      ),
    },
  );
}

function written(pairs: readonly (readonly [string, unknown])[]): string {
  if (pairs.length === 0) return '';
  return `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(shown(value))}`).join('&')}`.slice(
    0,
    12_000,
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Percent-encoded; halves of a pair, which have no encoding, as the replacement character. */
function encoded(text: string): string {
  return encodeURIComponent(text.slice(0, 3000).toWellFormed());
}
