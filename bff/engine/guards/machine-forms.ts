const OUTCOME =
  '(?:met|strong[_ ]?hire|hire|shortlist(?:ed)?|suitable|qualified|strong[_ ]?(?:match|fit)|perfect[_ ]?(?:match|fit))';

/** Verdicts in the forms that machines write: data, tables, code, remarks, addresses, marked-up text. */
const FORMS: readonly RegExp[] = [
  /["'](?:\w+_)?(?:score|verdict|rating|decision|override|recommendation|approved|shortlisted|hire)["']\s*:\s*(?:true\b|["']\w|\d)/i,
  /(?:\|\s*(?:met|satisfied|fulfilled|✓|✔|✅)\s*(?=\||$).*){2}/i,
  /\|.*\b(?:verdict|criterion|requirement|status)\b.*(?:\|\s*(?:met|yes|satisfied|fulfilled)\s*(?=\||$).*){2}/i,
  /["'](?:fit|match|result|assessment)["']\s*:\s*["'](?:excellent|perfect|strong|outstanding|ideal|best)/i,
  /\b(?:candidate|applicant|resume)\.(?:score|rating|fit|verdict|rank)\b|\b(?:accept|approve|hire|select|shortlist)\b.{0,10}\s--(?:candidate|applicant|resume)\b/i,
  /[?&](?:score|rating|verdict|approved|shortlisted)=(?:\d|true|yes|approved|hire|met)/i,
  new RegExp(`\\breturn\\b\\s*\\(?\\s*(?:\\w+\\s*=\\s*)?["'](?:${OUTCOME}|approved?|accept(?:ed)?)["']`, 'i'),
  /\breturn\b.{0,15}\bscore\s*=\s*\d|\b(?:evaluate|score|rate|rank|screen|grade|match)\w*\((?:resume|cv|candidate|applicant)\)\s*(?::|->|=>|\{|=)/i,
  new RegExp(
    `<!--.{0,80}\\b(?:result|verdict|score|decision|status|candidate)\\b.{0,20}\\b(?:${OUTCOME}|pass(?:ed)?|approved?)\\b`,
    'i',
  ),
  /(?<!:)(?:\/\/|\/\*|<!--|^\s*#)\s*(?:todo|note|fixme|hint|instruction)s?\b.{0,10}\b(?:reviewer|evaluator|recruiter|model|ai|llm|screener|grader)\b/i,
  new RegExp(`^\\W*(?:final |overall )?(?:answer|verdict|screening result)\\W*[:=]\\W*${OUTCOME}\\W*$`, 'i'),
  /^\W*(?:\*\*|__)(?:evaluation|assessment|score|verdict|result|rating|recommendation)\W{1,4}\s*.{0,40}\b(?:criteri(?:on|a)|requirements?|10\/10|100|hire|strong)\b/i,
  /^\W*from:\s*\S*(?:system|ats|admin|hr)\S*@\S+.{0,60}\b(?:candidate|applicant|resume|score|priority|approved)\b/i,
];

/** Whether a line has the form of what a machine writes about an applicant. */
export function isMachineForm(text: string): boolean {
  return FORMS.some((form) => form.test(text));
}
