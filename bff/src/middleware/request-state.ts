import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { readSession, setSessionCookie } from '../http/session-cookie.ts';
import { type SignedIn, sessionFinder } from '../modules/auth/sessions.service.ts';
import { hasSecondFactor } from '../modules/second-factors/second-factors.service.ts';
import type { User } from '../modules/users/users.service.ts';
import type { ApiContext, ApiState } from './api-state.ts';
import type { ReplyFilter } from './reply-filter.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives each request its id, its EntityManager and the way to its user. */
export function requestState(deps: Dependencies, filter: ReplyFilter): Middleware<ApiState> {
  const findSignedIn = sessionFinder(deps.database, deps.settings.sessionLimit);
  return (ctx, next) => {
    ctx.state = new RequestState({ deps, filter, findSignedIn }, ctx);
    ctx.res.setHeader('X-Request-Id', ctx.state.requestId);
    return next();
  };
}

/** What all requests have in common. */
interface Shared {
  readonly deps: Dependencies;
  readonly filter: ReplyFilter;
  findSignedIn(token: string): Promise<SignedIn | null>;
}

class RequestState implements ApiState {
  readonly requestId: string;
  readonly filter: ReplyFilter;
  readonly address: string;
  readonly isSecure: boolean;
  userId?: string | undefined;
  readonly #shared: Shared;
  readonly #ctx: ApiContext;
  #em: EntityManager | undefined;
  #user: Promise<User | null> | undefined;

  constructor(shared: Shared, ctx: ApiContext) {
    this.#shared = shared;
    this.#ctx = ctx;
    this.filter = shared.filter;
    const given = ctx.get('X-Request-Id');
    this.requestId = REQUEST_ID.test(given) ? given : randomUUID();
    const { socket } = ctx.req;
    const proxied = (header: string) => (shared.deps.settings.trustProxy ? ctx.get(header) : '');
    // The last one is what our proxy saw; whatever stands before it was claimed by the caller.
    this.address = proxied('X-Forwarded-For').split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
    this.isSecure = proxied('X-Forwarded-Proto') === 'https' || 'encrypted' in socket;
  }

  /** Not every request needs one. */
  get em() {
    this.#em ??= this.#shared.deps.database.fork();
    return this.#em;
  }

  get textWork() {
    return this.#shared.deps.textWork;
  }

  get sessionLimit() {
    return this.#shared.deps.settings.sessionLimit;
  }

  get privacyNoticeUrl() {
    return this.#shared.deps.settings.privacyNoticeUrl;
  }

  findUser(): Promise<User | null> {
    this.#user ??= this.#findUser();
    return this.#user;
  }

  async hasAdminRights({ id, isAdmin }: User): Promise<boolean> {
    return isAdmin && (!this.#shared.deps.settings.isExposed || (await hasSecondFactor(this.em, id)));
  }

  async #findUser(): Promise<User | null> {
    const token = readSession(this.#ctx);
    if (token === null) return null;
    const found = await this.#shared.findSignedIn(token);
    if (found?.lifetimeMs) setSessionCookie(this.#ctx, { token, lifetimeMs: found.lifetimeMs });
    this.userId = found?.user.id;
    return found?.user ?? null;
  }
}
