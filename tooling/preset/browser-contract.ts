import type { EndpointDefinition } from '@shortlist/api-contract';
import * as contract from '@shortlist/api-contract';
import * as written from '@shortlist/api-contract/without-schemas';

/**
 * What browsers get for `@shortlist/api-contract`: of its constants the values, of each endpoint what a call needs, and
 * the modules that make no schema as they are written. Schemas, and zod with them, come with
 * `@shortlist/api-contract/schemas` where a page checks something itself, such as a form.
 */
export function browserContractSource(): string {
  const { endpoints, rawEndpoints, ...rest } = contract as Record<string, unknown>;
  const names = Object.keys(rest).filter((name) => !(name in written) && isForBrowsers(rest[name]));
  const nameOf = new Map(names.map((name) => [rest[name], name]));
  const groups = (all: unknown) =>
    Object.entries(all as object).map(([key, group]) => `${key}: ${nameOf.get(group)}`);
  return [
    "export * from '@shortlist/api-contract/without-schemas';",
    ...names.map((name) => `export const ${name} = ${literal(rest[name])};`),
    `export const endpoints = { ${groups(endpoints).join(', ')} };`,
    `export const rawEndpoints = { ${groups(rawEndpoints).join(', ')} };`,
    '',
  ].join('\n');
}

/** The names that browser code can import from `@shortlist/api-contract`. */
export function browserContractNames(): ReadonlySet<string> {
  names ??= new Set([
    ...[...browserContractSource().matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name),
    ...Object.keys(written),
  ]);
  return names;
}

let names: ReadonlySet<string> | undefined;

const FOR_CALLS = ['id', 'method', 'path', 'resource', 'isRead', 'touches', 'files'] as const;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isEndpoint = (value: unknown): value is EndpointDefinition =>
  isObject(value) && typeof value.id === 'string' && typeof value.path === 'string' && 'access' in value;

/** Schemas and functions are not, nor what holds one, nor the flat lists of all endpoints. */
function isForBrowsers(value: unknown): boolean {
  if (isEndpoint(value)) return true;
  if (Array.isArray(value)) return value.every((each) => !isEndpoint(each) && isForBrowsers(each));
  if (!isObject(value)) return typeof value !== 'function';
  return !('_zod' in value) && Object.values(value).every(isForBrowsers);
}

function literal(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    isEndpoint(each) ? Object.fromEntries(FOR_CALLS.map((key) => [key, (each as never)[key]])) : each,
  );
}
