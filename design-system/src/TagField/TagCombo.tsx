import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react';
import { ComboBox, type ComboBoxProps, ComboBoxStateContext, Popover } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { TextField } from 'react-aria-components/TextField';
import { classNames } from '../class-names.ts';
import overlay from '../overlay/overlay.module.css';
import styles from './TagField.module.css';
import type { TagCompletion } from './use-completions.ts';
import type { TagsState } from './use-tags.ts';

interface TagComboProps {
  /** What the field is given by its user. */
  readonly field: Partial<ComboBoxProps<TagCompletion>>;
  readonly name?: string | undefined;
  readonly state: TagsState;
  readonly completions: readonly TagCompletion[];
  readonly onChoose: (tag: string) => void;
  /** What the list hangs on. */
  readonly boxRef: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The combobox knows of its input alone, which is what the tags leave of the box. */
const AS_WIDE_AS_THE_BOX = { '--trigger-width': '' } as CSSProperties;

/** The field as a combobox: what was typed stays what it is unless one of the list is chosen. */
export function TagCombo({ field, name, state, completions, onChoose, boxRef, children }: TagComboProps) {
  const door = useRef<Door>(null);
  return (
    <ComboBox
      {...field}
      data-field={name}
      validationBehavior="aria"
      allowsCustomValue
      items={completions}
      inputValue={state.draft}
      onInputChange={state.type}
      value={null}
      onChange={(key) => {
        if (typeof key !== 'string') return;
        door.current?.close();
        onChoose(key);
      }}
    >
      {children}
      <ListDoor ref={door} completions={completions} />
      <Popover className={overlay.surface ?? ''} style={AS_WIDE_AS_THE_BOX} triggerRef={boxRef} offset={4}>
        <ListBox className={styles.completions ?? ''}>{completions.map(renderCompletion)}</ListBox>
      </Popover>
    </ComboBox>
  );
}

function renderCompletion({ tag, alias }: TagCompletion) {
  return (
    <ListBoxItem key={tag} id={tag} textValue={tag} className={classNames(overlay.item, styles.completion)}>
      <span className={overlay.text}>
        {alias ? (
          <span className={styles.alias}>
            {alias} <span aria-hidden>→</span>{' '}
          </span>
        ) : null}
        {tag}
      </span>
    </ListBoxItem>
  );
}

/** Closes the list at once. */
interface Door {
  readonly close: () => void;
}

interface ListDoorProps extends Pick<TagComboProps, 'completions'> {
  readonly ref: RefObject<Door | null>;
}

/** Opens the list once there is something in it, a while after the key: the combobox opens with the key or never. */
function ListDoor({ completions, ref }: ListDoorProps) {
  const state = useContext(ComboBoxStateContext);
  const open = useEffectEvent(() => {
    if (state?.isFocused && !state.isOpen) state.open(null, 'input');
  });

  useEffect(() => {
    if (completions.length > 0) open();
  }, [completions]);
  useImperativeHandle(ref, () => ({ close: () => state?.close() }));

  return null;
}

/** Around the tags: a combobox looks for its options in all that it holds, but not in a text field. */
export function TagComboPart({
  children,
  ...is
}: {
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
  readonly children: ReactNode;
}) {
  return (
    <TextField {...is} validationBehavior="aria">
      {children}
    </TextField>
  );
}
