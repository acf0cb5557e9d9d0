import { z } from 'zod';

/** A type as far as two builds have to agree on it, without the sources of either. */
export type TypeShape =
  /** `string`, `"done"`, `undefined`, or the name of a type that is not looked into, `Date`. */
  | string
  | { readonly anyOf: readonly TypeShape[] }
  /** A list. */
  | { readonly items: TypeShape }
  | ObjectShape
  | FunctionShape;

export interface ObjectShape {
  readonly members: Readonly<Record<string, MemberShape>>;
  /** What stands under any other name; undefined where there is nothing. */
  readonly index?: TypeShape | undefined;
}

export interface MemberShape {
  readonly type: TypeShape;
  /** It may be left out. */
  readonly isOptional: boolean;
}

export interface FunctionShape {
  readonly parameters: readonly TypeShape[];
  readonly returns: TypeShape;
}

/** A type as it stands in a `release.json`. */
export const TypeShape: z.ZodType<TypeShape> = z.lazy(() =>
  z.union([
    z.string(),
    z.object({ anyOf: z.array(TypeShape) }),
    z.object({ items: TypeShape }),
    z.object({
      members: z.record(z.string(), z.object({ type: TypeShape, isOptional: z.boolean() })),
      index: TypeShape.optional(),
    }),
    z.object({ parameters: z.array(TypeShape), returns: TypeShape }),
  ]),
);

/** A type as TypeScript writes it, in one line. */
export function printType(type: TypeShape): string {
  if (typeof type === 'string') return type;
  if ('anyOf' in type) return type.anyOf.map(printInner).join(' | ');
  if ('items' in type) return `readonly ${printInner(type.items)}[]`;
  if ('returns' in type) {
    const parameters = type.parameters.map((each, index) => `p${index + 1}: ${printType(each)}`);
    return `(${parameters.join(', ')}) => ${printType(type.returns)}`;
  }
  const members = Object.entries(type.members).map(
    ([name, member]) =>
      `readonly ${printName(name)}${member.isOptional ? '?' : ''}: ${printType(member.type)};`,
  );
  if (type.index !== undefined) members.push(`readonly [name: string]: ${printType(type.index)};`);
  return members.length > 0 ? `{ ${members.join(' ')} }` : 'object';
}

const printName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

/** Where something is written after or beside it. */
function printInner(type: TypeShape): string {
  const needsParentheses =
    typeof type === 'object' && ('anyOf' in type || 'returns' in type || 'items' in type);
  return needsParentheses ? `(${printType(type)})` : printType(type);
}

/** One type is no choice. */
export function unionOf(parts: readonly TypeShape[]): TypeShape {
  const [only = 'never'] = parts;
  return parts.length > 1 ? { anyOf: parts } : only;
}

/** Of a member that may be left out, which says it already. */
export const withoutUndefined = (type: TypeShape): TypeShape =>
  typeof type === 'object' && 'anyOf' in type
    ? unionOf(type.anyOf.filter((part) => part !== 'undefined'))
    : type;
