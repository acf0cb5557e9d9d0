import { AppError } from '@shortlist/api-contract/app-error';

/** Whose password it becomes. */
interface Owner {
  readonly email: string;
  readonly username: string;
}

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Refuses a password that a guesser tries early: one of the 49,000 commonest of leaks, in whatever case, or what the
 * account is called. Its length was checked by the contract.
 *
 * @param field the field of the form that the sentence is about.
 * @throws AppError invalid_input
 */
export async function rejectGuessable(password: string, owner: Owner, field = 'password'): Promise<void> {
  const guess = password.toLowerCase();
  const { email, username } = owner;
  const isOwn = [email, email.split('@')[0], username].some((own) => own?.toLowerCase() === guess);
  if (isOwn) throw refused(field, 'Your email and username are easy to guess. Use another password.');
  common ??= loadCommon();
  if ((await common).has(guess))
    throw refused(field, 'This is one of the most common passwords. Use another one.');
}

function refused(field: string, sentence: string): AppError {
  return new AppError('invalid_input', sentence, { [field]: sentence });
}

/** Loaded when first needed: 75 ms and 4 MB. The package ranks passwords of public leaks, in lower case. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
