import { AppError } from '@shortlist/api-contract/app-error';
import { koaBody } from 'koa-body';
import type { ApiContext } from '../middleware/api-state.ts';
import { isClientGone, REQUEST_ABORTED } from './client-abort.ts';
import { FORM_PLUGINS } from './form-parts.ts';

const JSON_LIMIT = 1024 * 1024;

const parseJson = koaBody({ jsonLimit: JSON_LIMIT, text: false, urlencoded: false });

const parseForm = koaBody({
  multipart: true,
  json: false,
  text: false,
  urlencoded: false,
  formidable: {
    enabledPlugins: FORM_PLUGINS,
    filter: () => false,
    maxFields: 20,
    maxFieldsSize: 64 * 1024,
  },
});

/**
 * Reads a JSON body; no body reads as an empty object.
 *
 * @throws AppError malformed_json, payload_too_large, or invalid_input for another content type.
 */
export async function readJsonBody(ctx: ApiContext): Promise<unknown> {
  if (!hasBody(ctx)) return {};
  if (!ctx.is('application/json')) {
    throw new AppError('invalid_input', 'Send the body as JSON, with the content type application/json.');
  }
  return parseBody(ctx, parseJson, JSON_FAULTS);
}

/** Reads the fields of a multipart form (files in it are dropped), or a JSON body. */
export async function readFormOrJson(ctx: ApiContext): Promise<unknown> {
  return ctx.is('multipart/form-data') ? parseBody(ctx, parseForm, FORM_FAULTS) : readJsonBody(ctx);
}

/** Whether the client sends anything. */
export function hasBody(ctx: ApiContext): boolean {
  return ctx.get('Transfer-Encoding') !== '' || (ctx.request.length ?? 0) > 0;
}

/** What to say of a body that can't be read. */
export interface BodyFaults {
  readonly tooLarge: AppError;
  readonly malformed: AppError;
}

const JSON_FAULTS: BodyFaults = {
  tooLarge: new AppError('payload_too_large', 'The request is too large. The limit is 1 MB.'),
  malformed: new AppError('malformed_json', "The body isn't valid JSON."),
};

export const MALFORMED_FORM = new AppError('invalid_input', 'Failed to read the form. Please try again.');

const FORM_FAULTS: BodyFaults = {
  tooLarge: new AppError('payload_too_large', 'The form is too large. The limit is 64 KB.'),
  malformed: MALFORMED_FORM,
};

/** Runs a parser of koa-body and turns its complaints into sentences. */
export async function parseBody(
  ctx: ApiContext,
  parse: ReturnType<typeof koaBody>,
  faults: BodyFaults,
): Promise<unknown> {
  try {
    await parse(ctx, async () => {});
  } catch (error) {
    // What still arrives is read and dropped, so that the client gets to reading the answer.
    ctx.req.resume();
    const said = sayable(error, faults);
    // No parser can tell a client that left from a fault of ours.
    throw !(said instanceof AppError) && isClientGone(ctx) ? REQUEST_ABORTED : said;
  }
  return (ctx.request as { body?: unknown }).body ?? {};
}

/** A form part in a transfer encoding that is not known is a 501 of formidable. */
const MALFORMED = new Set<unknown>([400, 501]);

/** What zlib calls bytes that are not compressed as they claim: Z_DATA_ERROR, and of Brotli ERR__ERROR_FORMAT_… */
const NOT_COMPRESSED = /^(Z|ERR_)_/;

/** The parsers' own errors carry a status; anything else is ours and stays as it is. */
function sayable(error: unknown, faults: BodyFaults): unknown {
  if (!(error instanceof Error)) return error;
  const status = 'httpCode' in error ? error.httpCode : 'status' in error ? error.status : undefined;
  if (status === 413) return faults.tooLarge;
  if (status === 415) return new AppError('invalid_input', "The body's encoding isn't supported.");
  const isMalformed =
    error instanceof SyntaxError ||
    MALFORMED.has(status) ||
    ('code' in error && NOT_COMPRESSED.test(String(error.code)));
  return isMalformed ? faults.malformed : error;
}
