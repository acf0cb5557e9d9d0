import { EmptyState } from '@shortlist/design-system/EmptyState';
import type { ReactElement } from 'react';
import { GroupUpload } from './GroupUpload.tsx';

/** How to begin. */
export function NoGroups(): ReactElement {
  return (
    <>
      <EmptyState
        headingLevel={2}
        title="No groups yet"
        description="Ask candidates, and let them decline. Then upload what they declared."
      />
      <GroupUpload />
    </>
  );
}
