import { ownValue, type WidgetShape } from '@shortlist/platform/release-set';
import { findMismatch, type Mismatch } from '../types/find-mismatch.ts';
import { printType, TypeShape } from '../types/type-shape.ts';

/** What a release says of the props of a widget, or of what a slot passes. */
export interface Told {
  readonly shape: WidgetShape;
  /** Undefined in a release from before types were told. */
  readonly type: unknown;
}

/**
 * Why somebody who was built against `known` can't show a widget that now wants `wanted`, as ends of a sentence. A prop
 * that is new and may be left out is no reason, nor is one that is asked for less.
 */
export function brokenProps(known: Told, wanted: Told): string[] {
  const missing = missingIn(known.shape, wanted.shape);
  const gone = Object.keys(known.shape)
    .filter((name) => !Object.hasOwn(wanted.shape, name))
    // A member that is no longer read does no harm; one that could be left out was a question to the widget.
    .filter((name) => parentOf(name) === undefined || isAskedOf(name, known.shape, wanted.shape))
    .map((name) => `no longer has the prop ${name}`);
  return [
    ...missing.map((name) => `requires the prop ${name}, which it need not give`),
    ...gone,
    ...changedIn(known, wanted, missing).map(({ path, given, wanted: type }) =>
      given === undefined
        ? `requires the prop ${path}, which it need not give`
        : `takes the prop ${path} as ${printType(type)}, and it gives ${printType(given)}`,
    ),
  ];
}

/** Why a slot that passes `passed` can't show a widget that wants `wanted`, as ends of a sentence. What it passes besides is no reason. */
export function unmetProps(passed: Told, wanted: Told): string[] {
  const missing = missingIn(passed.shape, wanted.shape);
  return [
    ...missing.map((name) => `does not pass the required prop ${name}`),
    ...changedIn(passed, wanted, missing).map(({ path, given, wanted: type }) =>
      given === undefined
        ? `does not pass the required prop ${path}`
        : `passes the prop ${path} as ${printType(given)}, and it takes ${printType(type)}`,
    ),
  ];
}

/** Props whose values changed their type, but for what is told as missing already. */
function changedIn(given: Told, wanted: Told, missing: readonly string[]): Mismatch[] {
  const [from, to] = [membersOf(given.type), membersOf(wanted.type)];
  return Object.keys(to)
    .flatMap((name) => {
      const [there, asked] = [ownValue(from, name), ownValue(to, name)];
      return (there && asked && findMismatch(there.type, asked.type, name)) || [];
    })
    .filter(({ path }) => !missing.includes(path));
}

function membersOf(told: unknown) {
  const type = TypeShape.safeParse(told).data;
  return typeof type === 'object' && 'members' in type ? type.members : {};
}

function missingIn(known: WidgetShape, wanted: WidgetShape): string[] {
  return (
    Object.keys(wanted)
      .filter((name) => wanted[name] === 'required' && ownValue(known, name) !== 'required')
      // What belongs to a prop that the user does not know is that prop's to say.
      .filter((name) => parentOf(name) === undefined || Object.hasOwn(known, parentOf(name) ?? ''))
  );
}

/** `params` of `params.job`; undefined for a prop itself. */
function parentOf(name: string): string | undefined {
  const dot = name.indexOf('.');
  return dot === -1 ? undefined : name.slice(0, dot);
}

function isAskedOf(name: string, known: WidgetShape, wanted: WidgetShape): boolean {
  return known[name] === 'optional' && Object.hasOwn(wanted, parentOf(name) ?? '');
}
