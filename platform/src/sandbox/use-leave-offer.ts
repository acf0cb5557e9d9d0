import { closeToast, showToast } from '@shortlist/design-system/Toast';
import { useCallback, useEffect, useRef } from 'react';

/** A toast by which a person leaves, whatever the frame says; one at a time, and none once the page is left. */
export function useLeaveOffer(title: string) {
  const shown = useRef<number | null>(null);
  const withdraw = useCallback(() => {
    if (shown.current !== null) closeToast(shown.current);
    shown.current = null;
  }, []);
  useEffect(() => withdraw, [withdraw]);
  return (onAction: () => void): void => {
    withdraw();
    const action = { label: 'Leave Anyway', onAction };
    shown.current = showToast({ message: `${title} asks before you leave.`, icon: 'information', action });
  };
}
