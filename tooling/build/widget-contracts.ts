import { join } from 'node:path';
import type { RemoteRelease } from '@shortlist/platform/release-set';
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  type Project,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/async';
import { WORKSPACE } from './packages.ts';

/** What the contracts of this checkout say of one widget. */
export interface WidgetContract {
  readonly shape: RemoteRelease['contracts'][string];
  /** The `contract.ts` that says it. */
  readonly file: string;
}

/** By id, `mfe_jobs/JobList`. */
export type WidgetContracts = ReadonlyMap<string, WidgetContract>;

/** A project of the contracts alone: a third of what the project of one remote takes. */
const PROJECT = join(WORKSPACE, 'tooling/build/contracts.tsconfig.json');

/** The interface that each remote adds its widgets to. */
const DECLARED = { file: 'platform/src/boundary/RemoteWidget.tsx', name: 'WidgetContracts' };

let reading: Promise<WidgetContracts> | undefined;

/**
 * The props of every widget that a remote of this checkout promises, as the type checker sees them. Builds that run
 * side by side share one reading.
 */
export function widgetContracts(project = PROJECT): Promise<WidgetContracts> {
  if (project !== PROJECT) return readContracts(project);
  reading ??= readContracts(project).finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readContracts(config: string): Promise<WidgetContracts> {
  const api = new API({ cwd: WORKSPACE });
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [config] });
    const project = snapshot.getProject(config);
    return project ? await contractsIn(project) : new Map();
  } finally {
    await api.close();
  }
}

async function contractsIn({ program, checker }: Project): Promise<WidgetContracts> {
  const source = await program.getSourceFile(join(WORKSPACE, DECLARED.file));
  const declaration = source?.statements
    .filter(isInterfaceDeclaration)
    .find(({ name }) => name.text === DECLARED.name);
  const symbol = declaration && (await checker.getSymbolAtLocation(declaration.name));
  const type = symbol && (await checker.getDeclaredTypeOfSymbol(symbol));
  const contracts = new Map<string, WidgetContract>();
  for (const widget of type ? await checker.getPropertiesOfType(type) : []) {
    const props = await checker.getTypeOfSymbol(widget);
    const shape = props ? await shapeOf(checker, props) : {};
    contracts.set(widget.name, { shape, file: widget.declarations[0]?.path ?? '' });
  }
  return contracts;
}

/** The props by name, and the members of those that are plain objects: `params`, `params.job`. */
async function shapeOf(checker: Checker, type: Type): Promise<WidgetContract['shape']> {
  const shape: WidgetContract['shape'] = {};
  for (const [name, prop, isOptional] of await membersOf(checker, type)) {
    shape[name] = isOptional ? 'optional' : 'required';
    if (!(await isPlainObject(checker, prop))) continue;
    for (const [inner, , mayLack] of await membersOf(checker, prop)) {
      shape[`${name}.${inner}`] = mayLack ? 'optional' : 'required';
    }
  }
  return shape;
}

async function membersOf(checker: Checker, type: Type): Promise<[string, Type, boolean][]> {
  const members: [string, Type, boolean][] = [];
  for (const member of await checker.getPropertiesOfType(type)) {
    const of = await checker.getTypeOfSymbol(member);
    if (of) members.push([member.name, of, (member.flags & SymbolFlags.Optional) !== 0]);
  }
  return members;
}

/** Of a list or a choice of types the members are not its props' names. */
async function isPlainObject(checker: Checker, type: Type): Promise<boolean> {
  return (type.flags & TypeFlags.Object) !== 0 && !(await checker.isArrayLikeType(type));
}
