import { fieldErrorsOf } from '../sign-in-page/field-errors.ts';

export const EMPTY_SIGNUP = { email: '', username: '', password: '', confirm: '' };
export type SignupField = keyof typeof EMPTY_SIGNUP;

/** A sentence for each field that is wrong: the server's own rules, and that the passwords agree. */
export async function signupErrorsOf(
  values: Readonly<Record<SignupField, string>>,
): Promise<Record<string, string>> {
  const errors = await fieldErrorsOf(({ SignupInput }) => SignupInput, values);
  if (values.password === '' && values.confirm === '')
    return { ...errors, confirm: 'Confirm Password is required.' };
  if (values.password === values.confirm) return errors;
  return { ...errors, confirm: 'Confirm Password must match Password.' };
}
