const any = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'iu');

/** What every posting says and no resume answers: the law, the company, the pay, the way to apply. */
const BOILERPLATE = any(
  String.raw`\b(?:equal (?:employment )?opportunity|related duties|duties as (?:assigned|required)|other duties|salary|benefits|401\(?k|paid time off|apply (?:now|today|online|to)|visit our|we are (?:a|an|the|looking|seeking|hiring)|our (?:team|company|mission|values|clients?) (?:is|are)|join (?:us|our)|visa|relocat\w+|background (?:check|investigation)|drug (?:test|screen)\w*|reasonable accommodation|sound supervisory principles|effective work ?force|in accordance with civil service|examination|filing|eligible list|race, (?:color|religion)|bulletin|may be substituted|supplemental form|transcripts?|attach(?:ed)?|applicants?|candidates? (?:must|will|may))\b`,
  String.raw`\b(?:e\.?o\.?e\b|does not discriminate|without regard to|committed to (?:building|creating|diversity|an inclusive)|celebrates? diversity|values diversity|encourage you to apply|meet every requirement|citizenship|permanent resident|(?:authori[sz]ed|right|eligible) to work|sponsorship)\b`,
  String.raw`^(?:we offer|to apply|please (?:send|apply|submit)|send (?:us )?your|founded in|for more information|home every|own transportation|reliable transportation)\b`,
  String.raw`\b(?:years? of age|years old|(?:\d{2}|eighteen|twenty-one) years or older)\b`,
  String.raw`\b(?:able|ability|willing(?:ness)?|available|availability) (?:to )?(?:work|for)?\s?(?:\w+ ){0,3}(?:evenings?|nights?|weekends?|holidays?|shifts?|overtime)\b`,
  String.raw`\b(?:lift|lifting|carry)(?: \w+)?(?: up)?(?: to)? \d+\s?(?:lbs?|pounds|kg|kilos?)|\bstand(?:ing)? (?:and walk\w* )?for (?:(?:long|extended) periods|\d+ hours)\b|\b(?:weekend|evening|night|shift|holiday)s? availability\b|^bereitschaft zu[mr]? (?:schicht|reise|wochenend)|^we(?:['’]ve| have) been\b`,
  String.raw`(?:^|\s)(?:wir sind|wir freuen uns|wir bieten|somos una?|ofrecemos)(?!\p{L})`,
);
/** Money that is paid to who is hired: a range, or a sum for an hour, a week, a year. */
const PAY = any(
  String.raw`[$€£]\s?[\d,.]+\s?k?\s?(?:-|–|to)\s?[$€£]?\s?[\d,.]+\s?k?\b`,
  String.raw`[$€£]\s?[\d,.]+\s?k?\s(?:an?|per|average)\s?(?:hour|week|weekly|month|year|annum)\b`,
  String.raw`[$€£]\s?[\d,.]+\s?k?\s(?:\S+\s){0,2}(?:pay|bonus|salary|wage|learning budget)`,
  String.raw`\d\s?€\s(?:brutos|brutto)`,
);
const LIMIT = /^no more than \w+ (?:moving|traffic|accident|violation)/i;

/** Whether a statement of a posting asks for nothing that a resume could say. */
export function isBoilerplate(statement: string): boolean {
  return BOILERPLATE.test(statement) || PAY.test(statement) || LIMIT.test(statement);
}
