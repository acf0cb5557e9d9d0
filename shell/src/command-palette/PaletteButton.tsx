import { useModK } from '@shortlist/design-system/CommandPalette';
import { Kbd } from '@shortlist/design-system/Kbd';
import { notify } from '@shortlist/platform';
import { Search } from 'lucide-react';
import { type ReactElement, useCallback, useState } from 'react';
import styles from './PaletteButton.module.css';

type ShellPalette = typeof import('./ShellPalette.tsx').ShellPalette;

/**
 * The way to the command palette: a button, and Mod+K on every page. The palette's code comes when somebody is about
 * to use it, so that no first page waits for it; the first press opens it all the same.
 */
export function PaletteButton({ isShown }: { readonly isShown: boolean }): ReactElement {
  const [Palette, setPalette] = useState<ShellPalette | null>(null);
  const [isOpen, setOpen] = useState(false);

  const fetchPalette = useCallback(async () => {
    const { ShellPalette } = await import('./ShellPalette.tsx');
    setPalette(() => ShellPalette);
  }, []);
  /** Intent only: if it fails, the press will say so. */
  const prepare = () => void fetchPalette().catch(() => undefined);
  const toggle = useCallback(() => {
    setOpen((before) => !before);
    fetchPalette().catch(() => {
      setOpen(false);
      notify({
        tone: 'error',
        title: 'Failed to open search',
        message: 'Check your connection and try again.',
      });
    });
  }, [fetchPalette]);
  useModK(toggle);
  return (
    <>
      {isShown ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={toggle}
        >
          <Search aria-hidden className={styles.icon} />
          <span className={styles.words}>Search</span>
          <Kbd keys="Mod+K" className={styles.keys} />
        </button>
      ) : null}
      {Palette ? <Palette isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}
