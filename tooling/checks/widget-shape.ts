import { ownValue, type WidgetShape } from '@shortlist/platform/release-set';

/**
 * Why somebody who was built against `known` can't show a widget that now wants `wanted`, as ends of a sentence. A prop
 * that is new and may be left out is no reason, nor is one that is asked for less.
 */
export function brokenProps(known: WidgetShape, wanted: WidgetShape): string[] {
  const missing = missingIn(known, wanted).map((name) => `requires the prop ${name}, which it need not give`);
  const gone = Object.keys(known)
    .filter((name) => !Object.hasOwn(wanted, name))
    // A member that is no longer read does no harm; one that could be left out was a question to the widget.
    .filter((name) => parentOf(name) === undefined || isAskedOf(name, known, wanted))
    .map((name) => `no longer has the prop ${name}`);
  return [...missing, ...gone];
}

/** Why a slot that passes `passed` can't show a widget that wants `wanted`, as ends of a sentence. What it passes besides is no reason. */
export const unmetProps = (passed: WidgetShape, wanted: WidgetShape): string[] =>
  missingIn(passed, wanted).map((name) => `does not pass the required prop ${name}`);

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
