import { type ErrorCode, STATUS_OF } from '@shortlist/api-contract';
import { isWithheldBlind } from '../modules/blind/blind-files.ts';
import { type ApiCall, isRaw } from './calls.ts';

const SCORING = ['no_text', 'rate_limited', 'timeout', 'unavailable'] as const;

/** When no file of an upload is taken, the answer is the error of the first. */
const REFUSED = [
  'file_too_large',
  'file_wrong_type',
  'file_empty',
  'file_encrypted',
  'file_corrupt',
  'file_no_text',
  'file_too_long',
] as const;

/** What a call can answer beside that which follows from its access, path, query and body. By operation id. */
export const OWN_CODES: Readonly<Record<string, readonly ErrorCode[]>> = {
  'auth.current': ['unauthenticated'],
  'auth.login': ['wrong_credentials', 'rate_limited'],
  'auth.signup': ['email_taken', 'rate_limited'],
  'auth.google': [
    'invalid_token',
    'email_unverified',
    'conflict',
    'rate_limited',
    'not_configured',
    'unavailable',
  ],
  'auth.logout': ['cross_origin'],
  'jobs.findSkills': ['rate_limited', 'timeout', 'unavailable'],
  'duplicates.merge': ['not_found', 'conflict'],
  'duplicates.undo': ['conflict'],
  'duplicates.dismiss': ['not_found'],
  'duplicates.reopen': ['not_found'],
  'account.remove': ['conflict', 'rate_limited', 'unavailable'],
  'account.export': ['rate_limited'],
  'resumes.upload': ['no_files', 'too_many_files', ...REFUSED, 'rate_limited', 'timeout', 'unavailable'],
  'resumes.file': ['unavailable'],
  'resumes.update': ['conflict'],
  'fairness.report': ['not_found'],
  'samples.addResumes': ['rate_limited', 'timeout', 'unavailable'],
  'resumes.preview': [...REFUSED, 'timeout', 'unavailable'],
  'analysis.analyse': SCORING,
  'matches.match': SCORING,
  'matches.matchBatch': SCORING,
  'batches.create': ['not_found', 'rate_limited'],
  'batches.events': ['rate_limited'],
  'plans.create': ['conflict'],
  'plans.update': ['conflict'],
  'plans.remove': ['conflict'],
  'payments.createCheckoutSession': ['already_subscribed', 'conflict', 'not_configured', 'unavailable'],
  'payments.checkoutSession': ['not_configured', 'unavailable'],
  'payments.createPortalSession': ['not_found', 'conflict', 'not_configured', 'unavailable'],
  'payments.webhook': ['invalid_signature', 'payload_too_large', 'not_configured', 'unavailable'],
};

/** Every code that a call can answer, in the order of their statuses. */
export function codesOf(call: ApiCall): ErrorCode[] {
  const codes = new Set<ErrorCode>(['internal', ...(OWN_CODES[call.id] ?? [])]);
  const add = (condition: boolean, ...more: ErrorCode[]) => {
    if (condition) for (const code of more) codes.add(code);
  };
  add(call.access !== 'public', 'unauthenticated');
  add(call.access === 'admin', 'forbidden');
  add(isRaw(call) && isWithheldBlind(call), 'forbidden');
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
