import type { ComponentProps } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { TagCombo } from './TagCombo.tsx';

type TagRootProps = ComponentProps<typeof TagCombo> & {
  readonly field: TextFieldProps;
  readonly name: string | undefined;
  /** A list of completions hangs on it. */
  readonly isCombo: boolean;
};

/** The field itself: a combobox where what is typed is completed, otherwise a text field. */
export function TagRoot({ isCombo, name, children, ...combo }: TagRootProps) {
  const { field, state } = combo;
  if (isCombo)
    return (
      <TagCombo {...combo} name={name}>
        {children}
      </TagCombo>
    );
  return (
    <TextField
      {...field}
      {...(name && { name })}
      data-field={name}
      validationBehavior="aria"
      value={state.draft}
      onChange={state.type}
    >
      {children}
    </TextField>
  );
}
