import { useModK } from '@shortlist/design-system/CommandPalette';
import { Kbd } from '@shortlist/design-system/Kbd';
import { Search } from 'lucide-react';
import type { ReactElement } from 'react';
import styles from './PaletteButton.module.css';
import { useOnDemand } from './use-on-demand.ts';
import { useQuestionMark } from './use-question-mark.ts';

const loadPalette = async () => (await import('./ShellPalette.tsx')).ShellPalette;
const loadShortcuts = async () => (await import('./KeyboardShortcuts.tsx')).KeyboardShortcuts;

/** The ways to the command palette and to the list of keyboard shortcuts: a button, and Mod+K and ? on every page. */
export function PaletteButton({ isShown }: { readonly isShown: boolean }): ReactElement {
  const { Loaded: Palette, ...palette } = useOnDemand(loadPalette, 'Failed to open search');
  const { Loaded: Shortcuts, ...shortcuts } = useOnDemand(loadShortcuts, 'Failed to open keyboard shortcuts');
  useModK(palette.toggle);
  useQuestionMark(shortcuts.open);
  return (
    <>
      {isShown ? (
        <button
          type="button"
          className={styles.button}
          aria-haspopup="dialog"
          aria-expanded={palette.isOpen}
          onPointerEnter={palette.prepare}
          onFocus={palette.prepare}
          onClick={palette.toggle}
        >
          <Search aria-hidden size={16} strokeWidth={1.75} />
          <span className={styles.words}>Search</span>
          <Kbd keys="Mod+K" className={styles.keys} />
        </button>
      ) : null}
      {Palette ? (
        <Palette isOpen={palette.isOpen} onOpenChange={palette.setOpen} onShortcuts={shortcuts.open} />
      ) : null}
      {Shortcuts ? <Shortcuts isOpen={shortcuts.isOpen} onOpenChange={shortcuts.setOpen} /> : null}
    </>
  );
}
