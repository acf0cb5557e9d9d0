import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { WidgetShape } from '@shortlist/platform/release-set';
import { isInterfaceDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project } from 'typescript/unstable/async';
import { readType } from '../types/read-type.ts';
import type { MemberShape, TypeShape } from '../types/type-shape.ts';
import { IS_KIT, WORKSPACE } from './packages.ts';

/** What the contracts of this checkout say of one widget or slot. */
export interface Contract {
  readonly shape: WidgetShape;
  /** The same with the types of the values. */
  readonly type: TypeShape;
  /** The `contract.ts` that says it. */
  readonly file: string;
}

/** What the remotes of a checkout promise, by id, `mfe_jobs/JobList`. */
export interface Contracts {
  /** The props of each widget. */
  readonly widgets: ReadonlyMap<string, Contract>;
  /** What each slot passes to its widgets. */
  readonly slots: ReadonlyMap<string, Contract>;
}

/** A project of the contracts alone: a third of what the project of one remote takes. */
const PROJECT = join(WORKSPACE, IS_KIT ? 'tsconfig.json' : 'tooling/build/contracts.tsconfig.json');

/** An interface of platform that each remote adds its own to. */
interface Declared {
  /** The module of platform's boundary that declares it. */
  readonly part: string;
  readonly name: string;
}

const boundary = (name: string): string =>
  realpathSync(
    join(
      WORKSPACE,
      'node_modules/@shortlist/platform',
      IS_KIT ? `dist/boundary/${name}.d.ts` : `src/boundary/${name}.tsx`,
    ),
  );

const WIDGETS = { part: 'RemoteWidget', name: 'WidgetContracts' };
const SLOTS = { part: 'Slot', name: 'SlotContracts' };

let reading: Promise<Contracts> | undefined;

/**
 * The widgets and slots that the remotes of this checkout promise, as the type checker sees them. Builds that run side by
 * side share one reading.
 */
export function remoteContracts(project = PROJECT): Promise<Contracts> {
  if (project !== PROJECT) return readContracts(project);
  reading ??= readContracts(project).finally(() => {
    reading = undefined;
  });
  return reading;
}

async function readContracts(config: string): Promise<Contracts> {
  const api = new API({ cwd: WORKSPACE });
  try {
    const snapshot = await api.updateSnapshot({ openProjects: [config] });
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`The contracts of ${config} can't be read.`);
    return { widgets: await contractsIn(project, WIDGETS), slots: await contractsIn(project, SLOTS) };
  } finally {
    await api.close();
  }
}

async function contractsIn({ program, checker }: Project, { part, name }: Declared) {
  const source = await program.getSourceFile(boundary(part));
  const declaration = source?.statements
    .filter(isInterfaceDeclaration)
    .find((declared) => declared.name.text === name);
  const symbol = declaration && (await checker.getSymbolAtLocation(declaration.name));
  const declared = symbol && (await checker.getDeclaredTypeOfSymbol(symbol));
  const contracts = new Map<string, Contract>();
  for (const part of declared ? await checker.getPropertiesOfType(declared) : []) {
    const props = await checker.getTypeOfSymbol(part);
    const type: TypeShape = props ? await readType(checker, props) : 'unknown';
    contracts.set(part.name, { shape: shapeOf(type), type, file: part.declarations[0]?.path ?? '' });
  }
  return contracts;
}

/** The props by name, and the members of those that are plain objects: `params`, `params.job`. */
function shapeOf(type: TypeShape): WidgetShape {
  const shape: WidgetShape = {};
  for (const [name, member] of membersOf(type)) {
    shape[name] = presenceOf(member);
    if (member.isOptional) continue;
    for (const [inner, each] of membersOf(member.type)) shape[`${name}.${inner}`] = presenceOf(each);
  }
  return shape;
}

/** Of a list or a choice of types the members are not its props' names. */
const membersOf = (type: TypeShape): [string, MemberShape][] =>
  typeof type === 'object' && 'members' in type ? Object.entries(type.members) : [];

const presenceOf = ({ isOptional }: MemberShape): WidgetShape[string] =>
  isOptional ? 'optional' : 'required';
