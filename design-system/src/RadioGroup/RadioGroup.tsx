import { CircleAlert } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useId,
  useMemo,
  useState,
} from 'react';
import { classNames } from '../class-names.ts';
import field from '../field/field.module.css';
import styles from './RadioGroup.module.css';

interface Group {
  name: string;
  value: string | null;
  choose: (value: string) => void;
}

const GroupContext = createContext<Group | null>(null);

export interface RadioGroupProps
  extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'disabled' | 'defaultValue'> {
  label: string;
  /** Radios. */
  children: ReactNode;
  value?: string | null | undefined;
  defaultValue?: string | undefined;
  onChange?: ((value: string) => void) | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  isDisabled?: boolean | undefined;
  orientation?: 'vertical' | 'horizontal';
}

/** One of a few, all in sight. The arrow keys move the choice. */
export function RadioGroup({
  label,
  children,
  value,
  defaultValue,
  onChange,
  description,
  errorMessage,
  isDisabled,
  orientation = 'vertical',
  name,
  className,
  ...rest
}: RadioGroupProps) {
  const group = useGroup({ name, value, defaultValue, onChange });
  const helpId = useId();
  return (
    <fieldset
      {...rest}
      disabled={isDisabled}
      aria-describedby={description || errorMessage ? helpId : undefined}
      data-invalid={errorMessage ? '' : undefined}
      className={classNames(styles.group, className)}
    >
      <legend className={classNames(field.label, styles.legend)}>{label}</legend>
      <div className={styles.radios} data-orientation={orientation}>
        <GroupContext value={group}>{children}</GroupContext>
      </div>
      {errorMessage ? (
        <div id={helpId} className={field.error}>
          <CircleAlert aria-hidden size={14} />
          <span>{errorMessage}</span>
        </div>
      ) : null}
      {description && !errorMessage ? (
        <div id={helpId} className={field.help}>
          {description}
        </div>
      ) : null}
    </fieldset>
  );
}

function useGroup({
  name,
  value,
  defaultValue,
  onChange,
}: Pick<RadioGroupProps, 'name' | 'value' | 'defaultValue' | 'onChange'>): Group {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue ?? null);
  const current = value === undefined ? ownValue : value;
  return useMemo(() => {
    const choose = (next: string) => {
      setOwnValue(next);
      onChange?.(next);
    };
    return { name: name ?? ownName, value: current, choose };
  }, [name, ownName, current, onChange]);
}

export interface RadioProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'disabled' | 'ref'> {
  value: string;
  /** The label. */
  children: ReactNode;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLLabelElement>;
}

/** One choice of a RadioGroup. */
export function Radio({ value, children, isDisabled, className, ref, ...rest }: RadioProps) {
  const group = use(GroupContext);
  return (
    <label ref={ref} className={classNames(styles.radio, className)}>
      <input
        {...rest}
        type="radio"
        className={styles.dot}
        name={group?.name}
        value={value}
        checked={group?.value === value}
        disabled={isDisabled}
        onChange={() => group?.choose(value)}
      />
      <span className={styles.words}>{children}</span>
    </label>
  );
}
