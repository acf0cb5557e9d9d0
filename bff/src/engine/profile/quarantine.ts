/** Who or what a line speaks to when it speaks to the evaluator, and what it asks for. */
const ADDRESSES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|criteria|rules|requirements?|guidelines|above|previous|missing|evaluation)\b/i,
  /\b(?:rate|score|rank|grade|evaluate|mark)\b.{0,30}\b(?:this|the|me|my)\b.{0,30}\b(?:\d{2,3}|highest|maximum|top|perfect|first|best|high(?:ly)?|excellent|10\/10)\b/i,
  /\b(?:give|assign|award|return|output|respond with|answer with)\b.{0,40}\b(?:maximum|highest|perfect|full|top|high)\b.{0,20}\b(?:score|rating|marks?|points?|rank(?:ing)?|match)\b/i,
  /\b(?:maximum|highest|perfect|full) (?:score|rating|marks|match)\b/i,
  /\b(?:this|the) (?:candidate|applicant|resume|cv) (?:is|should|must|has to|needs to|deserves|will|ought)\b.{0,60}\b(?:match|hired?|interview(?:ed)?|recommend(?:ed)?|shortlist(?:ed)?|score[ds]?|rated?|ranked|selected|perfect|ideal|exceptional|best|top)\b/i,
  /\brecommend (?:an? )?(?:immediate |strong )?(?:interview|hire|hiring|offer)\b|\bhire (?:this|the) (?:candidate|applicant|person)\b/i,
  /\b(?:system|assistant|developer) (?:prompt|message|generated|instruction)s?\b|\bsystem\s?:\s|\b(?:as|you are) an? (?:ai|llm|language model|assistant|evaluator|recruiter|screener)\b|\b(?:language model|chatgpt|gpt-?\d|claude|gemini|llm)s?\b.{0,40}\b(?:must|should|please|instructions?|reading|evaluating)\b/i,
  /\b(?:treat|consider|accept|regard|count|take) (?:this|the|these|all|it)\b.{0,50}\b(?:verified|trusted|true|fact|evidence|met|satisfied|authoritative)\b/i,
  /\b(?:all|every) requirements? (?:is|are|has been|have been|shall be|should be)\b.{0,20}\b(?:met|satisfied|fulfilled|verified)\b/i,
  /\bnote to (?:the )?(?:ai|evaluator|recruiter|screener|reviewer|system|parser|ats)\b|\b(?:ai|ats|evaluator|screening (?:tool|system)|reviewer)s?\s?:\s/i,
  /\bthe candidate (?:held|has|holds|possesses|meets|worked|served)\b/i,
];

/** Whether a line speaks to whoever evaluates instead of about the work. Lines are cut at 600 characters. */
export function isAddressedToEvaluator(line: string): boolean {
  const text = line.slice(0, 600);
  return ADDRESSES.some((pattern) => pattern.test(text));
}

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
