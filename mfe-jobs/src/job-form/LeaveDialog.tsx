import { ConfirmDialog } from '@shortlist/design-system/ConfirmDialog';
import { useBlocker } from '@shortlist/platform/router';
import { useEffect } from 'react';

interface LeaveDialogProps {
  /** Asked at each navigation and when the tab is closed: is there anything to lose? */
  readonly isDirty: () => boolean;
  readonly title: string;
  readonly children: string;
  readonly confirmLabel: string;
  readonly onLeave?: () => void;
}

/** Asks before a page with unsaved text is left: by a link, by back and forward, by a reload, by closing the tab. */
export function LeaveDialog({ isDirty, title, children, confirmLabel, onLeave }: LeaveDialogProps) {
  useUnloadGuard(isDirty());
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty() && currentLocation.pathname !== nextLocation.pathname,
  );

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title={title}
      confirmLabel={confirmLabel}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Has the browser ask before the tab is closed or reloaded. */
function useUnloadGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
