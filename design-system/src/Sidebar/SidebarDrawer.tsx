import { Menu, X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import styles from './SidebarDrawer.module.css';

/** Wider than this the links stand beside the page, and no drawer may lie over it. */
const WIDE = '(width >= 960px)';

interface SidebarDrawerProps {
  label: string;
  /** The menu button is an icon whose name is the label. */
  isIcon: boolean;
  children: ReactNode;
}

/**
 * The links of a sidebar on a narrow screen: a menu button, and a drawer over the page. The browser's own dialog does
 * the work, so that a page pays nothing for it: the page behind is out of reach, Escape closes, the focus returns.
 */
export function SidebarDrawer({ label, isIcon, children }: SidebarDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => dialog.current?.close(), []);
  useDrawer(isOpen ? dialog : null, close);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={isIcon ? styles.icon : styles.opener}
        aria-label={isIcon ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden />
        {isIcon ? null : label}
      </button>
      <dialog ref={dialog} className={styles.drawer} aria-label={label} onClose={() => setOpen(false)}>
        {isOpen ? (
          <div className={styles.panel}>
            <div className={styles.head}>
              <span className={styles.title}>{label}</span>
              <button type="button" className={styles.close} aria-label="Close" onClick={close}>
                <X aria-hidden />
              </button>
            </div>
            <nav aria-label={label} className={styles.links}>
              <ul className={styles.list}>{children}</ul>
            </nav>
          </div>
        ) : null}
      </dialog>
    </div>
  );
}

/**
 * What the browser's dialog leaves to the page: a press beside the drawer and a followed link close it, Tab stays in
 * it, and a screen that grows wide ends it, since a dialog that is modal and not drawn would lock the page.
 */
function useDrawer(dialog: RefObject<HTMLDialogElement | null> | null, close: () => void) {
  useEffect(() => {
    const drawer = dialog?.current;
    if (!drawer) return;
    if (!drawer.open) drawer.showModal();
    const handleClick = ({ target }: MouseEvent) => {
      if (target === drawer || (target instanceof Element && target.closest('a'))) close();
    };
    const wide = matchMedia(WIDE);
    wide.addEventListener('change', close);
    drawer.addEventListener('click', handleClick);
    drawer.addEventListener('keydown', keepFocusInside);
    return () => {
      wide.removeEventListener('change', close);
      drawer.removeEventListener('click', handleClick);
      drawer.removeEventListener('keydown', keepFocusInside);
    };
  }, [dialog, close]);
}

/** Left to the browser, Tab would go on to its own bars before it comes back. */
function keepFocusInside(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const inside = [...this.querySelectorAll<HTMLElement>('a[href], button')];
  const [end, next] = event.shiftKey ? [inside[0], inside.at(-1)] : [inside.at(-1), inside[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  next?.focus();
}
