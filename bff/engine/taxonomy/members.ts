import { nameAt, placeOf, skillTable } from './skill-table.ts';

/** The skills that are one of this kind, so that who shows one shows the kind: PostgreSQL is SQL. Any alias is understood. */
export function membersOf(name: string): readonly string[] {
  const place = placeOf(name);
  if (place === null) return [];
  return (skillTable().members.get(place) ?? []).map(nameAt);
}
