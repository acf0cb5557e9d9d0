import { type ErrorCode, type RawEndpointDefinition, STATUS_OF } from '@shortlist/api-contract';
import { delay, HttpResponse, http } from 'msw';
import type { MockedCall } from './answers.ts';

/** A file as the server would send it. */
interface AnsweredFile {
  readonly name: string;
  readonly content: string;
}

/** A mocked download, and what is said of it before: HEAD is answered like GET. */
export function answerFile(endpoint: RawEndpointDefinition, { name, content }: AnsweredFile): MockedCall {
  const headers = {
    'content-type': endpoint.produces[0] ?? 'application/octet-stream',
    'content-disposition': `attachment; filename="${name}"`,
  };
  return http.all(`*${endpoint.path}`, () => new HttpResponse(content, { headers }));
}

/** A mocked refusal of a download, with the status that goes with its code. */
export function refuseFile(endpoint: RawEndpointDefinition, code: ErrorCode, error: string): MockedCall {
  const body = { error, errors: {}, code, request_id: 'story' };
  return http.all(`*${endpoint.path}`, () => HttpResponse.json(body, { status: STATUS_OF[code] }));
}

/** A download that never comes. */
export function neverFile(endpoint: RawEndpointDefinition): MockedCall {
  return http.all(`*${endpoint.path}`, async () => {
    await delay('infinite');
    return new HttpResponse(null);
  });
}
