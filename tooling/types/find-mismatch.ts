import { ownValue } from '@shortlist/platform/release-set';
import {
  type FunctionShape,
  type MemberShape,
  type ObjectShape,
  type TypeShape,
  withoutUndefined,
} from './type-shape.ts';

/** A place where a value of one type can't stand for one of another. */
export interface Mismatch {
  /** `job.status` */
  readonly path: string;
  /** Undefined for a member that is missing or may be. */
  readonly given: TypeShape | undefined;
  readonly wanted: TypeShape;
}

/** The first place where `given` does not do as `wanted`, as TypeScript sees it; undefined where it does. */
export function findMismatch(given: TypeShape, wanted: TypeShape, path: string): Mismatch | undefined {
  const differs = { path, given, wanted };
  if (isAnything(wanted) || given === 'any' || given === 'never') return undefined;
  if (typeof given === 'object' && 'anyOf' in given)
    return first(given.anyOf, (part) => findMismatch(part, wanted, path)) && differs;
  if (typeof wanted === 'object' && 'anyOf' in wanted)
    return wanted.anyOf.some((part) => !findMismatch(given, part, path)) ? undefined : differs;
  if (typeof wanted === 'string') return fitsName(given, wanted) ? undefined : differs;
  if (typeof given === 'string') return differs;
  if ('items' in wanted)
    return 'items' in given ? findMismatch(given.items, wanted.items, `${path}[]`) : differs;
  if ('returns' in wanted) return 'returns' in given && fitsCall(given, wanted) ? undefined : differs;
  return 'members' in given ? inMembers(given, wanted, path) : isEmpty(wanted) ? undefined : differs;
}

const isAnything = (type: TypeShape): boolean => type === 'any' || type === 'unknown';

const isEmpty = ({ members, index }: ObjectShape): boolean =>
  index === undefined && Object.keys(members).length === 0;

/** What primitives the literals of a kind begin like. */
const LITERALS: Readonly<Record<string, RegExp>> = {
  string: /^["'`]/,
  number: /^-?[\d.]/,
  boolean: /^(?:true|false)$/,
};

function fitsName(given: TypeShape, wanted: string): boolean {
  if (typeof given !== 'string') return wanted === 'object';
  if (given === wanted) return true;
  return wanted === 'void' ? given === 'undefined' : (ownValue(LITERALS, wanted)?.test(given) ?? false);
}

/** Whoever calls it gives what `wanted` takes, and may ignore what it returns. */
function fitsCall(given: FunctionShape, wanted: FunctionShape): boolean {
  if (given.parameters.length > wanted.parameters.length) return false;
  const takes = given.parameters.every(
    (parameter, index) => !findMismatch(wanted.parameters[index] ?? 'unknown', parameter, ''),
  );
  return takes && (wanted.returns === 'void' || !findMismatch(given.returns, wanted.returns, ''));
}

function inMembers(given: ObjectShape, wanted: ObjectShape, path: string): Mismatch | undefined {
  const missing = first(Object.entries(wanted.members), ([name, member]) => {
    const there = ownValue(given.members, name) ?? indexed(given);
    const at = path === '' ? name : `${path}.${name}`;
    if (!there) return member.isOptional ? undefined : { path: at, given: undefined, wanted: member.type };
    if (there.isOptional && !member.isOptional) return { path: at, given: undefined, wanted: member.type };
    return findMismatch(there.type, member.type, at);
  });
  const { index } = wanted;
  if (missing || index === undefined) return missing;
  const others = [...Object.values(given.members).map(({ type }) => type), given.index ?? 'never'];
  return first(others, (type) => findMismatch(type, index, `${path}[]`));
}

/** A member that may be there under any name. */
const indexed = ({ index }: ObjectShape): MemberShape | undefined =>
  index === undefined ? undefined : { type: withoutUndefined(index), isOptional: true };

function first<T, R>(items: readonly T[], find: (item: T) => R | undefined): R | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
