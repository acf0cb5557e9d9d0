import type { Requirement } from '@shortlist/api-contract';

/** A name that answers a requirement, with the word before it: "or Rust", "and CSS". */
export interface AlternativeChip {
  readonly lead: '' | 'or' | 'and';
  readonly name: string;
}

type Answered = Pick<Requirement, 'text' | 'alternatives' | 'needed'>;

/** The names that answer a requirement; none where its only name is in its words anyway. */
export function chipsOf({ text, alternatives, needed }: Answered): AlternativeChip[] {
  const [only = '', ...others] = alternatives;
  if (others.length === 0 && text.toLowerCase().includes(only.toLowerCase())) return [];
  const lead = needed >= alternatives.length ? 'and' : 'or';
  return alternatives.map((name, at) => ({ lead: at === 0 ? '' : lead, name }));
}

/** "2 of", where neither one is enough nor all are needed. */
export function neededOf({ alternatives, needed }: Answered): string | null {
  return needed > 1 && needed < alternatives.length ? `${needed} of` : null;
}
