import type { NotificationDialogProps } from '@shortlist/design-system/NotificationDialog';
import { showToast } from '@shortlist/design-system/Toast';
import { useEffect } from 'react';

/** Says a notification as a toast, for when the dialog's code could not be fetched. */
export function NotificationAsToast({ title, message, onClose }: NotificationDialogProps): null {
  useEffect(() => {
    showToast({ icon: 'information', message: message ? `${title}. ${message}` : title });
    onClose();
  }, [title, message, onClose]);
  return null;
}
