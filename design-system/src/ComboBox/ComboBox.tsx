import { type ReactNode, type RefAttributes, useRef, useState } from 'react';
import {
  ComboBox as AriaComboBox,
  type ComboBoxProps as AriaComboBoxProps,
  Popover,
} from 'react-aria-components/ComboBox';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { notifyFormChange } from '../field/notify-form-change.ts';
import overlay from '../overlay/overlay.module.css';
import styles from './ComboBox.module.css';
import { ComboBoxControl } from './ComboBoxControl.tsx';
import { ComboBoxStatus } from './ComboBoxStatus.tsx';
import { OptionList } from './OptionList.tsx';
import type { ComboBoxItem, ComboBoxOption } from './options.ts';
import { useKeptItem } from './use-kept-item.ts';

export type { ComboBoxItem, ComboBoxOption, ComboBoxSection } from './options.ts';

type Own =
  | 'className'
  | 'style'
  | 'children'
  | 'items'
  | 'defaultItems'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'defaultFilter'
  | 'allowsEmptyCollection';

export interface ComboBoxProps
  extends Omit<AriaComboBoxProps<ComboBoxItem>, Own>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  /** The options, and sections of options. */
  items: readonly ComboBoxOption[];
  /** The id of the chosen option; null when none is. */
  value?: string | null | undefined;
  defaultValue?: string;
  /** Called when an option was chosen, and with null when the field was cleared or holds a text of its own. */
  onChange?: ((id: string | null) => void) | undefined;
  /**
   * `items` are already the answer to what was typed, as from a server: they are shown as they are. Ask for them in
   * `onInputChange`.
   */
  isSearchedElsewhere?: boolean;
  /** Options are under way. */
  isLoading?: boolean;
  /** The sentence in the list when nothing fits what was typed. */
  emptyText?: ((typed: string) => string) | undefined;
  placeholder?: string;
  /** An icon of 16 px inside, before the text. */
  icon?: ReactNode;
  /** The label is for screen readers only, and the field as high as a button: a filter whose placeholder says what it is. */
  isLabelHidden?: boolean;
}

/**
 * One of many, found by typing. With `allowsCustomValue` a text that is no option is kept as well. For up to ten or so
 * that everyone knows use Select.
 */
export function ComboBox({
  label,
  description,
  errorMessage,
  className,
  items,
  value,
  defaultValue,
  onChange,
  isSearchedElsewhere = false,
  isLoading = false,
  emptyText,
  placeholder,
  icon,
  isLabelHidden = false,
  ...rest
}: ComboBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState<string | null>(defaultValue ?? null);
  const id = value === undefined ? own : value;
  const { options, missing } = useKeptItem(items, id);
  const list = { isLoading, emptyText, allowsCustomValue: rest.allowsCustomValue ?? false };
  const choose = (next: string | null) => {
    setOwn(next);
    onChange?.(next);
    notifyFormChange(input.current, rest.name);
  };
  const control = (
    <ComboBoxControl
      inputRef={input}
      label={label}
      placeholder={placeholder}
      icon={icon}
      size={isLabelHidden ? 'medium' : 'form'}
      isLoading={isLoading}
      isReadOnly={rest.isReadOnly ?? false}
      isDisabled={rest.isDisabled ?? false}
    />
  );
  return (
    <AriaComboBox<ComboBoxItem>
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      {...(errorMessage ? { isInvalid: true } : {})}
      {...(isSearchedElsewhere && { defaultFilter: (text: string) => text !== missing?.label })}
      value={id}
      onChange={(key) => choose(key === null ? null : String(key))}
      allowsEmptyCollection
      data-field={rest.name}
      className={classNames(field.field, className)}
    >
      <FieldParts
        isLabelHidden={isLabelHidden}
        label={label}
        description={description}
        errorMessage={errorMessage}
        isRequired={rest.isRequired}
      >
        {control}
      </FieldParts>
      <Popover className={classNames(overlay.surface, styles.popover)} offset={4}>
        <ComboBoxStatus {...list} />
        <OptionList {...list} options={options} />
      </Popover>
    </AriaComboBox>
  );
}
