import type { Resume } from '@shortlist/api-contract';
import type { TabProps } from '@shortlist/platform';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnalyzeMode, keyOf } from './analyze-address.ts';
import { type AnalyzeState, analyzeSession, type ChosenJob } from './analyze-session.ts';

export interface Analyze extends AnalyzeState {
  readonly switchTo: (mode: AnalyzeMode) => void;
  readonly chooseJob: (jobId: string) => void;
  readonly choose: (chosen: ReadonlySet<string>, shown: readonly Resume[]) => void;
  readonly analyze: () => void;
  readonly match: (job: ChosenJob) => void;
  readonly backToSelection: () => void;
}

/** What was chosen and started, and its way into the address and out of it. */
export function useAnalyze({ params, onParamsChange }: TabProps<'mode' | 'job' | 'resumes'>): Analyze {
  const session = analyzeSession();
  // Before the first drawing, so that no list is asked for that the address does not mean.
  useState(() => session.open(params));
  const state = useSyncExternalStore(session.subscribe, session.state);

  function write(): void {
    const next = session.tellAddress();
    if (keyOf(next) !== keyOf(params)) onParamsChange(next);
  }

  useEffect(() => {
    if (session.follow(params)) write();
  });

  return {
    ...state,
    switchTo: (mode) => {
      session.switchTo(mode);
      write();
    },
    chooseJob: (jobId) => {
      session.chooseJob(jobId);
      write();
    },
    choose: (chosen, shown) => {
      session.choose(chosen, shown);
      write();
    },
    analyze: () => session.analyze(),
    match: (job) => session.match(job),
    backToSelection: () => session.backToSelection(),
  };
}
