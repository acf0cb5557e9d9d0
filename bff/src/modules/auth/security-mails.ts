import type { Mail } from '../../integrations/mail/mailer.ts';
import type { User } from '../users/users.service.ts';

/** What an owner is told that has happened to their account. */
const NEWS = {
  login: {
    subject: 'New login to your Shortlist account',
    text: 'Someone logged in to your account from a network, and in a browser, that it was not used in before.',
  },
  google: {
    subject: 'Your Shortlist login was changed',
    text: 'Your account can now be opened with the Google account of this email address.',
  },
  factor: {
    subject: 'Your Shortlist login was changed',
    text: 'An authenticator app or a passkey was added to your account or removed from it, and every other browser was signed out.',
  },
  recovery: {
    subject: 'Your Shortlist recovery codes were renewed',
    text: 'Your account has new recovery codes. Those before no longer work.',
  },
  reuse: {
    subject: 'A code was used twice at your Shortlist account',
    text: 'Someone who knows your password tried to log in with a code of your authenticator app that was already used. It was refused.',
  },
} as const;

/** The mail that tells an owner; it names nothing that whoever reads it could use. */
export function securityMail(what: keyof typeof NEWS, { email }: User, origin: string): Mail {
  const { subject, text } = NEWS[what];
  return {
    to: email,
    subject,
    text: `${text} If you did this, nothing is left to do.\n\nIf it wasn't you, reset the password now:\n\n${origin}/forgot-password\n`,
  };
}
