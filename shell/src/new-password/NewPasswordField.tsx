import { PasswordField, type PasswordFieldProps } from '@shortlist/design-system/PasswordField';
import { ProgressBar } from '@shortlist/design-system/ProgressBar';
import { Stack } from '@shortlist/design-system/Stack';
import { useQuery } from '@shortlist/platform/query';
import type { ReactElement } from 'react';

/** By score, from what is guessed at once to what nobody guesses. */
const WORDS = ['Very weak', 'Weak', 'Fair', 'Good', 'Strong'] as const;

interface NewPasswordFieldProps extends Omit<PasswordFieldProps, 'autoComplete'> {
  readonly value: string;
  /** What a guesser knows of the account: its email, its username. */
  readonly known: readonly string[];
}

/** A password that is being chosen, with how hard it is to guess. Nothing of it leaves the browser. */
export function NewPasswordField({ known, value, ...props }: NewPasswordFieldProps): ReactElement {
  // Loaded with the first letter. Where it can't be, the field does without: the server checks the password.
  const { data: scoreOf } = useQuery({
    queryKey: ['password-strength'],
    queryFn: async () => (await import('./password-score.ts')).passwordScoreOf,
    enabled: value !== '',
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  });
  const score = value === '' ? undefined : scoreOf?.(value, known);
  return (
    <Stack gap={2}>
      <PasswordField
        description="At least 12 characters"
        {...props}
        value={value}
        autoComplete="new-password"
      />
      {score === undefined ? null : (
        <ProgressBar
          isMeasure
          label="Password strength"
          value={(score / (WORDS.length - 1)) * 100}
          valueLabel={WORDS[score]}
        />
      )}
    </Stack>
  );
}
