import type { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Resource } from './resources.ts';

/** Who may call an endpoint: anyone, a signed-in user, or an administrator. */
export type Access = 'public' | 'user' | 'admin';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The repeated file part of a multipart body, with the limits that browser and server both enforce. */
export interface FilesPart {
  readonly field: string;
  readonly maxFiles: number;
  readonly maxBytes: number;
}

/**
 * One call of /api: where it is, who may make it, what goes in, what comes out, and which cached
 * resources it reads or changes. The BFF mounts it, the browser calls it, both from this one object.
 */
export interface EndpointDefinition extends CallDefinition {
  readonly body?: z.ZodType;
  /** Present when the body is multipart; `body` then describes the other form fields. */
  readonly files?: FilesPart;
  readonly response: z.ZodType;
  /** Status of success; 200 unless told. */
  readonly status?: 200 | 201;
  /** The collection that a read belongs to: the first part of its query key in every remote. */
  readonly resource: Resource;
  /** It changes nothing, whatever its method: a question that is too long for an address. */
  readonly isRead?: true;
  /** The collections that a write changes: their queries are asked again, in whichever remote they live. */
  readonly touches?: readonly Resource[];
}

/** What every call of /api has, of either kind. */
interface CallDefinition {
  /** Unique, `resource.verb`; the operation id of the API document. */
  readonly id: string;
  readonly method: Method;
  /** With `:name` for each key of `params`. What stands under /platform is answered by the edge, all else by the BFF. */
  readonly path: `/api/${string}` | `/platform/${string}`;
  readonly access: Access;
  /** What it can answer besides the errors that follow from its access, path, query, and body. */
  readonly errors?: readonly ErrorCode[];
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
}

/**
 * A call of /api whose body or answer is not JSON of a schema: a file, a page, a stream of events, a signed
 * message of another server. The BFF mounts it by hand; the API document and the access table hold it too.
 */
export interface RawEndpointDefinition extends CallDefinition {
  /** Media type of the body; none when there is no body. */
  readonly consumes?: string;
  /** Media types that a success answers with. */
  readonly produces: readonly string[];
}

/** Declares a raw endpoint and keeps its exact types. */
export function rawEndpoint<const D extends RawEndpointDefinition>(definition: D): D {
  return definition;
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const D extends EndpointDefinition>(definition: D): D {
  return definition;
}

type Sent<T> = T extends z.ZodType ? z.input<T> : never;
type PartOf<E, K extends 'params' | 'query' | 'body'> = E extends Record<K, infer S> ? Sent<S> : never;
type Field<K extends string, T> = [T] extends [never]
  ? unknown
  : undefined extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a caller gives: `params`, `query`, `body` as the descriptor asks, and `files` for multipart. */
export type InputOf<E extends EndpointDefinition> = Field<'params', PartOf<E, 'params'>> &
  Field<'query', PartOf<E, 'query'>> &
  Field<'body', PartOf<E, 'body'>> &
  (E extends { readonly files: FilesPart } ? { readonly files: readonly File[] } : unknown);

/** What a caller receives, after parsing. */
export type OutputOf<E extends EndpointDefinition> = z.output<E['response']>;

/** What a handler must answer, before parsing. */
export type ReplyOf<E extends EndpointDefinition> = z.input<E['response']>;

/** What a handler receives, after parsing; a part that the descriptor lacks is `undefined`. */
export interface RequestOf<E extends EndpointDefinition> {
  readonly params: E extends { readonly params: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly query: E extends { readonly query: infer S extends z.ZodType } ? z.output<S> : undefined;
  readonly body: E extends { readonly body: infer S extends z.ZodType } ? z.output<S> : undefined;
}

/**
 * Fills the `:name` parts of a path, each percent-encoded.
 *
 * @throws Error when a part has no value.
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs a value for ${name}.`);
    return encodeURIComponent(value);
  });
}
