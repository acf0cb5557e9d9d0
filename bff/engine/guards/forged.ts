/** A line that dresses up as a machine's: "=== VERIFIED BACKGROUND CHECK ===", "[SYSTEM]", "<<END>>". */
export function isBanner(line: string): boolean {
  const text = line.trim().slice(0, 200);
  const isFramed =
    /^(?:={2,}|#{2,}|\*{3,}|-{3,}|<{2,}|\[{1,2}|~{3,}).{3,}(?:={2,}|#{2,}|\*{3,}|-{3,}|>{2,}|\]{1,2}|~{3,})$/.test(
      text,
    );
  const speaks =
    /\b(?:verified|trusted|system|background check|official|instruction|override|admin|evaluat\w+|assessment|generated|confidential|end)\b/i;
  return isFramed && speaks.test(text);
}

/**
 * The heading of a part that a resume does not write about itself. "Candidate summary" may be an agency's, and "System
 * verification" somebody's work.
 */
const TITLE =
  /^\W*(?:official |final |internal |verified |automated )*(?:(?:recruiter|hiring manager|hr manager|ats|interviewer|evaluator)(?:['’]?s)? (?:assessment|evaluation|verdict|notes?|comments?|recommendation|report|scorecard|summary|score|ranking|rating|feedback)|(?:candidate|applicant)(?:['’]?s)? (?:assessment|evaluation|verdict|scorecard|score|ranking|rating|recommendation))s?\W*$/i;
/** A score that a resume gives itself: "Match score: 98 %", "ATS rating 10/10". */
const SCORE =
  /\b(?:match|ats|fit|suitability|compatibility|candidate|relevance|hiring|recruiter|screening)(?: match)? (?:score|rating|rank|percentage|index)\s*(?:[:=–-]|is|of)?\s*(?:\d{1,3}(?:\.\d+)?\s*(?:%|\/\s*\d{1,3}|out of \d+|percent|points?)|(?:excellent|outstanding|perfect|maximum|highest)\b)/i;
const RECOMMENDATION =
  /^\W*(?:recommendation|verdict|(?:hiring )?decision|conclusion)\s*[:=–-]\s*(?:strong(?:ly)? )?(?:hire|recommend(?:ed)?|interview|shortlist(?:ed)?|highly qualified)\b/i;

/** "Hiring manager's decision: hire". */
const VERDICT =
  /\b(?:hiring manager|recruiter|hr manager|evaluator|interviewer|screening|hiring panel)(?:['’]?s)? (?:final )?(?:decision|verdict|score|rating|assessment|recommendation)\b\s*(?:[:=–-]|is)\s*.{0,20}\b(?:hire|invite|strong|10|100|yes|recommend\w*)\b/i;

/** Whether a line is a part of an assessment that the resume makes of itself. */
export function isSelfAssessment(line: string): boolean {
  const text = line.slice(0, 300);
  return SCORE.test(text) || RECOMMENDATION.test(text) || VERDICT.test(text);
}

/** Whether a line heads an assessment: what stands below it, to the next heading, is none of the candidate's work. */
export function isHeadOfAssessment(line: string): boolean {
  return line.length < 80 && TITLE.test(line);
}

const SAYS =
  /\b(?:says?|said|states?|stated|writes?|wrote|according to|quote[ds]?(?: from)?|in the words of|testimonials?|reference from|recommended by)\b|["”’]\s*[-–—]\s*\p{Lu}/u;
const SOMEBODY =
  /\b(?:managers?|directors?|ceo|cto|cfo|coo|vp|president|founder|boss|supervisor|team lead|head of|colleagues?|clients?|professor|chief)\b/i;
const PRAISE =
  /\b(?:perfect|ideal|best|outstanding|exceptional|greatest|most (?:talented|qualified)|rockstar|hire|would hire|recommend)\b.{0,60}\b(?:fit|match|candidate|choice|for (?:this|the|any|your) (?:job|role|position|post|opening)|hire|i have (?:ever )?(?:met|worked)|again|him|her|them)\b/i;

/** Praise in the name of somebody else: nobody can tell whether it was said. */
export function isTestimonial(line: string): boolean {
  const text = line.slice(0, 400);
  return PRAISE.test(text) && SAYS.test(text) && SOMEBODY.test(text);
}
