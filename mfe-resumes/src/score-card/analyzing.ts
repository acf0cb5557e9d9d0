import { analysisEndpoints } from '@shortlist/api-contract';
import { call, messageOf, refresh } from '@shortlist/platform';
import { useSyncExternalStore } from 'react';
import { showFailure } from '../shared/failure-toast.ts';

/** Analyses that run now, by the resume: they go on while another tab or screen is shown. */
let running: ReadonlyMap<string, AbortController> = new Map();
const listeners = new Set<() => void>();

interface Named {
  readonly id: string;
  readonly candidate_name: string;
}

/** Analyzes a resume, unless that runs already. A failure is said in a toast that names it. */
export async function startAnalysis({ id, candidate_name }: Named): Promise<void> {
  if (running.has(id)) return;
  const control = new AbortController();
  setRunning(id, control);
  try {
    await call(analysisEndpoints.analyze, { params: { id } }, { signal: control.signal });
    await refresh(analysisEndpoints.analyze);
  } catch (error) {
    if (!control.signal.aborted) showFailure(`Failed to analyze ${candidate_name}. ${messageOf(error)}`);
  } finally {
    setRunning(id, null);
  }
}

/** Stops waiting for the analysis of a resume. */
export function stopAnalysis(id: string): void {
  running.get(id)?.abort();
}

function setRunning(id: string, control: AbortController | null): void {
  const next = new Map(running);
  if (control) next.set(id, control);
  else next.delete(id);
  running = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a resume is being analyzed. */
export function useIsAnalyzing(id: string): boolean {
  const isRunning = () => running.has(id);
  return useSyncExternalStore(subscribe, isRunning, isRunning);
}
