/** What the network says of a server that can't be reached. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * What PostgreSQL says when it is the server that fails and not the statement: connection exceptions, too many
 * connections, shutdown, crash, start-up, and its limits of time.
 */
const SERVER_STATES = /^(08\w{3}|53\w{3}|57P0[1-5]|57014|25P0[34])$/;

/** What the pool says without any code. */
const POOL_MESSAGES = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'Client was closed and is not queryable',
];

/** Two that waited for each other, or changed the same rows: all that one of them did was undone, and it may begin again. */
const CONFLICTS = /^(40001|40P01|55P03)$/;

/** Whether PostgreSQL undid a transaction because of others. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && CONFLICTS.test(String(error.code))) || isConflict(error.cause);
}

/** Whether the same statements may succeed later: what a database refuses of a value it refuses each time. */
export function mayPass(error: unknown): boolean {
  return isConflict(error) || isDatabaseAway(error);
}

/** A row that another refers to is not there. */
const FOREIGN_KEY = '23503';

/** How the server says, of a row that is written, what it belongs to. */
const GONE = /is not present in table "(?:jobs|resumes)"/;

/** Whether a row could not be written because the position or the resume that it belongs to was deleted at the same time. */
export function isOwnerGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || error.code !== FOREIGN_KEY) return isOwnerGone(error.cause);
  return 'detail' in error && GONE.test(String(error.detail));
}

/** Whether an error means that the database is away or overloaded: the same request may succeed in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isAway =
    NETWORK_CODES.has(code) ||
    SERVER_STATES.test(code) ||
    POOL_MESSAGES.some((message) => error.message.includes(message));
  return isAway || isDatabaseAway(error.cause);
}
