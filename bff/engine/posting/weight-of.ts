import { POINTS, type Requirement } from './requirements.ts';
import type { Asked } from './type-requirement.ts';

/** What a requirement counts beside others of its kind, by how it is checked. */
const SHARE: Readonly<Partial<Record<Asked['check'], number>>> = {
  years: 2,
  either: 2,
  license: 0.7,
  education: 0.5,
};
const SOFT = 0.3;

/** Points at most: years twice, and soft skills a third of what a skill counts. */
export function weightOf(kind: Requirement['kind'], asked: Asked): number {
  const isSoft = asked.check === 'statement' && asked.type === 'soft';
  const share = isSoft ? SOFT : (SHARE[asked.check] ?? 1);
  return Math.round(POINTS[kind] * share * 100) / 100;
}
