import { Check, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Toast.module.css';
import {
  closeToast,
  type ShownToast,
  shownToasts,
  subscribeToToasts,
  type ToastIcon,
} from './toast-queue.ts';

/** Long enough to read a sentence, longer where there is something to press. */
const STAY_MS = 5000;
const STAY_WITH_ACTION_MS = 10_000;

const ICONS: Record<ToastIcon, ReactNode> = {
  done: <Check aria-hidden />,
  warning: <TriangleAlert aria-hidden />,
  information: <Info aria-hidden />,
};

/** A tick also for the elements that remotes passed before 1.2. */
const iconOf = ({ icon = 'done' }: ShownToast): ReactNode =>
  Object.hasOwn(ICONS, icon) ? ICONS[icon] : ICONS.done;

export interface ToastRegionProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The name of the region for a screen reader. */
  label?: string;
}

/** Where toasts appear: once in a product. They wait while the pointer or the focus is on them. */
export function ToastRegion({ label = 'Notices', className, ...rest }: ToastRegionProps) {
  const toasts = useSyncExternalStore(subscribeToToasts, shownToasts, shownToasts);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions text"
      {...rest}
      className={classNames(styles.region, className)}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastItem({ toast }: { toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => closeToast(toast.id), toast.action ? STAY_WITH_ACTION_MS : STAY_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.action]);

  const hold = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div className={styles.toast} {...hold}>
      <span className={styles.icon}>{iconOf(toast)}</span>
      <span className={styles.message}>{toast.message}</span>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            toast.action?.onAction();
            closeToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.close}
        aria-label="Dismiss"
        onClick={() => closeToast(toast.id)}
      >
        <X aria-hidden size={14} />
      </button>
    </div>
  );
}
