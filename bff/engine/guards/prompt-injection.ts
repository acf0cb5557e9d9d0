import { decodedVariants, sentencesInBlobs } from './decoded-variants.ts';
import { APPLICANT, FURTHER } from './directives.ts';
import { OTHER_LANGUAGES } from './prompt-injection-languages.ts';

/** Whom a line speaks to, and what it asks for. Each has to leave lines of honest work alone: see the tests. */
const ADDRESSES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|overlook)\b.{0,40}\b(?:instructions?|prompts?|criteria|requirements?|guidelines)\b/i,
  /\b(?:ignore|disregard|forget|overlook) (?:all |any |everything |anything |what(?:ever)? |the )*(?:\w+ )?(?:is |stands |was |came )?(?:above|before|previous(?:ly)?|prior|your rules|these rules|rules)\b/i,
  /\b(?:override|bypass|replace|reset) (?:your|all|any|the|previous|prior|earlier|these|evaluation|screening)\b.{0,20}\b(?:instructions?|prompts?|criteria|guidelines|scoring)\b/i,
  new RegExp(
    `\\b(?:rate|score|rank|grade|evaluate|mark|classify|label)\\s+(?:me\\b|(?:this|the|my) (?:\\w+ )?${APPLICANT}\\b|this one\\b).{0,60}(?:\\b(?:\\d{1,3}|highest|maximum|top|perfect|first|best|high(?:ly)?|excellent|ideal|suitable|qualified|strong)\\b|\\d ?/ ?\\d)`,
    'i',
  ),
  /\b(?:give|assign|award|return|output|respond with|answer with|reply with|respond)\b.{0,40}\b(?:maximum|highest|perfect|full|top|high|100)\b.{0,20}\b(?:score|rating|marks?|points?|rank(?:ing)?|match)\b.{0,40}(?:$|[.!:]|\b(?:of 100|out of|to (?:this|the|my)|for (?:me\b|(?:this|the|my) (?:candidate|applicant|resume|cv|profile|application|person|file))|and|regardless)\b)/i,
  new RegExp(
    `\\b(?:this|the) ${APPLICANT} (?:is|should|must|has to|needs to|deserves|will|ought)\\b.{0,60}\\b(?:match|hired?|interview(?:ed)?|recommend(?:ed)?|shortlist(?:ed)?|score[ds]?|rated?|ranked|selected|perfect|ideal|exceptional|best|top)\\b`,
    'i',
  ),
  /\brecommend (?:an? )?(?:immediate |strong )?(?:interview|hire|hiring|offer)\b|\bhire (?:this|the) (?:candidate|applicant|person)\b/i,
  /\byou are (?:now )?(?:an? |the )?(?:\w+ )?(?:ai|llm|language model|chatbot|assistant|evaluator|recruiter|screener|hiring manager)\b|\bas an? (?:large )?(?:language model|ai(?: language)? (?:model|assistant|system|evaluator|recruiter|screener))\b.{0,60}\b(?:you|must|should|will|please|rate|score|rank)\b/i,
  /\b(?:dear|hello|hey|hi|attention|note(?: to)?|message (?:to|for)|instructions? (?:to|for))[,:]? (?:the |any |all )?(?:ai|llm|gpt|chatgpt|claude|gemini|ats|evaluator|recruiter bot|screener|screening (?:tool|system|software)|language model|machine|bot|parser|reviewer|recruiter|system)s?\b/i,
  /\b(?:if|when|while|since) (?:you(?:'re| are)? )?(?:an? )?(?:ai|llm|language model|chatgpt|gpt-?\d?|claude|gemini|bot|ats|machine)s?\b.{0,40}\b(?:read|reading|evaluat\w+|scor\w+|rank\w*|process\w*|pars\w+|screen\w*)\b.{0,80}\b(?:please|must|should|say|rate|score|rank|give|ignore|recommend|treat|print|write|respond)\b/i,
  /\b(?:language model|chatgpt|gpt-?\d|claude|gemini|llm|ai)s?\b[ ,:]+(?:you )?(?:must|should|please|shall|have to|need to) (?:rate|score|rank|give|ignore|recommend|treat|say|select|output|print|consider|hire|shortlist)\b/i,
  /^\W*(?:ai|ats|llm|system|assistant|evaluator|screener|reviewer|recruiter|screening (?:tool|system))s?\s?:\s.{0,80}\b(?:you|must|ignore|rate|score|rank|recommend|treat|this candidate|the candidate|hire|shortlist)\b/i,
  /<\|?\/?(?:im_start|im_end|system|assistant|user|endoftext|instructions?|prompt)\|?>|\[\/?(?:INST|SYS|SYSTEM|ASSISTANT)\]|<<\/?SYS>>|["']?role["']?\s*:\s*["']?(?:system|assistant)\b|^#{2,}\s*(?:system|instructions?|assistant|response)\b|\bsystem prompt\s*[:=]|\b(?:begin|end|new) (?:of )?system (?:prompt|instructions?|message)\b/i,
  /\b(?:treat|consider|accept|regard|count|take) (?:this|the|these|all|it)\b.{0,50}\bas\b.{0,20}\b(?:verified|trusted|true|facts?|evidence|met|satisfied|authoritative)\b|\b(?:treat|regard|accept) (?:all|every)\b.{0,40}\b(?:met|satisfied|fulfilled)\b/i,
  /\b(?:all|every) (?:the )?(?:job )?requirements? (?:is|are|has been|have been|shall be|should be)\b.{0,20}\b(?:met|satisfied|fulfilled|verified)\b/i,
  /\bthe candidate (?:held|has|holds|possesses|meets|worked|served)\b/i,
  /\b(?:say|state|write|conclude|confirm|report) that (?:this|the) (?:candidate|applicant|person|resume|cv)\b/i,
  ...FURTHER,
  /\bdo not (?:mention|reveal|disclose|flag|reject)\b.{0,40}\b(?:this|these|instructions?|prompt|candidate|applicant|resume|cv)\b/i,
];

/** The same where every letter stands alone, so that nothing tells the words apart. */
const WITHOUT_SPACES =
  /(?:ignore|disregard|forget)(?:all|any|the|these|your)*(?:previous|prior|above|earlier|instructions)|(?:give|assign|award).{0,20}(?:maximum|highest|perfect|full|top)(?:score|rating|marks)|(?:hire|shortlist|select|recommend)this(?:candidate|applicant|person)|(?:rate|score|rank)this(?:candidate|applicant|resume|cv)/i;

/** Characters within which a line says what was done. */
const OPENING = 200;
/** "Instructed teams to ignore ...": a line that begins with what was done tells of work. */
const TELLS_OF_WORK =
  /^\W*(?:\p{L}+ed|built|led|wrote|taught|ran|made|gave|kept|held|won|set|drove|grew|took|spoke|did|found|chose|showed)\b/iu;
/** But for one that turns to whoever reads it. */
const TURNS_TO_READER = new RegExp(
  `\\b(?:you|your)\\b|\\b(?:this|the above|my) (?:\\w+ )?${APPLICANT}\\b|[.!?:;–—][\\s"'“”]*(?:and |then |now |please |kindly )*(?:ignore|disregard|forget|overlook|override|bypass|discard|give|rate|score|rank|hire|recommend|output|return|print|treat)\\b`,
  'i',
);

/** Whether a line speaks to whoever evaluates instead of about the work, in plain or in disguised letters. */
export function isPromptInjection(line: string): boolean {
  const tellsOfWork = TELLS_OF_WORK.test(line.slice(0, OPENING));
  if (tellsOfWork && !decodedVariants(line).some((text) => TURNS_TO_READER.test(text))) return false;
  return [line, ...sentencesInBlobs(line)].some((each) =>
    decodedVariants(each).some(
      (text) =>
        ADDRESSES.some((pattern) => pattern.test(text)) ||
        OTHER_LANGUAGES.test(text) ||
        WITHOUT_SPACES.test(text),
    ),
  );
}
