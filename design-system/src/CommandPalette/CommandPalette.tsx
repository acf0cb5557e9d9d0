import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import { ClientNavigation } from '../Menu/ClientNavigation.tsx';
import styles from './CommandPalette.module.css';
import { CloseButton, EmptyResult, KeyHints, SearchStatus, type SearchStatusProps } from './CommandParts.tsx';
import { PaletteContext } from './palette-context.ts';
import { useMatches } from './use-matches.ts';

export interface CommandPaletteProps extends SearchStatusProps {
  isOpen: boolean;
  /** Called with false by Escape, by a press outside, by the close button and by every command. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is, for a screen reader: "Commands". */
  label: string;
  /** What can be typed: "Search or jump to...". */
  placeholder?: string;
  /** CommandSections with Commands; null and false are left out. */
  children: ReactNode;
  /** Called with the words as they are typed, and with none as it closes: to look for what is not here yet. */
  onQueryChange?: (query: string) => void;
  /** One sentence for words that nothing fits. */
  emptyMessage?: (query: string) => ReactNode;
  className?: string | undefined;
}

/**
 * Everything that can be done or opened, in one field over the page: type to narrow, arrows to move, Enter to run. The
 * focus moves in and returns to where it came from. On a narrow screen it takes the whole screen.
 */
export function CommandPalette({ isOpen, onOpenChange, className, ...rest }: CommandPaletteProps) {
  const { onQueryChange } = rest;
  const opening = useOpening(isOpen);
  // Whoever closed it, a key of the page too: nothing is looked for any more.
  useEffect(() => {
    if (!isOpen) onQueryChange?.('');
  }, [isOpen, onQueryChange]);
  return (
    <ClientNavigation>
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={styles.veil ?? ''}>
        <Modal className={classNames(styles.modal, className)}>
          <Dialog aria-label={rest.label} className={styles.dialog ?? ''}>
            <Palette key={opening} {...rest} onClose={() => onOpenChange(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </ClientNavigation>
  );
}

/** How often it was opened. Opened again while it is still on its way out, it is a new one, with an empty field. */
function useOpening(isOpen: boolean): number {
  const [last, setLast] = useState({ isOpen, count: 0 });
  if (last.isOpen !== isOpen) setLast({ isOpen, count: last.count + (isOpen ? 1 : 0) });
  return last.count;
}

const nothingFits = (query: string) => `No results for “${query}”`;

/** The caret is in the field as the palette opens. */
const FIELD_FIRST = { autoFocus: true } as const;
/** What a field over a list that it narrows is to a screen reader. */
const COMBOBOX = { role: 'combobox', 'aria-expanded': true, 'aria-haspopup': 'listbox' } as const;
/** From the start, Enter runs the first command. */
const FIRST_COMMAND = { autoFocus: 'first' } as const;

type PaletteProps = Omit<CommandPaletteProps, 'isOpen' | 'onOpenChange' | 'className'> & {
  onClose: () => void;
};

/** Its state lasts for one opening: the next starts with an empty field. */
function Palette({
  label,
  placeholder,
  children,
  onQueryChange,
  emptyMessage = nothingFits,
  onClose,
  ...status
}: PaletteProps) {
  const [query, setQuery] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const matches = useMatches();
  const words = query.trim();
  const context = useMemo(() => ({ query: words, close: onClose }), [words, onClose]);
  const changeQuery = (next: string) => {
    setQuery(next);
    onQueryChange?.(next.trim());
  };
  // The button goes as the search begins: the focus must be elsewhere by then.
  const retry = status.onRetry && {
    onRetry: () => {
      input.current?.focus();
      status.onRetry?.();
    },
  };
  return (
    <PaletteContext value={context}>
      <Autocomplete inputValue={query} onInputChange={changeQuery} filter={matches}>
        <TextField {...FIELD_FIRST} aria-label={label} className={styles.search ?? ''}>
          <Search aria-hidden className={styles.lens} />
          <Input
            {...COMBOBOX}
            ref={input}
            className={styles.input ?? ''}
            {...(placeholder && { placeholder })}
          />
          <CloseButton onPress={onClose} />
        </TextField>
        <ListBox
          {...FIRST_COMMAND}
          aria-label={label}
          className={styles.list ?? ''}
          renderEmptyState={() => (
            <EmptyResult message={status.isLoading ? null : emptyMessage(words)} onEmptyChange={setEmpty} />
          )}
        >
          {children}
        </ListBox>
      </Autocomplete>
      <SearchStatus {...status} {...retry} emptyMessage={isEmpty ? emptyMessage(words) : null} />
      <KeyHints />
    </PaletteContext>
  );
}
