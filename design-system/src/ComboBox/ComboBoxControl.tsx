import { ChevronDown, Lock, X } from 'lucide-react';
import { type ReactNode, type RefObject, useContext } from 'react';
import { Button, ComboBoxStateContext, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './ComboBox.module.css';

interface ComboBoxControlProps {
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly placeholder: string | undefined;
  readonly icon: ReactNode;
  readonly size: 'medium' | 'form';
  readonly isLoading: boolean;
  readonly isReadOnly: boolean;
  readonly isDisabled: boolean;
}

/** The input, and the buttons at its end. */
export function ComboBoxControl({
  inputRef,
  label,
  placeholder,
  icon,
  size,
  isLoading,
  ...is
}: ComboBoxControlProps) {
  const leading = icon ?? (is.isReadOnly ? <Lock aria-hidden size={14} /> : null);
  return (
    <Group className={classNames(field.group, styles.group)} data-size={size}>
      {leading ? <span className={field.leading}>{leading}</span> : null}
      <Input
        ref={inputRef}
        className={classNames(field.control, styles.input)}
        {...(placeholder ? { placeholder } : {})}
      />
      {is.isReadOnly ? null : (
        <span className={styles.buttons}>
          {isLoading ? <Spinner /> : null}
          {is.isDisabled ? null : <ClearButton label={label} inputRef={inputRef} />}
          <Button className={styles.button ?? ''}>
            <ChevronDown aria-hidden size={16} />
          </Button>
        </span>
      )}
    </Group>
  );
}

/** Empties the field. Not a stop of the Tab key: with keys one deletes the text. */
function ClearButton({ label, inputRef }: Pick<ComboBoxControlProps, 'label' | 'inputRef'>) {
  const state = useContext(ComboBoxStateContext);
  if (!state?.inputValue) return null;
  const clear = () => {
    state.setValue(null);
    state.setInputValue('');
    inputRef.current?.focus();
  };
  return (
    <Button
      // Not the button that opens the list.
      slot={null}
      className={styles.button ?? ''}
      aria-label={`Clear ${label}`}
      excludeFromTabOrder
      onPress={clear}
    >
      <X aria-hidden size={14} />
    </Button>
  );
}
