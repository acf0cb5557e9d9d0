import type { Match } from '@shortlist/api-contract';
import { lazy, Suspense } from 'react';

/** It comes with the first sign that is opened. */
const SignPanel = lazy(() => import('../verdicts/SignPanel.tsx'));

/** A sign whose words are shown. */
export interface ShownSign {
  readonly resumeId: string;
  readonly requirementId: string;
  readonly trigger: { readonly current: HTMLElement };
}

interface ShownSignPanelProps {
  readonly sign: ShownSign | null;
  readonly matches: readonly Match[];
  readonly onMatch: (match: Match) => void;
  readonly onClose: () => void;
}

/** The words behind the sign, as they are now; nothing while no sign is opened. */
export function ShownSignPanel({ sign, matches, onMatch, onClose }: ShownSignPanelProps) {
  const match = matches.find(({ resume_id: id }) => id === sign?.resumeId);
  const requirement = match?.requirements.find(({ id }) => id === sign?.requirementId);
  if (!sign || !match || !requirement) return null;
  return (
    <Suspense>
      <SignPanel
        match={match}
        requirement={requirement}
        triggerRef={sign.trigger}
        onMatch={onMatch}
        onClose={onClose}
      />
    </Suspense>
  );
}
