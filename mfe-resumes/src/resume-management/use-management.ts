import type { Resume, ResumeStatus } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';
import { useState } from 'react';
import { changeStatus } from '../resume-changes/change-notes.ts';
import { type KeptRow, keepRow, useOptimisticRows } from './use-kept-rows.ts';
import { useSearch } from './use-search.ts';
import { useZones, type Zones } from './use-zones.ts';

/** How many of the resumes that were moved are shown wherever their page begins. */
const KEPT_MOVES = 3;

/** What the pane beside the zones shows. */
export type Shown =
  | { readonly kind: 'resume'; readonly resume: Resume }
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly row: KeptRow }
  | { readonly kind: 'nothing' };

export interface Management {
  readonly zones: Zones;
  readonly search: ReturnType<typeof useSearch>;
  readonly shown: Shown;
  /** Whether the address says which resume is shown; else it is the first active one. */
  readonly isChosen: boolean;
  readonly choose: (id: string | undefined) => void;
  readonly move: (id: string, status: ResumeStatus) => Promise<void>;
}

/** The resumes by status, and the one that is shown: the chosen one, else the first that is active. */
export function useManagement({ params, onParamsChange }: TabProps<'resume'>): Management {
  const search = useSearch();
  const [moved, setMoved] = useState<readonly string[]>([]);
  const [held, setHeld] = useState<string | null>(null);
  const asked = params.resume;
  const kept = useOptimisticRows(asked ? [asked, ...moved] : moved);
  const chosen = kept.find(({ id, isUnknown }) => id === asked && !isUnknown);
  const known = kept.flatMap(({ id, resume }) => (resume && fits(id) ? [resume] : []));
  const zones = useZones(search.words, known);
  const shown = shownOf(chosen, zones, held);

  /** What is searched for narrows the chosen one too; what was just moved stays in sight. */
  function fits(id: string): boolean {
    return search.words === '' || moved.includes(id);
  }

  function choose(id: string | undefined) {
    const row = zones.rows?.find((resume) => resume.id === id);
    if (row) keepRow(row);
    setHeld(null);
    onParamsChange(id === undefined ? {} : { resume: id });
  }

  async function move(id: string, status: ResumeStatus) {
    const row = zones.rows?.find((resume) => resume.id === id);
    if (row) keepRow(row);
    setMoved((before) => [id, ...before.filter((other) => other !== id)].slice(0, KEPT_MOVES));
    // The first active one may be another now: what people look at stays.
    if (shown.kind === 'resume' && shown.resume.id === id) setHeld(id);
    await changeStatus(id, status);
  }

  return { zones, search, shown, isChosen: chosen !== undefined, choose, move };
}

function shownOf(chosen: KeptRow | undefined, { rows, error }: Zones, held: string | null): Shown {
  if (chosen?.resume) return { kind: 'resume', resume: chosen.resume };
  if (chosen?.error) return { kind: 'failed', row: chosen };
  if (chosen) return { kind: 'loading' };
  const first = rows?.find(({ id }) => id === held) ?? rows?.find(({ status }) => status === 'active');
  if (first) return { kind: 'resume', resume: first };
  return rows || error ? { kind: 'nothing' } : { kind: 'loading' };
}
