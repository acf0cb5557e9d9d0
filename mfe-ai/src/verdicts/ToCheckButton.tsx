import type { Match } from '@shortlist/api-contract';
import { lazy, Suspense, useState } from 'react';
import { countOpen } from './open-verdicts.ts';
import { QueueButton } from './QueueButton.tsx';
import type { SettleOptions } from './use-settle.ts';

/** It comes with the press that opens it. */
const SettleQueue = lazy(() => import('./SettleQueue.tsx'));

interface ToCheckButtonProps {
  readonly matches: readonly Match[];
  readonly onMatch?: SettleOptions['onMatch'];
}

/** How much is to check, and the way to settle it in a row; nothing where nothing is. */
export function ToCheckButton({ matches, onMatch }: ToCheckButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countOpen(matches);
  if (count === 0 && !isOpen) return null;
  return (
    <>
      <QueueButton count={count} onPress={() => setOpen(true)} />
      <Suspense>
        {isOpen && <SettleQueue matches={matches} onMatch={onMatch} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
