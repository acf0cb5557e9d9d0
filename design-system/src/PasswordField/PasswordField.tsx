import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing' | 'icon'>;

/** A password, with a button that shows what was typed. Say autoComplete: current-password or new-password. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
