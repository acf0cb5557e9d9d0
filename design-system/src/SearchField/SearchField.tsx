import { Search, X } from 'lucide-react';
import type { RefAttributes } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import styles from './SearchField.module.css';

export interface SearchFieldProps
  extends Omit<AriaSearchFieldProps, 'className' | 'style' | 'children' | 'aria-label'>,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** What is searched, for a screen reader. */
  label: string;
  placeholder?: string;
}

/** Narrows what is below it while typing. Escape empties it. */
export function SearchField({ label, placeholder, className, ...rest }: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} aria-label={label} className={classNames(styles.search, className)}>
      {({ isEmpty }) => (
        <>
          <Search className={styles.icon} aria-hidden size={16} />
          <Input
            className={classNames(field.control, styles.input)}
            {...(placeholder ? { placeholder } : {})}
          />
          {isEmpty ? null : (
            <Button className={styles.clear ?? ''} aria-label="Clear search">
              <X aria-hidden size={14} />
            </Button>
          )}
        </>
      )}
    </AriaSearchField>
  );
}
