const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** The law, in every posting, and what any duty comes with. */
const LAW = any(
  String.raw`\b(?:equal (?:employment )?opportunity (?:\S+ )?(?:employer|bunch)|discriminat(?:e|es|ion)\b.{0,30}\b(?:on|against|basis|any)|without regard|regardless of|walks? of life|race, (?:color|religion|sex)|reasonable accommodations?|(?:background|reference) (?:checks?|investigation)|drug[- ](?:test|screen|free)\w*|(?:related|other) duties|duties as (?:assigned|required)|in accordance with civil service)`,
  String.raw`^no more than \w+ (?:moving|traffic|accident|violation)`,
);
/** The same in sentences of prose, and the way to apply. */
const FORMALITIES = any(
  String.raw`\b(?:equal opportunity|e\.?o\.?e\b|eeo|affirmative action|protected (?:by|characteristic|status|class)|discriminate|accommodations?|sponsor(?:ship)?|(?:every|all) (?:origins?|backgrounds?)|(?:celebrates?|values) diversity|committed to (?:building|creating|diversity|an inclusive)|encourage you to apply|meet every requirement)`,
  String.raw`\b(?:cover letter|apply (?:now|today|online|to|by|via|at)|applications? (?:close|are|will|is)|to apply|no (?:agencies|calls|phone calls)|we(?:['’]ll| will)? (?:read|answer) every|interviews? (?:will|are)|short-?listed|visit our|examination|filing|eligible list|bulletin|supplemental form|transcripts?|attach(?:ed)?)\b`,
  String.raw`^(?:please (?:send|apply|submit|write|include|note that (?:we|only|applic))|(?:to apply|sound like|interested|like the sound)|(?:send|submit|e?-?mail|text|txt|call|skip|drop|upload|mail|bring) (?:us|your|a|an|in|me|resume|cv|\d+)\b|write to|(?:just |and )?tell us|stop by|come (?:by|in)|walk-ins|in place of|(?:resume|cv)\s(?:\+|and|as|with|to)|schick\p{L}*|bewirb|wir freuen|wir sind|envía|for more information|not sure)(?!\p{L})`,
);
/** "Ask Rita", "Call Mr. Bow". */
const CALLS = /^(?:Send|Call|Email|Text|Ask|Contact|Write) \p{Lu}\p{Ll}/u;
/** Money that is paid to who is hired: a range, or a sum for an hour, a week, a year. */
const PAY = any(
  String.raw`[$€£]\s?[\d,.]{1,12}\s?k?\s?(?:-|–|to)\s?[$€£]?\s?[\d,.]{1,12}\s?k?\b`,
  String.raw`(?:^|[^\d])\d{2,3}k\s?(?:-|–|to)\s?\d{2,3}k\b`,
  String.raw`[$€£]\s?[\d,.]{1,12}\s?k?\s?(?:an?|per|average|/)\s?(?:hour|hr|week|weekly|month|year|yr|annum)\b`,
  String.raw`[$€£]\s?[\d,.]{1,12}\s?k?\s(?:\S{1,20}\s){0,2}(?:pay|bonus|base|salary|wage|premium|sign|learning budget)`,
  String.raw`\b(?:the|base|competitive|starting) (?:salary|pay)\b|\b(?:salary|pay|wage)s? (?:range|is|runs|starts|depends)\b|\d\s?€\s(?:brutos|brutto)|\bcents per mile\b|\d\s?cpm\b`,
);
/** Words of which two in a sentence of prose make it one on what the house gives. */
const GIVEN =
  /(?<![\p{L}])(?:salary|wages?|rate|mileage|pay|paid|compensation|commission|bonus(?:es)?|equity|stock|options|shares?|profit[- ]sharing|401\(?k\)?|403\(?b\)?|pension|retirement|insurance|medical|dental|vision|health|pto|vacation|holidays?|leave|days off|weeks off|off|days|parking|coffee|lunch|meals?|gym|tuition|reimbursement|discounts?|allowance|perks|benefits?|match|uniforms?|premium|overtime|growth|urlaub|gratis|free)(?![\p{L}])/giu;
const OFFERS =
  /^(?:in return\b|we(?:['’]ll| will| can| also)? (?:offer|pay|give|provide|match|cover)|what you get|(?:the|this) \p{L}+(?: \p{L}+)? (?:offers|provides) (?:an?|the|competitive|comprehensive|generous)|\p{L}.{0,60} (?:offers|provides|pays) (?:an?|competitive|comprehensive|generous)\b|(?:salary|pay|base|ot|overtime|benefits)\b|you(?:['’]ll| will| may| can) (?:get|receive|find|enjoy|earn))/iu;

/** Whether a statement is of the law or of the pay, wherever it stands. */
export function isBoilerplate(statement: string): boolean {
  return LAW.test(statement) || PAY.test(statement);
}

/** Whether a sentence of prose tells how to apply, or that everybody may. */
export function isFormality(sentence: string): boolean {
  return FORMALITIES.test(sentence) || CALLS.test(sentence);
}

/** Whether a sentence of prose tells what the house gives. */
export const isOffer = (sentence: string): boolean => OFFERS.test(sentence);

/** Whether a sentence names so much of what houses give that it tells of nothing else. */
export const isOfGifts = (sentence: string): boolean => (sentence.match(GIVEN) ?? []).length >= 2;

/** "No experience required", "New graduates welcome": who may come, and nothing that they have to bring. */
const WAIVERS = any(
  String.raw`^(?:none|no (?:\p{L}+ ){0,3}(?:experience|degree|license|certification|background|training))(?: is)? (?:required|needed|necessary)\b`,
  String.raw`\b(?:graduates?|grads|students?|beginners|career changers)\b.{0,60}\b(?:welcome|(?:also|be) considered|encouraged to apply)$`,
);

/** Whether a text takes a demand back. */
export const isWaiver = (text: string): boolean => WAIVERS.test(text);
