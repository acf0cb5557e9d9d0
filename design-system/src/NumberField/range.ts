/** What a number may be; `format` writes one as the field does. */
export interface Range {
  readonly minValue?: number | undefined;
  readonly maxValue?: number | undefined;
  readonly step?: number | undefined;
  readonly format: (value: number) => string;
}

/** How far from a step a number may lie and still be on it: what floating point makes of .1 + .2. */
const TOLERANCE = 1e-6;

/** The sentence about a number outside of its range or between two steps, or null. An empty field (NaN) has none. */
export function rangeFault(value: number, range: Range): string | null {
  if (Number.isNaN(value)) return null;
  return limitFault(value, range) ?? stepFault(value, range);
}

function limitFault(value: number, { minValue = -Infinity, maxValue = Infinity, format }: Range) {
  if (value >= minValue && value <= maxValue) return null;
  if (minValue === -Infinity) return `At most ${format(maxValue)}.`;
  if (maxValue === Infinity) return `At least ${format(minValue)}.`;
  return `Between ${format(minValue)} and ${format(maxValue)}.`;
}

function stepFault(value: number, { minValue = 0, maxValue = Infinity, step, format }: Range) {
  if (step === undefined || step <= 0) return null;
  const steps = (value - minValue) / step;
  if (Math.abs(steps - Math.round(steps)) < TOLERANCE) return null;
  const below = minValue + Math.floor(steps) * step;
  const above = below + step;
  const nearest = above > maxValue ? format(below) : `${format(below)} or ${format(above)}`;
  return `Use steps of ${format(step)}: ${nearest}.`;
}
