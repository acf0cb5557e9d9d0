import { type ErrorCode, STATUS_OF } from '@shortlist/api-contract';
import { isWithheldBlind } from '../modules/blind/blind-files.ts';
import { type ApiCall, isRaw } from './calls.ts';

/** Every code that a call can answer, in the order of their statuses. */
export function codesOf(call: ApiCall): ErrorCode[] {
  const codes = new Set<ErrorCode>(['internal', ...(call.errors ?? [])]);
  const add = (condition: boolean, ...more: ErrorCode[]) => {
    if (condition) for (const code of more) codes.add(code);
  };
  add(call.access !== 'public', 'unauthenticated');
  add(call.access === 'admin', 'forbidden');
  add(isRaw(call) && isWithheldBlind(call), 'forbidden');
  // In blind mode a long answer waits for a thread that hides whom it names.
  add(!isRaw(call) && call.access !== 'public', 'timeout', 'unavailable');
  add(call.method !== 'GET', 'cross_origin');
  add(call.params !== undefined, 'not_found');
  add(call.query !== undefined, 'invalid_input');
  add(hasJsonBody(call), 'invalid_input', 'malformed_json', 'payload_too_large');
  add(!isRaw(call) && call.files !== undefined, 'invalid_input', 'payload_too_large');
  return [...codes].sort((one, other) => STATUS_OF[one] - STATUS_OF[other] || (one < other ? -1 : 1));
}

function hasJsonBody(call: ApiCall): boolean {
  return !isRaw(call) && call.body !== undefined && call.files === undefined;
}
