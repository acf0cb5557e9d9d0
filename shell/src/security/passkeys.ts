import { endpoints, type RecoveryCodes, type User } from '@shortlist/api-contract';
import { call } from '@shortlist/platform';
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { Confirmation } from './ConfirmationForm.tsx';

const ADDRESS = /^[\d.]+$|^\[/;

/** Whether this browser has passkeys here: they belong to a name, never to a bare address. */
export function canUsePasskeys(hostname = window.location.hostname): boolean {
  return browserSupportsWebAuthn() && !ADDRESS.test(hostname);
}

/**
 * Has the browser make a passkey, and the server keep it.
 *
 * @throws ApiError when the server refuses; Error with a sentence when the browser does.
 */
export async function createPasskey(name: string, confirmation: Confirmation): Promise<RecoveryCodes> {
  const { options } = await call(endpoints.secondFactors.passkeyOptions, { body: confirmation });
  // The server made them by the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await orSentence(startRegistration({ optionsJSON }), 'No passkey was added.');
  return call(endpoints.secondFactors.addPasskey, { body: { name, response: { ...response } as never } });
}

/**
 * Signs in with a passkey that the person selects.
 *
 * @throws ApiError when the server refuses; Error with a sentence when the browser does.
 */
export async function logInWithPasskey(): Promise<User> {
  const { options } = await call(endpoints.passkeyLogin.options);
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const response = await orSentence(startAuthentication({ optionsJSON }), 'No passkey was selected.');
  return call(endpoints.passkeyLogin.logIn, { body: { response: { ...response } as never } });
}

/** Browsers don't tell why, so that a page can't learn which passkeys somebody has. */
async function orSentence<T>(answer: Promise<T>, sentence: string): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw new Error(sentence, { cause: error });
  }
}
