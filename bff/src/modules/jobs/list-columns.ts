import { parseJobDescription } from '@shortlist/api-contract';
import { z } from 'zod';
import { searchWordsOf } from '../../db/search.ts';

/** What lists, filters and the search need of a position's description, kept in columns beside it. */
export interface ListColumns {
  readonly isActive: boolean;
  /** YYYY-MM-DD; null when the description names no day. */
  readonly dueDate: string | null;
  readonly company: string | null;
  readonly skillTags: string[];
  readonly searchWords: string;
}

/** What the screens call the company of a position that names none. */
export const DEFAULT_COMPANY = 'Your Company';

/** Characters that a company may have in a list: an index holds it. */
const COMPANY_LIMIT = 200;

/** The calendar of the database has no year 0. */
const DueDate = z.iso.date().refine((date) => date >= '0001');

/** Reads them from a title and a description, plain or serialized; the description itself stays as it came. */
export function listColumnsOf(title: string, description: string | null): ListColumns {
  const { text, metadata } = parseJobDescription(description);
  const dueDate = DueDate.safeParse(metadata?.dueDate.trim());
  const company = Array.from(storable(metadata?.company ?? ''))
    .slice(0, COMPANY_LIMIT)
    .join('')
    .trim();
  const skillTags = [...new Set((metadata?.skillTags ?? []).map(storable))].filter((tag) => tag !== '');
  return {
    isActive: metadata?.isActive ?? true,
    dueDate: dueDate.success ? dueDate.data : null,
    company: company === '' ? null : company,
    skillTags,
    searchWords: searchWordsOf([title, company, ...skillTags, text]),
  };
}

/** Serialized text can spell what the database does not keep: NUL, and half of a surrogate pair. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim();
}
