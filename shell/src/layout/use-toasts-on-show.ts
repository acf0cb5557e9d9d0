import { showToast } from '@shortlist/design-system/Toast';
import { dismiss, useNotifications } from '@shortlist/platform/host';
import { useEffect } from 'react';

/** Hands each toast of platform's store to the design system's region, which times it. */
export function useToastsOnShow(): void {
  const toasts = useNotifications((state) => state.toasts);
  useEffect(() => {
    for (const { id, ...content } of toasts) {
      showToast(content);
      dismiss(id);
    }
  }, [toasts]);
}
