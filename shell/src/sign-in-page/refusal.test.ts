import { ApiError } from '@shortlist/platform';
import { expect, test } from 'vitest';
import { formRefusalOf } from './refusal.ts';

test('[AU-04] a refusal with sentences for fields of the form is shown at the fields', () => {
  const error = new ApiError('email_taken', 'This e-mail has an account.', {
    status: 409,
    fields: { email: 'This e-mail has an account.' },
  });

  expect(formRefusalOf(error, ['email'])).toEqual({
    message: null,
    fields: { email: 'This e-mail has an account.' },
  });
});

test('[AU-04] a refusal about a field that the form lacks is shown above it', () => {
  const error = new ApiError('invalid_input', 'The color is wrong.', {
    status: 400,
    fields: { color: 'No.' },
  });

  expect(formRefusalOf(error, ['email'])).toEqual({ message: 'The color is wrong.', fields: {} });
});

test('[AU-04] at 500 and above only the general sentence is shown', () => {
  const error = new ApiError('internal', 'Column "x" is missing.', {
    status: 500,
    fields: { email: 'Boom.' },
  });

  expect(formRefusalOf(error, ['email'])).toEqual({
    message: 'Something went wrong. Please try again',
    fields: {},
  });
});

test('no error, no sentence', () => {
  expect(formRefusalOf(null, ['email'])).toEqual({ message: null, fields: {} });
});
