import { megabytes } from '../uploads/megabytes.ts';
import { type ApiCall, isRaw } from './calls.ts';
import type { Piece, Schemas } from './schemas.ts';

/** Calls that take their fields also as a multipart form. */
const TAKES_FORM = new Set(['resumes.update']);

/** The body that a call takes; nothing when it takes none. */
export function requestBodyOf(call: ApiCall, schemas: Schemas): Piece {
  if (isRaw(call)) return call.consumes === undefined ? {} : body({ [call.consumes]: signedMessage() });
  if (call.files !== undefined) return body({ 'multipart/form-data': filesOf(call.files) });
  if (call.body === undefined) return {};
  const schema = schemas.of(call.body, 'input');
  const form = TAKES_FORM.has(call.id) ? { 'multipart/form-data': { schema } } : {};
  return body({ 'application/json': { schema }, ...form });
}

function body(content: Piece): Piece {
  return { requestBody: { required: true, content } };
}

function signedMessage(): Piece {
  return { schema: { type: 'object', description: 'A signed event from the payment provider.' } };
}

function filesOf({
  field,
  maxFiles,
  maxBytes,
}: NonNullable<Extract<ApiCall, { files?: unknown }>['files']>): Piece {
  const file = { type: 'string', format: 'binary' };
  const description = `Up to ${maxFiles} files of at most ${megabytes(maxBytes)} each: PDF, DOC, or DOCX.`;
  const files = { type: 'array', minItems: 1, maxItems: maxFiles, items: file, description };
  return { schema: { type: 'object', properties: { [field]: files }, required: [field] } };
}
