import { parseSync } from 'oxc-parser';

/** A function with a name: the line and column, from zero, of its beginning and its end. */
export type FunctionPlace = readonly [
  name: string,
  line: number,
  column: number,
  endLine: number,
  endColumn: number,
];

/** As much of a syntax tree as is looked at: https://github.com/estree/estree. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/**
 * The functions of a source that have a name, as the engine of a browser would name them, outer ones first. None where the
 * source is no script.
 */
export function functionsIn(file: string, source: string): FunctionPlace[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) return [];
  const found: FunctionPlace[] = [];
  const placeOf = placesIn(source);
  const visit = (node: Node, given: string | undefined): void => {
    const name = FUNCTIONS.has(node.type) ? (nameOf(node.id) ?? given) : undefined;
    if (name !== undefined) found.push([name, ...placeOf(node.start), ...placeOf(node.end)]);
    for (const child of childrenOf(node)) visit(child, nameGivenTo(child, node));
  };
  visit(program as unknown as Node, undefined);
  return found;
}

/** What a function without a name of its own is called by where it stands: `const JobRow = () => ...`. */
function nameGivenTo(child: Node, parent: Node): string | undefined {
  if (parent.type === 'VariableDeclarator' && parent.init === child) return nameOf(parent.id);
  if (parent.type === 'AssignmentExpression' && parent.right === child) return nameOf(parent.left);
  const isMember = ['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type);
  return isMember && parent.value === child ? nameOf(parent.key) : undefined;
}

/** The name of an identifier, also of `#one` and of `its.member`; undefined of everything else. */
function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'MemberExpression') return nameOf(value.property);
  return typeof value.name === 'string' ? value.name : undefined;
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** How an offset is had as a line and a column, by looking for its line in halves. */
function placesIn(source: string): (offset: number) => [line: number, column: number] {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return [low, offset - (starts[low] ?? 0)];
  };
}
