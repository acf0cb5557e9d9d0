/** Hours, days and shifts; places, travel, the body, the means: what is agreed on, and is no skill. */
const LOGISTICS: readonly RegExp[] = [
  /\b(?:evenings?|nights?|nites?|weekends?|wknds?|wkends?|wkend days?|holidays|overtime|shifts?|on[- ]call|standby|saturdays?|sundays?|sat|sun|mon(?:day)? (?:to|through|-|–) ?(?:thu|fri)\w*|m ?- ?f|days? a week|\d ?[ap]\.?m\.?(?= |$)|hours (?:a|per) week|\d+[- ]hour days|(?:rotating|flexible|work) schedule|overlap)\b/i,
  /\btravel(?:l?ing)?\b(?=.{0,60}(?:%|percent|sites?|required|plants|offices?|client|area|country|internation|region|domestic))|\b(?:occasional|frequent|some|light|willing\w* to|able to|up to \S+|overnight) travel\b|\btrips a\b|\bnights away\b|\bon the road\b|\bin the car\b/i,
  /\b(?:lift|carry|push)(?:ing)?\b.{0,30}?\d+\s?(?:-?lbs?|pounds|kg|kilos?)|\bup to \d+ ?(?:lbs?|pounds)|\bstand(?:ing)?\b(?: and walk\w*)? (?:for \w|most|all|\d)|\bon your feet\b|\bheights\b|\b(?:heat|cold)\b.{0,12}\b(?:cold|heat)\b|\bladders\b/i,
  /\b(?:own|reliable)(?: \w+){0,2} (?:tools?|vehicle|car|transport\w*|laptop|truck)\b|\bsteel[- ]toe/i,
  /\b(?:live|be|work|relocate|located|based)\b.{0,30}\b(?:near(?:by)?|commut\w+|within (?:\w+ ){0,3}distance|in (?:our|the) \S+ ?\S* ?office|on[- ]?site|within \d+ (?:miles|minutes))\b|\bcommuting\b|\brelocat\w+|\bjob sites\b|\btime zones?\b(?=.{0,12}overlap)/i,
  /\b(?:authori[sz]ed|right|eligible|eligibility|permit) to work\b|\bwork (?:authori[sz]ation|permit)\b|\bcitizen\w*|\byears? (?:of age|old)\b|\b(?:18|21|eighteen|twenty-one) (?:years )?or older\b/i,
  /(?<!\p{L})(?:bereitschaft zu|schicht\p{L}*|wochenend\p{L}*|reisebereitschaft|disponibilidad|turnos?)(?!\p{L})/iu,
];
const WORK_OF_ITS_OWN =
  /\b(?:experience|manage|managing|plan|planning|book|arrange|arranging|supervis\w+|run|lead(?:s|ing)?|reviews?)\b/i;

/** Whether a text speaks of hours, travel, places or the body. */
export function isLogistics(text: string): boolean {
  return LOGISTICS.some((pattern) => pattern.test(text)) && !WORK_OF_ITS_OWN.test(text);
}

const SOFT =
  /\b(?:communicat\w+|interpersonal|listen\w*|calm|patien(?:t|ce)\b(?! care| record| assess)|polite|courteous|friendly|empath\w+|kind|team[- ]?(?:player|work)|(?:as part of|in) an? (?:[a-z-]+ )?team\b(?! of)|collaborat\w+|organi[sz]ed|organi[sz]ational|attention to detail|detail[- ]oriented|meticulous|accura(?:te|cy)|discretion|discreet|confidential\w*|integrity|honest\w*|trustworth\w+|judg?ment|flexib\w+|adaptab\w+|attitude|multi-?task\w*|deadlines|juggl\w+|prioriti[sz]e|time management|under pressure|reliab\w+|punctual\w*|on time|dependable|self[- ](?:starter|motivated|directed)|motivat\w+|driven|coachable|curious|curiosity|eager|willing(?:ness)? to learn|quick learner|work ethic|independent(?:ly)?|problem[- ]solv\w+|problem solver|leadership|people skills|(?:good|great) w(?:ith|\/) (?:people|children|customers|dentists|clients)|relationship builder|manner|persuasive|explain|in writing|sense of humou?r|creativ\w+|teamfähig\p{L}*|auftreten|zuverlässig\p{L}*|trabajo en equipo)\b/iu;

/** Whether a text asks for a way to be or to deal with people, rather than for work that was done. */
export const isSoft = (text: string): boolean => SOFT.test(text);

const FIGURE = String.raw`(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|a dozen|twelve|fifteen|twenty)`;
/** Numbers of people, money, or things that are asked for at least. */
const AMOUNT = new RegExp(
  String.raw`[$€£]\s?\d|\b${FIGURE}(?:\+|\s?(?:k|m|million|billion)\b|\s(?:or more|plus)\b)|\b(?:at least|more than|over|minimum of|teams? of|up to)\s(?:a )?${FIGURE}\b|\b${FIGURE} (?:people|employees|direct reports|engineers|wpm|percent|%)`,
  'i',
);

/** Whether a text asks for an amount: "ten people or more", "a budget of $2 million". */
export const isAmount = (text: string): boolean => AMOUNT.test(text);
