import { readFileSync } from 'node:fs';
import { ErrorBody } from '@shortlist/api-contract';
import { type ApiCall, allCalls, templateOf } from './calls.ts';
import { parametersOf } from './parameters.ts';
import { requestBodyOf } from './request-body.ts';
import { HEADERS, responsesOf } from './responses.ts';
import { createSchemas, type Piece, type Schemas } from './schemas.ts';

/** The API as OpenAPI 3.1 says it. */
export interface ApiDocument extends Piece {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export interface Operation extends Piece {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Piece>>;
}

const DESCRIPTION = [
  'The Shortlist API. Call `auth.login` to sign in; the response sets the session cookie.',
  "Requests for another user's data return 404. Every error uses the `ErrorBody` schema.",
].join('\n\n');

/** Writes the API document from the contract's descriptors; the same contract gives the same text. */
export function createDocument(): ApiDocument {
  const schemas = createSchemas();
  schemas.of(ErrorBody, 'output');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of allCalls) {
    const path = templateOf(call.path);
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, schemas) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Shortlist',
      version: version(),
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server' }],
    tags: [...new Set(allCalls.map(tagOf))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(Object.entries(paths).sort(([one], [other]) => (one < other ? -1 : 1))),
    components: {
      schemas: schemas.components(),
      headers: HEADERS,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  };
}

function operationOf(call: ApiCall, schemas: Schemas): Operation {
  const parameters = parametersOf(call, schemas);
  return {
    operationId: call.id,
    tags: [tagOf(call)],
    summary: call.summary,
    ...(call.access === 'admin' ? { description: 'Administrators only.' } : {}),
    security: call.access === 'public' ? [] : [{ session: [] }],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...requestBodyOf(call, schemas),
    responses: responsesOf(call, schemas) as Operation['responses'],
  };
}

function tagOf({ id }: ApiCall): string {
  return id.split('.')[0] ?? id;
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
