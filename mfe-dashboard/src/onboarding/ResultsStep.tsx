import { RemoteWidget } from '@shortlist/platform';
import type { ReactElement } from 'react';

/** Step 4: who comes first, and in which words, drawn by the remote that owns the matches. */
export function ResultsStep(): ReactElement {
  return <RemoteWidget id="mfe_ai/MatchHistory" />;
}
