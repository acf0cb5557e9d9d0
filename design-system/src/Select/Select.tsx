import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, type RefAttributes, useRef } from 'react';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  Button,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select';
import { classNames } from '../class-names.ts';
import { FieldParts, type FieldTexts } from '../field/FieldParts.tsx';
import field from '../field/field.module.css';
import { notifyFormChange } from '../field/notify-form-change.ts';
import overlay from '../overlay/overlay.module.css';
import styles from './Select.module.css';

export interface SelectItem<Id extends string> {
  id: Id;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Id extends string>
  extends Omit<
      AriaSelectProps<SelectItem<Id>>,
      'className' | 'style' | 'children' | 'items' | 'value' | 'defaultValue' | 'onChange' | 'selectionMode'
    >,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  className?: string | undefined;
  items: readonly SelectItem<Id>[];
  value?: Id | null | undefined;
  defaultValue?: Id | undefined;
  onChange?: ((value: Id) => void) | undefined;
  /** The label is for screen readers only: filters whose value says what they are. */
  isLabelHidden?: boolean;
  /** medium (32 px) in a bar, form (36 px) beside fields. */
  size?: 'medium' | 'form';
  /** An icon of 16 px before the value. */
  icon?: ReactNode;
}

/** One of many, in a list that opens. For two to four in sight use RadioGroup or SegmentedControl. */
export function Select<Id extends string>({
  label,
  description,
  errorMessage,
  items,
  value,
  defaultValue,
  onChange,
  className,
  isLabelHidden = false,
  size = isLabelHidden ? 'medium' : 'form',
  icon,
  ...rest
}: SelectProps<Id>) {
  const button = useRef<HTMLButtonElement>(null);
  const handleChange = (chosenId: Id) => {
    onChange?.(chosenId);
    notifyFormChange(button.current, rest.name);
  };
  const chosen = {
    ...(value !== undefined && { value }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(errorMessage && { isInvalid: true }),
    ...(isLabelHidden && { 'aria-label': label }),
  };
  const control = (
    <Button ref={button} className={classNames(field.control, styles.button)} data-size={size}>
      {icon}
      <SelectValue className={styles.value ?? ''}>
        {({ selectedText, defaultChildren }) => selectedText || defaultChildren}
      </SelectValue>
      <ChevronDown aria-hidden size={16} />
    </Button>
  );
  return (
    <AriaSelect
      {...rest}
      {...chosen}
      onChange={(key) => handleChange(key as Id)}
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
      <Popover className={overlay.surface ?? ''} offset={4}>
        <ListBox className={styles.list ?? ''} items={items}>
          {(item) => (
            <ListBoxItem
              className={overlay.item ?? ''}
              textValue={item.label}
              isDisabled={item.isDisabled ?? false}
            >
              {({ isSelected }) => (
                <>
                  <span className={overlay.lead}>{isSelected ? <Check aria-hidden /> : null}</span>
                  <span className={overlay.text}>{item.label}</span>
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
