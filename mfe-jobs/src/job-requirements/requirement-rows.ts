import { REQUIREMENT_KINDS, type Requirement, type RequirementKind } from '@shortlist/api-contract';
import { KINDS } from '../requirements/requirement-words.ts';

/** A requirement on the screen. Its id changes with its wording; its key doesn't. */
export interface RequirementRow {
  readonly key: string;
  readonly requirement: Requirement;
}

export type RequirementRows = readonly RequirementRow[];

let lastKey = 0;

/** A row of its own for a requirement. */
export function rowOf(requirement: Requirement): RequirementRow {
  lastKey += 1;
  return { key: `row-${lastKey}`, requirement };
}

/** A requirement that a recruiter is about to write, or has selected in the job description. */
export function newRow(kind: RequirementKind, selected?: SelectedWords): RequirementRow {
  return rowOf({
    id: '',
    text: selected?.text ?? '',
    kind,
    type: kind === 'logistics' ? 'logistics' : 'experience',
    weight: KINDS[kind].weight,
    alternatives: [],
    needed: 1,
    span: selected?.span ?? null,
    source: 'recruiter',
  });
}

/** Words of a job description, on one line, and where they are. */
export interface SelectedWords {
  readonly text: string;
  readonly span: NonNullable<Requirement['span']>;
}

/** The row that is edited. What it was before: of this kind, it stays in its place until its form closes. */
export interface OpenRow {
  readonly key: string;
  readonly kind: RequirementKind;
  readonly text: string;
}

/** The group that a row is shown in. */
export function shownKind({ key, requirement }: RequirementRow, open: OpenRow | null): RequirementKind {
  return open?.key === key ? open.kind : requirement.kind;
}

/** Rows as they are numbered: by kind, and within a kind in their order. */
export function inShownOrder(rows: RequirementRows, open: OpenRow | null = null): RequirementRow[] {
  return REQUIREMENT_KINDS.flatMap((kind) => rows.filter((row) => shownKind(row, open) === kind));
}

/** What is saved: a row without words isn't there yet. */
export function savedOf(rows: RequirementRows): Requirement[] {
  return rows.filter(isWorded).map(({ requirement }) => requirement);
}

/** Whether a row says anything. */
export function isWorded({ requirement }: RequirementRow): boolean {
  return requirement.text.trim() !== '';
}

/** Whether nobody has said how a row that was added is checked. */
export function isAsAdded({ requirement: { source, type, alternatives } }: RequirementRow): boolean {
  return source === 'recruiter' && type === 'experience' && alternatives.length === 0;
}

/** Rows for what the server has, with the keys of those that are the same; rows without words stay. */
export function adopt(rows: RequirementRows, requirements: readonly Requirement[]): RequirementRows {
  const worded = rows.filter(isWorded);
  if (worded.length === requirements.length) {
    const byKey = new Map(worded.map(({ key }, at) => [key, requirements[at]]));
    return rows.map((row) => ({ ...row, requirement: byKey.get(row.key) ?? row.requirement }));
  }
  const keys = new Map(worded.map(({ key, requirement }) => [requirement.id, key]));
  const adopted = requirements.map((requirement) => {
    const row = rowOf(requirement);
    return { ...row, key: keys.get(requirement.id) ?? row.key };
  });
  return [...adopted, ...rows.filter((row) => !isWorded(row))];
}

/** Changes what one row says. Of another kind it counts what that kind does, unless its weight was its own. */
export function changeRow(rows: RequirementRows, key: string, part: Partial<Requirement>): RequirementRows {
  return rows.map((row) => (row.key === key ? { ...row, requirement: changed(row.requirement, part) } : row));
}

function changed(before: Requirement, part: Partial<Requirement>): Requirement {
  const after = { ...before, ...part };
  const needed = Math.max(1, Math.min(after.needed, after.alternatives.length));
  return { ...after, needed, weight: part.weight ?? weightAs(before, after.kind) };
}

function weightAs({ kind, weight }: Requirement, next: RequirementKind): number {
  if (kind === next) return weight;
  const isUsual = weight === KINDS[kind].weight;
  return next === 'logistics' || isUsual ? KINDS[next].weight : weight;
}

/** A place in the list: in a kind before another row or, with null, behind all of that kind. */
export interface RowPlace {
  readonly kind: RequirementKind;
  readonly beforeKey: string | null;
}

/** Puts a row into another place; it is of that place's kind then. */
export function moveRow(rows: RequirementRows, key: string, { kind, beforeKey }: RowPlace): RequirementRows {
  const moved = changeRow(rows, key, { kind }).find((row) => row.key === key);
  if (!moved) return rows;
  return insertRow(withoutRow(rows, key), moved, beforeKey);
}

/** Adds a row before another or, where that one is gone or none is named, behind all of its kind. */
export function insertRow(
  rows: RequirementRows,
  row: RequirementRow,
  beforeKey: string | null,
): RequirementRows {
  const before = beforeKey === null ? -1 : rows.findIndex(({ key }) => key === beforeKey);
  return rows.toSpliced(before === -1 ? endOfKind(rows, row.requirement.kind) : before, 0, row);
}

/** Rows without one of them. */
export function withoutRow(rows: RequirementRows, key: string): RequirementRows {
  return rows.filter((row) => row.key !== key);
}

/** The row that follows another in the list, so that it can come back to its place. */
export function keyAfter(rows: RequirementRows, key: string): string | null {
  return rows[rows.findIndex((row) => row.key === key) + 1]?.key ?? null;
}

function endOfKind(rows: RequirementRows, kind: RequirementKind): number {
  const last = rows.findLastIndex(({ requirement }) => requirement.kind === kind);
  return last === -1 ? rows.length : last + 1;
}
