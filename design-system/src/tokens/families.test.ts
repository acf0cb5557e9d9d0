import { expect, test } from 'vitest';
import { FAMILIES, tokensOf } from '../foundations/token-families.ts';
import { parseTokens } from '../foundations/token-values.ts';
import css from './tokens.css?raw';

const tokens = parseTokens(css);

test('every token of tokens.css belongs to one family, and so stands on the tokens page', () => {
  const wrong = tokens.filter(
    (token) => FAMILIES.filter((family) => tokensOf(family, [token]).length > 0).length !== 1,
  );

  expect(wrong).toEqual([]);
});

test('no family is empty', () => {
  expect(FAMILIES.filter((family) => tokensOf(family, tokens).length === 0)).toEqual([]);
});

test('a token is read with its value on one line and the comment beside it', () => {
  const sheet = `
    --paper-desk: light-dark(
      #f1eee7,
      #0e1218
    ); /* background */
    --z-toast: 120;

    /* the next family */
    --veil: none;`;

  expect(parseTokens(sheet)).toEqual([
    { name: 'paper-desk', value: 'light-dark( #f1eee7, #0e1218 )', use: 'background' },
    { name: 'z-toast', value: '120', use: '' },
    { name: 'veil', value: 'none', use: '' },
  ]);
});

test('what a media query changes is no second token', () => {
  const names = tokens.map(({ name }) => name);

  expect(names.filter((name) => name === 'size-control')).toEqual(['size-control']);
});
