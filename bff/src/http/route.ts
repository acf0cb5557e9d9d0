import type Router from '@koa/router';
import type {
  Access,
  EndpointDefinition,
  RawEndpointDefinition,
  ReplyOf,
  RequestOf,
} from '@shortlist/api-contract';
import { AppError } from '@shortlist/api-contract/app-error';
import type { z } from 'zod';
import type { EntityManager } from '../db/database.ts';
import type { ApiContext, ApiState, CurrentUser } from '../middleware/api-state.ts';
import { readFormOrJson, readJsonBody } from './body.ts';
import { replyParser } from './reply-parser.ts';
import { rejectInvalidText } from './storable-text.ts';
import { validationMessage } from './validation-message.ts';

export type ApiRouter = Router<ApiState>;

/** The reply that says nothing but "done". */
export const DONE = { ok: true } as const;

/** The signed-in user where the endpoint asks for one; null where anyone may call. */
type UserOf<E extends { readonly access: Access }> = E['access'] extends 'public' ? null : CurrentUser;

/** One call as a handler sees it: checked and parsed. */
export interface Call<E extends EndpointDefinition> extends RequestOf<E> {
  readonly user: UserOf<E>;
  /** Of this request alone. */
  readonly em: EntityManager;
  /** For headers, cookies and uploads; nothing else needs it. */
  readonly ctx: ApiContext;
}

export type Handler<E extends EndpointDefinition> = (call: Call<E>) => Promise<ReplyOf<E>>;

/** Says that an endpoint takes its fields also from a multipart form. */
export interface FormHandler<E extends EndpointDefinition> {
  readonly takesForm: true;
  readonly handle: Handler<E>;
}

/**
 * Mounts an endpoint of the contract. Access, path, query and body are checked before the handler runs, and
 * its reply is parsed by the contract, so that a wrong shape or an extra field never leaves; in blind mode it leaves
 * without what tells who a candidate is.
 */
export function route<E extends EndpointDefinition>(
  router: ApiRouter,
  endpoint: E,
  handler: Handler<E> | FormHandler<E>,
): void {
  const handle = typeof handler === 'function' ? handler : handler.handle;
  const parseReply = replyParser(endpoint.response);
  const readBody = typeof handler === 'function' ? readJsonBody : readFormOrJson;
  // The router takes a path with or without a slash at its end when the route has none.
  router.register(endpoint.path.replace(/\/$/, ''), [endpoint.method], async (ctx) => {
    const user = await userFor(endpoint, ctx);
    const params = paramsOf(endpoint, ctx.params);
    const query = parsePart(endpoint.query, ctx.query);
    // The files of an upload are streamed by its handler.
    const hasBody = endpoint.body !== undefined && endpoint.files === undefined;
    const body = hasBody ? parsePart(endpoint.body, await readBody(ctx)) : undefined;
    rejectInvalidText(query);
    rejectInvalidText(body);
    // The parts were parsed by the schemas that these types are made from.
    const call = {
      user,
      params,
      query,
      body,
      ctx,
      get em() {
        return ctx.state.em;
      },
    } as unknown as Call<E>;
    const reply = await handle(call);
    const shown = user === null ? reply : await ctx.state.filter.filterReply(user, endpoint, reply);
    ctx.status = endpoint.status ?? 200;
    ctx.body = parseReply(shown);
  });
}

/** One call of a raw endpoint as its handler sees it: who calls and what the path names are checked. */
export interface RawCall<E extends RawEndpointDefinition> {
  readonly user: UserOf<E>;
  readonly params: E extends { readonly params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly ctx: ApiContext;
}

/** Mounts a raw endpoint of the contract. Its handler reads the body, if there is one, and writes the answer. */
export function rawRoute<E extends RawEndpointDefinition>(
  router: ApiRouter,
  endpoint: E,
  handle: (call: RawCall<E>) => Promise<void>,
): void {
  router.register(endpoint.path, [endpoint.method], async (ctx) => {
    const user = await userFor(endpoint, ctx);
    const params = paramsOf(endpoint, ctx.params);
    if (user !== null) await ctx.state.filter.checkRaw(user, { endpoint, params });
    // The params were parsed by the schema that their type is made from.
    await handle({ user, params, ctx } as unknown as RawCall<E>);
  });
}

const NEEDS_SECOND_FACTOR =
  'Administrators need two-step login here. Set it up in Profile, under Manage Login, then try again.';

async function userFor(endpoint: { readonly access: Access }, ctx: ApiContext): Promise<CurrentUser | null> {
  if (endpoint.access === 'public') return null;
  const user = await requireUser(ctx);
  if (endpoint.access === 'admin' && !(await ctx.state.hasAdminRights(user))) {
    throw new AppError('forbidden', user.isAdmin ? NEEDS_SECOND_FACTOR : 'Only administrators can do this.');
  }
  return user;
}

/**
 * The user of the session.
 *
 * @throws AppError unauthenticated when nobody is signed in.
 */
export async function requireUser(ctx: ApiContext): Promise<CurrentUser> {
  const user = await ctx.state.findUser();
  if (user !== null) return user;
  throw new AppError('unauthenticated', 'Log in to continue.', { session: "You're not logged in." });
}

/** A malformed id names nothing, as an unknown one does. */
function paramsOf(endpoint: { readonly params?: z.ZodType }, params: unknown): unknown {
  if (endpoint.params === undefined) return undefined;
  const parsed = endpoint.params.safeParse(params);
  if (!parsed.success) throw new AppError('not_found', "Not found, or you don't have access.");
  return parsed.data;
}

/**
 * A part of a request by its schema.
 *
 * @throws AppError invalid_input with a sentence a field.
 */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown): z.output<S>;
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown;
export function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(value, { error: validationMessage });
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error);
}

/** One sentence a field, the first of each; the whole is said by the first of all. */
function invalidInput(error: z.ZodError): AppError {
  const issues = error.issues.map(({ path, message }) => [path.join('.') || 'body', message] as const);
  const fields = Object.fromEntries(issues.toReversed());
  return new AppError('invalid_input', error.issues[0]?.message ?? 'Check the highlighted fields.', fields);
}
