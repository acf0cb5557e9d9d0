import { TextField } from '@shortlist/design-system/TextField';
import { useState } from 'react';
import styles from './RequirementForm.module.css';

interface WordingFieldProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

// The row was opened to change it, and its wording is what is changed most.
const takesFocus = { autoFocus: true };

/** The wording of a requirement. One that had words keeps the last ones while the field is empty. */
export function WordingField({ text, onChange }: WordingFieldProps) {
  const [typed, setTyped] = useState(text);
  const [isNew] = useState(text === '');

  function type(next: string) {
    setTyped(next);
    if (isNew || next.trim() !== '') onChange(next);
  }

  return (
    <TextField
      {...takesFocus}
      label="Wording"
      className={styles.wording}
      autoComplete="off"
      maxLength={500}
      value={typed}
      onChange={type}
      errorMessage={!isNew && typed.trim() === '' ? 'Say what is required.' : undefined}
    />
  );
}
