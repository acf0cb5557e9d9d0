import type { Role, Span } from '../profile/profile.ts';
import { dot } from '../taxonomy/vectors.ts';
import type { EvidenceLine } from './evidence-index.ts';
import { bagOf, directionOf, fieldOfText } from './field-of-work.ts';

/** How near the lines of a role come to its title at least: nine of ten honest ones do. */
const BORNE_OUT = 0.07;

/** Whether the lines of a role speak of the work that its title names: a title alone is easily written. */
export function isBorneOut(role: Role, evidence: readonly EvidenceLine[]): boolean {
  if (role.title === null) return false;
  const bag = bagOf(
    linesBelow(role, evidence)
      .map(({ line }) => line.text)
      .join('\n'),
  );
  return dot(fieldOfText(role.title), directionOf(bag)) >= BORNE_OUT;
}

/** The lines of a role without the one that names its title. */
function linesBelow(role: Role, evidence: readonly EvidenceLine[]): EvidenceLine[] {
  return evidence.filter(({ line }) => line.role === role && !holds(line, role.heading));
}

const holds = (line: Span, { start, end }: Span): boolean => line.start <= start && line.end >= end;
