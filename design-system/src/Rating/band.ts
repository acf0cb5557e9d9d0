/** What a match says in a word; `insufficient_data` where a resume says too little for any. */
export type RatingBand = 'strong' | 'possible' | 'weak' | 'insufficient_data';

/** How much it rests on. */
export type RatingConfidence = 'high' | 'medium' | 'low';

export const BAND_WORDS: Readonly<Record<RatingBand, string>> = {
  strong: 'Strong match',
  possible: 'Possible match',
  weak: 'Weak match',
  insufficient_data: 'Not enough to tell',
};

/** Where possible and strong begin, in percent: the notches of a match. */
export const MATCH_STARTS = [20, 50] as const;
