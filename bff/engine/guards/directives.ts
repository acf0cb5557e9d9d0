/** Somebody who applies, as whoever writes to a machine calls them. */
export const APPLICANT = '(?:candidate|applicant|resume|cv|profile|application)';

/** What is written instead of a name by somebody who speaks of themselves to a machine. */
const THIS_ONE = `(?:this|the above|the present|my) (?:\\w+ )?(?:${APPLICANT}|person|file|one)`;
/** What a machine could be told to do with them. */
const DO =
  '(?:place|put|move|rank|rate|score|list|mark|treat|select|choose|approve|accept|promote|recommend|invite|hire|shortlist|give|let)';
const OUTCOME =
  '(?:(?:on |at )?(?:the )?(?:very )?top|first|number one|highest|full marks|fully|qualified|approved|best|suitable|passes|maximum|perfect|yes)';
const READER =
  '(?:readers?|reviewers?|models?|systems?|software|tools?|agents?|assistants?|evaluators?|screeners?|bots?|parsers?)';
const REQUIREMENTS = '(?:requirements?|criteri(?:a|on)|checks?)';

/** Sentences that ask a machine for an outcome, by what they ask and whom. */
export const FURTHER: readonly RegExp[] = [
  new RegExp(`\\b${DO}\\b.{0,20}\\b${THIS_ONE}\\b.{0,60}\\b${OUTCOME}\\b`, 'i'),
  new RegExp(`^\\W*(?:please |kindly |and |then |now )*${DO} ${THIS_ONE}\\b\\W*$`, 'i'),
  /\b(?:this|the above|my) (?:resume|cv|applicant|candidate|person|one)\b.{0,30}\b(?:(?:is|was|has been) (?:already )?(?:pre-?)?(?:approved|screened|qualified|verified|cleared|vetted)|(?:meets?|satisf(?:y|ies)|fulfil(?:l?s)?) (?:all|every|each)|passes|deserves)\b/i,
  new RegExp(
    `^\\W*(?:(?:note|message|instructions?|attention|hello|hi|hey|dear|for|to)[,:]? )+(?:(?:any|all|the|every|our|your)\\s)?(?:automated|ai|llm|machine|reviewing|screening|scoring|grading|ranking|evaluating|language)\\s${READER}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:whoever|anyone who|any ${READER} (?:that|which)|the ${READER} (?:that|which)) (?:screens?|reads?|evaluates?|scores?|grades?|ranks?|parses?|process(?:es)?) (?:this|my)\\b.{0,60}\\b(?:must|should|has to|is to|put|rank|rate|select|invite|give)\\b`,
    'i',
  ),
  /\byour (?:new |only |actual |real )?(?:task|job|goal|role|instructions?) (?:is|are) (?:now )?to\b/i,
  /\byou (?:must|should|will|shall|only|have to|need to|are to)\b[^.!?]{0,60}\b(?:scor\w+|rat(?:e|ing)|rank\w*|answer|approve|recommend|output|applicant|candidate|resume|hire|select|invite)\b/i,
  /\byou (?:now )?(?:approve|recommend|select|hire|invite|accept|shortlist) (?:this|the)\b/i,
  new RegExp(
    `\\b(?:mark|treat|score|return|consider|assume|rate|answer|grade)\\b.{0,25}\\b(?:every|each|all)\\b.{0,15}\\b${REQUIREMENTS}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:skip|omit|waive|drop) (?:all |any |the |these |your )*${REQUIREMENTS}\\b`, 'i'),
  /\bwhen (?:you are )?(?:scoring|evaluating|rating|ranking|screening|grading)\b.{0,20},\s*(?:please )?(?:assume|treat|consider|add|give|count|ignore|prefer|set)\b/i,
  /\b(?:increase|raise|boost|maximi[sz]e|set|put) (?:the |its |your |my )*(?:match |final |overall )?(?:score|rating|ranking)\b.{0,20}\b(?:of|for|to|at)\b.{0,10}\b(?:this|my|the above|me|max(?:imum)?|100|10|1\.0|full|highest)\b/i,
  /\b(?:output|return|print|answer|respond|reply)\b.{0,30}\b(?:score of \d|full marks|best rating|highest rating|(?:very )?strong (?:match|fit|for)|perfect (?:match|fit))/i,
  /\bgives? (?:this|the|my) (?:\w+ )?(?:resume|cv|applicant|candidate|profile) (?:full marks|the (?:highest|best|maximum|top))/i,
  /\b(?:only|best|most) (?:suitable|qualified|ideal|perfect) (?:applicant|candidate)\b.{0,20}\bis (?:this|me)\b/i,
  /\b(?:discard|drop|erase|clear) (?:all |any |the |your )*(?:prior|previous|earlier|existing) (?:context|instructions?|messages?|rules|conversation)\b/i,
  /\b(?:whatever|everything|anything|all(?: that)?) (?:you|they|it) (?:were|was|have been|had been) (?:told|given|asked|instructed)\b/i,
  /\b(?:disregard|forget|ignore) (?:all (?:of )?)?your (?:\w+ )?(?:guidelines|rules|instructions?|criteria|training)\b/i,
  /^\W*new (?:instructions?|rules?|task|prompt)\s*[:–-]/i,
  /^\W*(?:assistant|ai|model|gpt)\s*:\s*(?:sure|yes|of course|certainly|absolutely|based on)\b/i,
  /^`{3,}\s*(?:system|assistant|user|prompt)\b/i,
  /["'](?:match_?score|score|verdict|rating|match|recommendation|decision|fit)["']\s*:\s*(?:["'](?:met|strong|hire|yes|perfect|high|approved?|recommend\w*)|(?:1(?:\.0+)?|0?\.9\d*|9\d|100)\b)/i,
  /\b(?:accept|reject|prioriti[sz]e|rank|select|classify|treat|favou?r|prefer|approve|hire|choose|invite|shortlist|score|grade|promote|advance)\b.{0,30}\b(?:this|my|the above) (?:\w+ )?(?:resume|cv|profile|application|candidate|applicant|file)\b/i,
  new RegExp(
    `\\bconsider ${THIS_ONE}\\b.{0,20}\\b(?:the|as|an?)\\b.{0,20}\\b(?:strong\\w*|best|top|ideal|perfect|first)\\b`,
    'i',
  ),
  /\b(?:select|accept|hire|choose|approve|rank|rate|score|invite|shortlist|promote) me\b/i,
  /\b(?:reviewer|screening|recruiting|evaluation|grading|ranking|hiring|ats) (?:bot|robot|ai|model|algorithm|agent|machine|system|software|llm)s?\b(?:,? (?:please|must|should|is asked|is to|has to|shall)\b|, (?:pay|ignore|accept|rank|rate|score|give|do|skip)\b)/i,
  /\b(?:model|algorithm|ai|llm|bot|evaluator) (?:must|should|shall|has to) (?:not )?(?:deduct|reject|penali[sz]e|rank|score|rate|select|accept|give|prefer|ignore)\b/i,
  /\b(?:note|message|hint|instruction|word)s? (?:to|for) (?:the|any|every) (?:algorithm|model|ai|bot|machine|system|evaluator|recruiter|screener|reviewer)\b/i,
  /(?:^|[.!?:;,–—]\s*)\W*(?:please )?(?:do not|never|under no circumstances) (?:reject|deduct|penali[sz]e|exclude|downgrade|consider|count)\b/i,
  /(?:^|[.!?:;,–—]\s*)\W*(?:pretend|imagine|assume) (?:that )?(?:i|he|she|the candidate|the applicant|this)\b/i,
  /(?:^|[.!?:;,–—]\s*)\W*(?:please )?act as (?:if|an?|the)\b.{0,40}\b(?:recruiter|evaluator|reviewer|hiring manager|interviewer|judge)\b/i,
  /\bset (?:the )?(?:match|score|rating|fit)\b.{0,15}(?:to|=|:)\s*\d/i,
  /\b(?:stop|end|begin|start|finish)(?: of)?(?: the)? (?:resume|cv|evaluat\w+|scoring|screening|assessment)\b.{0,40}\b(?:here|return|now|excellent|output|begin|start)\b/i,
  /<\/?(?:instructions?|system|prompt|evaluation|score|verdict|assistant|user)>/i,
  /\b(?:human|user|question)\s*:.{0,120}\b(?:ai|assistant|answer|model)\s*:/i,
];
