const WORDS = `a about above across after again against all also am an and any are as at be because been before being
 below between both but by can could did do does doing done down during each either etc every few for from further
 had has have having he her here hers him his how however i if in into is it its itself just least less like many
 may me might more most much must my neither no nor not of off on once one only or other others our out over own
 per same she should shall since so some such than that the their them then there these they this those through
 to too two three under until up upon us use used using uses very via was we well were what when where whether
 which while who whom whose why will with within without would you your yours yes e g eg ie and/or
 able ability abilities strong excellent good great proven demonstrated solid effective effectively successful
 successfully various multiple several including included includes include related relevant similar comparable equivalent
 required require requires requirement requirements minimum preferred plus bonus desired must qualification
 qualifications experience experienced years year yrs month months full-time full time part-time paid work working
 worked works job role position candidate applicant applicants company organization organisation city state name
 responsible responsibilities responsibility duties duty perform performs performed performing provide provides
 provided providing ensure ensures ensured ensuring skill skills skilled knowledge understanding familiar familiarity
 proficient proficiency hands-on track record level current currently present new ideal join looking seeking
 opportunity environment fast-paced day daily high highly quality best based make makes help helps day-to-day
 class assigned equal employment fulfills field area areas general graduation accredited four-year college university`;

const STOP_WORDS = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Whether a word says nothing about what somebody can do: grammar, and the phrases of every posting. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}
