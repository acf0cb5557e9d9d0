import { type Checker, SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/async';
import {
  type FunctionShape,
  type MemberShape,
  type ObjectShape,
  printType,
  type TypeShape,
  unionOf,
  withoutUndefined,
} from './type-shape.ts';

/** How far members are followed: what lies deeper is compared by its name. */
const DEEPEST = 8;

/** 0 in TypeScript's own enumeration of signatures: those of a call. */
const CALL = 0;

/** 1 among TypeScript's own flags for printing types. */
const NO_TRUNCATION = 1;

/**
 * A type with everything that its values are made of. What the language or a package brings, as `Date`, and what contains
 * itself stands by its name.
 */
export async function readType(
  checker: Checker,
  type: Type,
  above: readonly number[] = [],
): Promise<TypeShape> {
  const inside = [...above, type.id];
  if (type.isUnionType()) return readUnion(checker, await type.getTypes(), inside);
  const isObject = (type.flags & (TypeFlags.Object | TypeFlags.Intersection)) !== 0;
  if (!isObject || above.includes(type.id) || above.length > DEEPEST) return nameOf(checker, type);
  if (type.isTypeReference() && (await checker.isArrayType(type))) {
    const [item] = await checker.getTypeArguments(type);
    return { items: item ? await readType(checker, item, inside) : 'unknown' };
  }
  const asFunction = await readFunction(checker, type, inside);
  if (asFunction) return asFunction;
  return (await isNamedOnly(checker, type)) ? nameOf(checker, type) : readObject(checker, type, inside);
}

/** In full, however long. */
const nameOf = (checker: Checker, type: Type): Promise<string> =>
  checker.typeToString(type, undefined, NO_TRUNCATION);

async function readUnion(
  checker: Checker,
  types: readonly Type[],
  inside: readonly number[],
): Promise<TypeShape> {
  const parts: TypeShape[] = [];
  for (const each of types) parts.push(await readType(checker, each, inside));
  const isBoolean = parts.includes('true') && parts.includes('false');
  const rest = isBoolean ? parts.filter((part) => part !== 'true' && part !== 'false') : parts;
  // The checker's own order depends on what it has read before.
  return unionOf([...rest, ...(isBoolean ? ['boolean'] : [])].toSorted(byText));
}

const byText = (a: TypeShape, b: TypeShape): number => printType(a).localeCompare(printType(b));

async function readFunction(
  checker: Checker,
  type: Type,
  inside: readonly number[],
): Promise<FunctionShape | undefined> {
  const [signature] = await checker.getSignaturesOfType(type, CALL);
  if (!signature) return undefined;
  const parameters: TypeShape[] = [];
  for (let index = 0; index < signature.parameters.length; index += 1) {
    const parameter = await checker.getParameterType(signature, index);
    parameters.push(parameter ? await readType(checker, parameter, inside) : 'unknown');
  }
  const returns = await checker.getReturnTypeOfSignature(signature);
  return { parameters, returns: returns ? await readType(checker, returns, inside) : 'unknown' };
}

/** Tuples, and what is declared by the language or a package. */
async function isNamedOnly(checker: Checker, type: Type): Promise<boolean> {
  if (await checker.isTupleType(type)) return true;
  const symbol = await type.getSymbol();
  // The symbol of a mapped type, `Partial<...>`, is the language's; its members are not.
  if (!symbol || (symbol.flags & (SymbolFlags.Class | SymbolFlags.Interface)) === 0) return false;
  const files = symbol.declarations.map(({ path }) => path);
  return files.some((path) => path.includes('/node_modules/') || path.startsWith('bundled:'));
}

async function readObject(checker: Checker, type: Type, inside: readonly number[]): Promise<ObjectShape> {
  const members: Record<string, MemberShape> = {};
  for (const member of await checker.getPropertiesOfType(type)) {
    const of = await checker.getTypeOfSymbol(member);
    const isOptional = (member.flags & SymbolFlags.Optional) !== 0;
    const read = of ? await readType(checker, of, inside) : 'unknown';
    members[member.name] = { type: isOptional ? withoutUndefined(read) : read, isOptional };
  }
  const [index] = await checker.getIndexInfosOfType(type);
  return index ? { members, index: await readType(checker, index.valueType, inside) } : { members };
}
