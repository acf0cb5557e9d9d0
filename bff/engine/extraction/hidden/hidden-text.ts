/** Why nobody sees certain words. */
export const HIDING = [
  'color',
  'tiny',
  'invisible',
  'no_shape',
  'other_letters',
  'transparent',
  'off_page',
  'clipped',
  'covered',
  'layer',
  'formatted_hidden',
  'hidden_row',
  'zero_width',
  'unshown',
] as const;
export type HidingTechnique = (typeof HIDING)[number];

/** Words of a file that nobody sees who looks at it. They are no part of the text. */
export interface HiddenText {
  readonly text: string;
  readonly reason: HidingTechnique;
  /** 1-based; null where the format has no pages. */
  readonly page: number | null;
}

/** What can't be told about a file: whether a part of it is seen. */
export type Unchecked = 'format' | 'boxes' | 'inserted' | 'scan' | 'picture' | 'too_complex';

/** What was looked for behind what is seen. */
export interface HiddenTextReport {
  readonly hidden: readonly HiddenText[];
  readonly unchecked: readonly Unchecked[];
  /** Words of the file's own description, such as its keywords; shown by no page. */
  readonly metadata: readonly string[];
}

/** Nothing behind what is seen. */
export const EMPTY_REPORT: HiddenTextReport = { hidden: [], unchecked: [], metadata: [] };
