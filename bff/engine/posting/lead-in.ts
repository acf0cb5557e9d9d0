const KNOWING =
  'experience|knowledge|understanding|command|track record|skills?|ability|familiarity|proficiency|expertise|background';

/** Words that open a demand and say nothing of what is demanded: "We count on your experience with". */
const LEAD_INS: readonly RegExp[] = [
  /^(?:you|we|they)(?:['’]ll| will| must| should| can)?\s+(?:also\s+)?/i,
  /^(?:(?:the|this|our) )?(?:position|role|job|candidates?|applicants?)\s+(?:calls? for|requires?|involves?|demands?|needs?|must|should|will)\s+/i,
  /^(?:bring|have|has|need|want|expect|count on|rely on|look for|are looking for|is looking for|seek|possess|show|are|is|be)\s+/i,
  /^(?:good|great|skilled|experienced|comfortable|confident|familiar|proficient|versed|at home)\s+(?:at|in|with)\s+/i,
  /^(?:your|an?|some|any)\s+/i,
  new RegExp(
    `^(?:(?:strong|solid|proven|demonstrated|excellent|extensive|good|working|deep|hands-on|practical|prior|previous|relevant|professional|sound|thorough)\\s+)*(?:${KNOWING})\\s+(?:with|in|of|to|at|using)\\s+`,
    'i',
  ),
];
const AT_THE_END =
  /,?\s+(?:is|are|would be|will be)\s+(?:also\s+)?(?:required|essential|expected|needed|a must|a plus|an advantage|preferred|desired|welcome|helpful)\.?$/i;

/** What a sentence demands, without the words that open and close it; all of it where nothing would be left. */
export function stripLeadIn(text: string): string {
  let left = text.replace(AT_THE_END, '');
  for (let before = ''; before !== left; ) {
    before = left;
    for (const leadIn of LEAD_INS) left = left.replace(leadIn, '');
  }
  return /\p{L}{2}/u.test(left) ? left : text;
}
