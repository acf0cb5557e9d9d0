/** The callers of the table, from the left. `owner` has the rows that are called for; `other` has rows of their own. */
export const CALLERS = ['anonymous', 'owner', 'other', 'admin'] as const;
export type CallerKind = (typeof CALLERS)[number];

/**
 * A status, followed by the code of an error, by `own` where a list must hold the caller's rows and no other, or by
 * `all` where an administrator must be told the rows of every account.
 */
export type Cell = `${number}` | `${number} ${string}`;

/** What each of `CALLERS` is answered. */
export type Row = readonly [anonymous: Cell, owner: Cell, other: Cell, admin: Cell];

const ANYONE: Row = ['200', '200', '200', '200'];
const OWN_ROW: Row = ['401 unauthenticated', '200', '404 not_found', '404 not_found'];
const OWN_LIST: Row = ['401 unauthenticated', '200 own', '200 own', '200 own'];
const SIGNED_IN: Row = ['401 unauthenticated', '200', '200', '200'];
const ADD: Row = ['401 unauthenticated', '201', '201', '201'];
const ADMIN_ONLY: Row = ['401 unauthenticated', '403 forbidden', '403 forbidden', '200'];

const CONFIRMED: Row = ['401 unauthenticated', '200', '400 invalid_input', '400 invalid_input'];
const NOT_FOUND: Row = ['404 not_found', '404 not_found', '404 not_found', '404 not_found'];
const NOT_SET_UP: Row = [
  '503 not_configured',
  '503 not_configured',
  '503 not_configured',
  '503 not_configured',
];

/**
 * Who may make which call, for every call of the contract: each cell is called over HTTP by `access.test.ts`, with
 * an input that is right, and after each refusal everything is as it was. docs/access.md is printed from it.
 */
export const ACCESS: Readonly<Record<string, Row>> = {
  'auth.current': ['401 unauthenticated', '200 own', '200 own', '200 own'],
  'auth.login': ANYONE,
  'auth.signup': ['201', '201', '201', '201'],
  'auth.google': ANYONE,
  'auth.logout': ANYONE,
  'auth.sessions': OWN_LIST,
  'auth.revokeSession': OWN_ROW,
  'auth.revokeOtherSessions': OWN_LIST,

  'users.update': OWN_ROW,
  'users.acceptPrivacyNotice': OWN_LIST,

  'account.get': OWN_LIST,
  // Confirmed with the owner's password, which is not that of the others.
  'account.remove': CONFIRMED,
  'account.export': OWN_LIST,

  // Confirmed with the owner's password; the others have none.
  'passwords.change': ['401 unauthenticated', '200', '409 conflict', '409 conflict'],

  // Nobody delivers mail here, and no link is open.
  'passwords.requestReset': NOT_SET_UP,
  'passwords.reset': NOT_FOUND,

  'verification.send': [
    '401 unauthenticated',
    '503 not_configured',
    '503 not_configured',
    '503 not_configured',
  ],
  'verification.confirm': ['401 unauthenticated', '404 not_found', '404 not_found', '404 not_found'],
  'verification.confirmSignup': NOT_FOUND,

  'secondFactors.get': OWN_LIST,
  'secondFactors.setUpAuthenticator': CONFIRMED,
  'secondFactors.removeAuthenticator': CONFIRMED,
  'secondFactors.passkeyOptions': CONFIRMED,
  'secondFactors.renewRecoveryCodes': CONFIRMED,
  'secondFactors.removePasskey': OWN_ROW,
  // Nobody has begun to set one up.
  'secondFactors.confirmAuthenticator': [
    '401 unauthenticated',
    '409 conflict',
    '409 conflict',
    '409 conflict',
  ],
  'secondFactors.addPasskey': [
    '401 unauthenticated',
    '400 invalid_input',
    '400 invalid_input',
    '400 invalid_input',
  ],
  'passkeyLogin.options': ANYONE,
  'passkeyLogin.logIn': [
    '401 wrong_credentials',
    '401 wrong_credentials',
    '401 wrong_credentials',
    '401 wrong_credentials',
  ],

  'jobs.list': OWN_LIST,
  'jobs.companies': OWN_LIST,
  'jobs.get': OWN_ROW,
  'jobs.create': ADD,
  'jobs.update': OWN_ROW,
  'jobs.moveToStage': OWN_ROW,
  'jobs.resetStage': OWN_ROW,
  'jobs.findSkills': SIGNED_IN,
  'jobs.suggestSkills': SIGNED_IN,
  'jobs.remove': OWN_ROW,

  'requirements.list': OWN_ROW,
  'requirements.save': OWN_ROW,
  'requirements.reset': OWN_ROW,
  'requirements.read': SIGNED_IN,

  'resumes.list': OWN_LIST,
  'resumes.counts': SIGNED_IN,
  'resumes.get': OWN_ROW,
  'resumes.document': OWN_ROW,
  'resumes.upload': ADD,
  'resumes.update': OWN_ROW,
  'resumes.remove': OWN_ROW,
  'resumes.file': OWN_ROW,
  'resumes.preview': OWN_ROW,

  'duplicates.list': OWN_LIST,
  'duplicates.merges': OWN_ROW,
  'duplicates.merge': OWN_ROW,
  'duplicates.undo': OWN_ROW,
  'duplicates.dismiss': OWN_ROW,
  'duplicates.reopen': OWN_ROW,

  'samples.addResumes': ADD,

  'analysis.analyze': OWN_ROW,
  'analysis.latest': OWN_ROW,

  'matches.match': OWN_ROW,
  'matches.latest': OWN_ROW,
  'matches.matchBatch': OWN_ROW,
  'matches.jobsWithMatches': OWN_LIST,
  'matches.settle': OWN_ROW,
  'matches.unsettle': OWN_ROW,
  'matches.override': OWN_ROW,
  'matches.withdrawOverride': OWN_ROW,

  'aliases.list': OWN_LIST,
  'aliases.add': SIGNED_IN,
  'aliases.remove': OWN_ROW,

  'scores.log': OWN_LIST,
  'scores.truth': OWN_LIST,
  'scores.csv': OWN_LIST,

  'candidates.erasures': OWN_LIST,
  'candidates.holdings': OWN_ROW,
  'candidates.erase': OWN_ROW,
  'candidates.export': OWN_ROW,

  'retention.get': OWN_LIST,
  'retention.update': OWN_LIST,
  'retention.due': OWN_LIST,
  'retention.keep': OWN_ROW,

  'outcomes.list': OWN_LIST,
  'outcomes.get': OWN_ROW,
  'outcomes.record': OWN_ROW,
  'outcomes.remove': OWN_ROW,

  'batches.list': OWN_LIST,
  'batches.create': ['401 unauthenticated', '201', '404 not_found', '404 not_found'],
  'batches.get': OWN_ROW,
  'batches.items': OWN_ROW,
  'batches.cancel': OWN_ROW,
  'batches.events': OWN_ROW,

  'blind.set': OWN_LIST,
  'blind.reveal': OWN_ROW,
  'blind.log': OWN_LIST,
  'blind.everyone': ['401 unauthenticated', '403 forbidden', '403 forbidden', '200 all'],

  'dashboard.topApplicants': OWN_LIST,
  'dashboard.recruitmentProgress': OWN_LIST,
  'dashboard.kanban': OWN_LIST,
  'dashboard.stats': OWN_LIST,
  'dashboard.trends': OWN_LIST,
  'dashboard.urgentMessage': OWN_LIST,

  'fairness.groups': SIGNED_IN,
  // The file names a resume of the owner, and none of the others.
  'fairness.declare': ['401 unauthenticated', '200', '400 invalid_input', '400 invalid_input'],
  'fairness.remove': SIGNED_IN,
  'fairness.report': SIGNED_IN,

  'modelUsage.report': ['401 unauthenticated', '403 forbidden', '403 forbidden', '200'],
  'modelUsage.calls': ['401 unauthenticated', '403 forbidden', '403 forbidden', '200'],

  'plans.onOffer': ANYONE,
  'plans.list': SIGNED_IN,
  'plans.get': SIGNED_IN,
  'plans.create': ['401 unauthenticated', '403 forbidden', '403 forbidden', '201'],
  'plans.update': ADMIN_ONLY,
  'plans.remove': ADMIN_ONLY,

  'subscriptions.mine': OWN_LIST,

  'planLimits.use': SIGNED_IN,

  // The owner has the plan already.
  'payments.createCheckoutSession': ['401 unauthenticated', '409 already_subscribed', '200', '200'],
  'payments.checkoutSession': OWN_ROW,
  // Who has paid for nothing has nothing to see there.
  'payments.createPortalSession': ['401 unauthenticated', '200', '409 conflict', '409 conflict'],
  'payments.webhook': [
    '400 invalid_signature',
    '400 invalid_signature',
    '400 invalid_signature',
    '400 invalid_signature',
  ],

  'configuration.get': ANYONE,
};

/** Whether a call is about one row that its path names, which nobody but its owner is told of. */
export function isAboutOneRow(call: string): boolean {
  return ACCESS[call] === OWN_ROW;
}
