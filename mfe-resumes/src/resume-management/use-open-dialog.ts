import type { Resume } from '@shortlist/api-contract';
import { useState } from 'react';

/** What a dialog is about. */
export type About = 'edit' | 'analysis' | 'delete';

interface Asked {
  readonly about: About;
  readonly resume: Resume;
  /** Closed, its words stay while it fades out. */
  readonly isOpen: boolean;
  /** Each opening begins again. */
  readonly times: number;
}

/** The one dialog that is open, or was last. */
export function useOpenDialog() {
  const [asked, setAsked] = useState<Asked | null>(null);
  return {
    asked,
    ask: (about: About, resume: Resume) =>
      setAsked((before) => ({ about, resume, isOpen: true, times: (before?.times ?? 0) + 1 })),
    close: () => setAsked((before) => before && { ...before, isOpen: false }),
  };
}
