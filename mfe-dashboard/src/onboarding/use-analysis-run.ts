import { endpoints, type Resume } from '@shortlist/api-contract';
import { call, messageOf, refresh } from '@shortlist/platform';
import { useEffect, useRef, useState } from 'react';

/** How far a run is: so many of `total` resumes are settled, some of them badly. */
export interface AnalysisRun {
  readonly status: 'idle' | 'running' | 'cancelled' | 'done';
  readonly settled: number;
  readonly total: number;
  readonly failures: readonly { readonly id: string; readonly name: string; readonly reason: string }[];
}

const IDLE: AnalysisRun = { status: 'idle', settled: 0, total: 0, failures: [] };

/** So many resumes are worked on at the same time. */
const AT_ONCE = 2;

/** Analyzes resumes and matches them against a position, one call each; one that fails does not end the others. */
export function useAnalysisRun() {
  const [run, setRun] = useState(IDLE);
  const abort = useRef<AbortController | null>(null);

  useEffect(() => () => abort.current?.abort(), []);

  async function start(jobId: string, resumes: readonly Resume[]) {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    setRun({ ...IDLE, status: 'running', total: resumes.length });
    const queue = [...resumes];
    const work = async () => {
      for (let next = queue.shift(); next && !controller.signal.aborted; next = queue.shift()) {
        const failure = await score(next, jobId, controller.signal);
        if (!controller.signal.aborted) setRun((before) => settledBy(before, failure));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    abort.current = null;
    setRun((before) => ({ ...before, status: controller.signal.aborted ? 'cancelled' : 'done' }));
    await Promise.all([refresh(endpoints.analysis.analyze), refresh(endpoints.matches.match)]);
  }

  return { run, start, cancel: () => abort.current?.abort() };
}

type Failure = AnalysisRun['failures'][number];

function settledBy(run: AnalysisRun, failure: Failure | null): AnalysisRun {
  return {
    ...run,
    settled: run.settled + 1,
    failures: failure ? [...run.failures, failure] : run.failures,
  };
}

/** @returns why it failed; null when it did not. */
async function score(resume: Resume, jobId: string, signal: AbortSignal): Promise<Failure | null> {
  const { id, analysis, candidate_name: name } = resume;
  try {
    if (analysis === null) await call(endpoints.analysis.analyze, { params: { id } }, { signal });
    await call(endpoints.matches.match, { params: { jobId, resumeId: id } }, { signal });
    return null;
  } catch (error) {
    return { id, name, reason: messageOf(error) };
  }
}
