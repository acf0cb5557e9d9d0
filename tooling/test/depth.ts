/**
 * Whether the tests go as deep as they can, as `npm run test:all` has them do with `DEPTH=all`: more made-up requests, more
 * kills, every order instead of a sample. Without it they do as much of the same as people wait for.
 */
export const isThorough = process.env['DEPTH'] === 'all';
