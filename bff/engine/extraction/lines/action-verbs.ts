/** Verbs that open the lines of a resume, in the forms that resumes use. */
const VERBS = new Set(
  `led built cut ran wrote drove grew taught sang won oversaw made took gave kept held brought set sold spoke began
  chose drew found founded got met put rose saw sent spent stood undertook lead build run write drive grow teach
  manage oversee own design develop create implement maintain support coordinate organize organise plan prepare
  provide analyze analyse conduct collaborate train supervise assist ensure perform execute engage deliver direct
  handle monitor review process research test operate administer identify improve increase reduce establish
  facilitate negotiate recruit resolve schedule serve track responsible troubleshoot work utilize participate assisted
  adjust advise arrange assemble assess calculate communicate compile determine diagnose discuss distribute evaluate
  examine explain fabricate inspect install instruct interpret investigate obtain recommend remove respond select verify`
    .split(/\s+/)
    .filter(Boolean),
);

const NOT_VERBS = new Set([
  'united',
  'advanced',
  'limited',
  'related',
  'registered',
  'certified',
  'licensed',
  'unlimited',
  'red',
  'media',
  'seed',
  'speed',
  'feed',
  'need',
  'embedded',
  'distributed',
  'applied',
  'expected',
  'experienced',
  'skilled',
  'motivated',
  'dedicated',
  'detailed',
  'accredited',
  'trusted',
  ...'mohammed muhammed mohamed ahmed hamed khaled waleed saeed rasheed naveed fareed javed sayed syed majed alfred manfred wilfred winifred mildred jared'.split(
    ' ',
  ),
]);

/** Whether a line opens with something that somebody does or did: "Led …", "Virtually instructed …". */
export function startsWithAction(line: string): boolean {
  const words =
    line
      .toLowerCase()
      .match(/[\p{L}-]+/gu)
      ?.slice(0, 2) ?? [];
  return words.some((word, index) => isActionVerb(word) && (index === 0 || (words[0] ?? '').endsWith('ly')));
}

/** Whether a line goes on as a sentence does: "Managed a team of eight representatives", not "Lead Engineer" or "Teach First". */
export function isSentenceOfWork(line: string): boolean {
  const lower = line.match(/(?<=\s)\p{Ll}[\p{L}-]*/gu)?.length ?? 0;
  return lower >= 2 && startsWithAction(line) && /^\S+\s(?:\p{Ll}|\d)/u.test(line);
}

/** A past tense such as "led", "rebuilt" or "migrated", or a known verb in its plain form. */
export function isActionVerb(word: string): boolean {
  if (VERBS.has(word) || VERBS.has(word.replace(/^re-?/, ''))) return true;
  return word.length > 4 && word.endsWith('ed') && !NOT_VERBS.has(word);
}
