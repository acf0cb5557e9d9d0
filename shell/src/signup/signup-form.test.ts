import { expect, test } from 'vitest';
import { EMPTY_SIGNUP, signupErrorsOf } from './signup-form.ts';

const ADA = {
  email: 'ada@example.com',
  username: 'Ada',
  password: 'a long password',
  confirm: 'a long password',
};

test('[AU-02] a complete sign-up has no errors', async () => {
  expect(await signupErrorsOf(ADA)).toEqual({});
});

test('[AU-02] every field is required', async () => {
  expect(Object.keys(await signupErrorsOf(EMPTY_SIGNUP)).toSorted()).toEqual([
    'confirm',
    'email',
    'password',
    'username',
  ]);
});

test('[AU-02] the passwords must agree, to the last space', async () => {
  expect(await signupErrorsOf({ ...ADA, confirm: 'a long password ' })).toEqual({
    confirm: 'Confirm Password must match Password.',
  });
});

test('[AU-02] what is no email address is refused with how to write one', async () => {
  expect(await signupErrorsOf({ ...ADA, email: 'ada@' })).toEqual({
    email: 'Enter an email address, like name@example.com.',
  });
});
