import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';

/** What many passwords are made of. The server knows the 49,000 commonest, which would be a large file here. */
const COMMON_WORDS = ['shortlist', 'password', 'recruiter', 'recruiting', 'welcome'];

/** Shorter ones are refused. */
const MIN_LENGTH = 12;

const estimator = new ZxcvbnFactory({ graphs: adjacencyGraphs });

/**
 * How hard a password is to guess, by its words, sequences, repetitions, dates, and rows of keys: 0 (a thousand guesses
 * find it), 1 (a million), 2 (10^8), 3 (10^10), 4 (more), as zxcvbn counts.
 *
 * @param known what a guesser knows of the account.
 */
export function passwordScoreOf(password: string, known: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  const words = known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]);
  const { score } = estimator.check(password, [...COMMON_WORDS, ...words.filter((word) => word.length > 2)]);
  return password.length < MIN_LENGTH ? 0 : score;
}
