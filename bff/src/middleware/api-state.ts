import type { ParameterizedContext } from 'koa';
import type { EntityManager } from '../db/database.ts';
import type { SessionLimit } from '../modules/auth/sessions.service.ts';
import type { User } from '../modules/users/users.service.ts';
import type { TextWork } from '../text/text-work.ts';
import type { ReplyFilter } from './reply-filter.ts';

/** Who is signed in. */
export type CurrentUser = User;

/** What the middleware of /api leaves for the handlers of one request. */
export interface ApiState {
  readonly requestId: string;
  /** Of OpenTelemetry, where it is on. */
  traceId?: string;
  readonly em: EntityManager;
  /** What every answer goes through on its way out. */
  readonly filter: ReplyFilter;
  /** Where an answer is masked. */
  readonly textWork: TextWork;
  /** Network address of the caller, for rate limits. */
  readonly address: string;
  /** Whether the browser speaks https, to us or to our proxy. */
  readonly isSecure: boolean;
  readonly sessionLimit: SessionLimit;
  /** What every account must accept; null: nothing. */
  readonly privacyNoticeUrl: string | null;
  /** The account that calls, or that a login means: of a person, the log has nothing else. */
  userId?: string | undefined;
  /** The user of the session cookie; asked at most once a request. */
  findUser(): Promise<User | null>;
  /** Whether an administrator may act as one: where others can reach the server, only with a second factor. */
  hasAdminRights(user: User): Promise<boolean>;
}

export type ApiContext = ParameterizedContext<ApiState>;
