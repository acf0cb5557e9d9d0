const KNOWING =
  'experience|exp|knowledge|understanding|command|track record|skills?|ability|familiarity|proficiency|expertise|background|exposure|use|mastery|grasp|kenntnisse|erfahrung(?:en)?|umgang|dominio|conocimientos';
const HOW =
  'strong|solid|proven|demonstrated|excellent|extensive|good|working|deep|hands-on|practical|prior|previous|relevant|professional|sound|thorough|advanced|basic|expert|every ?day|daily|sehr|gute[rn]?|sicherer|fundierte';

/** Words that open a demand and say nothing of what is demanded: "We count on your experience with". */
const LEAD_INS: readonly RegExp[] = [
  /^(?:and|but|or|so|also|if|that|ideally|preferably|please note that)\s+/i,
  /^as\s(?:an?|our|the|its)\s[^,;]{3,60}?,?\s(?=(?:you|the)\b)/i,
  /^(?:you|we|they)(?:['’](?:ll|ve|re|d)| will| must| should| can| would)?\s+(?:also\s+)?/i,
  /^(?:[^,]{3,60},\s)?(?:the|our)\s(?:successful|ideal|right|selected)\s(?:candidate|applicant|person)\s(?:will|must|should|can|has|is)\s+/i,
  /^(?:(?:the|this|our) )?(?:position|role|job|candidates?|applicants?)\s+(?:calls? for|requires?|involves?|demands?|needs?|must|should|will)\s+/i,
  /^(?:bring|have|has|need|want|expect|count on|rely on|look for|are looking for|is looking for|seek|possess|show|are|is|be|must|know(?: your way around)?|used?|worked (?:with|in|on)|live in|hold|can|can use|demonstrate)\s+/i,
  /^(?:good|great|skilled|experienced|comfortable|confident|familiar|proficient|versed|at home|fluent|expert|ok)\s+(?:at|in|with|around|using|w\/)\s+/i,
  /^(?:your|an?|some|any|the)\s+/i,
  new RegExp(`^(?:(?:${HOW})[ ,]+)*(?:${KNOWING})\\s+(?:with|in|of|to|at|using|w\\/|mit|de|en)\\s+`, 'i'),
  new RegExp(`^(?:${HOW})\\s+(?=\\S)`, 'i'),
];
const AT_THE_END =
  /,?\s+(?:(?:is|are|would be|will be)\s+)?(?:(?:also|strongly|highly)\s+)?(?:required|essential|expected|needed|a must|an? (?:big )?plus|an advantage|preferred|desired|desirable|welcome|helpful|von vorteil|wünschenswert)\.?$/i;

/** What a sentence demands, without the words that open and close it; all of it where nothing would be left. */
export function stripLeadIn(text: string): string {
  let left = text.replace(AT_THE_END, '');
  for (let before = ''; before !== left; ) {
    before = left;
    // "CAN bus" names something: a lead-in isn't written in capitals alone, but in a text of capitals.
    for (const leadIn of LEAD_INS)
      left = left.replace(leadIn, (said) => (/\p{Ll}/u.test(text) && !/\p{Ll}/u.test(said) ? said : ''));
  }
  return /\p{L}{2}/u.test(left) ? left : text;
}
