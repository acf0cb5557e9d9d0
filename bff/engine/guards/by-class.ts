/**
 * Sentences to whoever evaluates, by class instead of by wording: who is spoken of or to, and what is asked. Six languages; accents
 * are left out before they are read.
 */

/** Somebody who applies, pointed at. Nobody points at themselves in lines of work. */
const THIS_ONE = [
  '(?:this|the above|the present) (?:\\w+ )?(?:candidate|applicant|resume|cv|candidacy)',
  '(?:candidates?|applicants?|resumes?|cvs?|profiles?) (?:like|such as) (?:this|me)\\b',
  '(?:a|any|every) (?:resume|cv) (?:with|like|of) this',
  '(?:est[ea]|dest[ea]|nest[ea]) (?:\\w+ )?(?:candidat[oa]|candidatura|curricul\\w+|cv|aspirante|postulante)',
  '(?:candidat[oa]s|curriculos|curriculums|perfis|perfiles|profils?|candidats|candidati|profili) (?:como|comme|come) (?:est[ea]|celui-ci|celle-ci|quest[oa]|moi|eu|me|yo)\\b',
  'c(?:e|et|ette) (?:candidat\\w*|cv|curriculum)',
  'quest[oa] (?:candidat[oa]|candidatura|curriculum|cv)',
  'dies(?:e|er|es|en|em) (?:bewerb\\w+|kandidat\\w*|lebenslauf\\w*)',
  '(?:bewerber|kandidaten) wie dies\\w+',
  '(?:mi|meu|mon|mein(?:en|em|er)?|il mio) (?:curricul\\w+|cv|lebenslauf)',
].join('|');
/** The same in words that work has other uses for: an application, a file, a person. */
const THIS_THING =
  '(?:this|my) (?:\\w+ )?(?:profile|application|file|document|person)|est[ea] (?:perfil|persona|pessoa|documento|solicitud)|dest[ea] (?:perfil|pessoa|persona)|ce(?:tte)? (?:profil|dossier|personne)|quest[oa] (?:profilo|persona)|dies(?:e|er|es|en|em) (?:profil|person|akte)\\w*';

/** What becomes of them. */
const JUDGED = [
  '(?:everything|all) (?:that )?(?:is|you|they)|(?:yes|ja|si|oui|sim) (?:to|zu|a)',
  '(?:meets?|cumple|cumpre|repond|satisfait|remplit|erfullt|soddisfa|risponde)(?: \\w+)? (?:all|every\\w*|tod[oa]s?|tout\\w*|alle|samtliche|tutt[ie])',
  '(?:pre-?)?(?:approved?|shortlist(?:ed)?|select(?:ed)?|reject(?:ed)?|accept(?:ed)?|hired?|scor(?:e|ed|ing)|grad(?:e|ed|ing)|rat(?:ed?|ing)|rank(?:ed|ing)?)',
  'points?|stars?|marks?|top|first|best|winner|qualified|suitable|pass(?:es|ed)?|interview|verdict|priority|perfect|strong|positive|100|10',
  'aprob\\w+|aprov\\w+|punt\\w+|pont\\w+|apt[oa]|idone[oa]|(?:pre)?selecc?ion\\w+|contrat\\w+|rechaz\\w+|rejeit\\w+|descart\\w+|visto bueno|mejor|melhor|maxim[oa]|primer[oa]?|nota',
  'approuv\\w+|valid\\w+|not(?:e|ez|er)|reten(?:u|ue|ez|ir)|rejet\\w+|embauch\\w+|premier|premiere|meilleur\\w*|critere\\w*|prises? en compte|lacunes?',
  'approvat[oa]|vot[oi]|punti|punteggio|selezionat\\w+|scartat\\w+|assunt\\w+|migliore|prim[oa]|conferm\\w+',
  'freigegeben|genehmigt|bewert\\w+|punkte\\w*|gewertet|einstell\\w+|eingeladen|abgelehnt|ablehn\\w+|beste\\w*|erste\\w*|platz|geeignet|fehlende',
].join('|');
/** What becomes of somebody alone. */
const JUDGED_AS_SOMEBODY =
  '(?:comes?|goes|stands?|ranks?) first|shortlist(?:ed)?|hired?|qualified|suitable|interview|verdict|top of the (?:list|pile|scale)|full marks|(?:score|rating|grade|mark) of \\d|100 (?:points|punkte|puntos|pontos|punti)|preseleccion\\w+|apt[oa]|idone[oa]|contratad\\w+|retenu\\w*|embauch\\w+|geeignet|eingestellt|assunt[oa]|visto bueno|piu adatt[oa]';

const VERDICT =
  '(?:strong(?: match| fit| hire| yes)?|suitable|qualified|shortlist(?:ed)?|hired?|approved?|accepted|yes|met|perfect|positive|recommended|excellent|five stars)';

/** What a sentence makes of its reader, to be judged kindly. */
const JUDGES =
  '(?:recruiter|evaluator|reviewer|interviewer|coach|judge|grader|screener|hiring manager|hr manager|headhunter|evaluador\\w*|reclutador\\w*|entrevistador\\w*|seleccionador\\w*|recruteur|recruteuse|evaluateur|examinateur|avaliador\\w*|recrutador\\w*|valutator\\w*|selezionatore|reclutatore|esaminatore|prufer\\w*|gutachter\\w*|personaler\\w*|bewerter\\w*)';
const YOU_ARE =
  "(?:you are|you're|you (?:have been|were|will be) (?:hired|made|appointed|chosen)|eres|usted es|actua como|vous etes|tu es|agis(?:sez)? comme|du bist|voce e|sei (?:ora |adesso )?un[ao]?\\b|comportati come|aja como)";

/** Where a sentence begins that tells somebody what to do. */
const START = '(?:^|[.!?:;–—]\\s*)\\W*(?:please |kindly |just |now |then |bitte |por favor,? )*';
const POSTING =
  '(?:posting|job ad(?:vert)?|job description|advert(?:isement)?|vacancy|oferta|vacante|vaga|annonce|annuncio|stellenanzeige|ausschreibung)';
const APPROVED =
  '(?:approved|cleared|accepted|signed off|validated|confirmed|aprob(?:o|ad[oa])|aprov(?:ou|ad[oa])|valide[e]?|approuve[e]?|approvat[oa]|freigegeben|genehmigt|angenommen)';
const ALREADY = '(?:already|ya|deja|bereits|schon|ja|gia)';
const QUALITIES =
  '(?:skills?|requirements?|experience|qualifications?|knowledge|degrees?|kenntnisse|anforderungen|requisit\\w+|competenc\\w+|experienc\\w+|habilidades|conocimientos|conhecimentos)';
const MISSING = `(?:(?:missing|lacking|absent|unmet|fehlende\\w*) ${QUALITIES}|${QUALITIES} (?:missing|lacking|faltantes?|en falta|em falta|que faltan?|manquant\\w*|mancant\\w*)|gaps|lucken|lacune)`;
const NOT_COUNTED =
  '(?:held against|count(?:ed)?|deduct\\w*|penali[sz]e\\w*|consider(?:ed)?|desconte\\w*|descuente\\w*|penalice\\w*|tener en cuenta|tenga en cuenta|prises? en compte|penalise\\w*|gewertet|berucksichtigt|angerechnet|penalizz\\w*|considera(?:te|ti|re)|detrarre|detraete)';
const MACHINE = '(?:robot|machine|bot|algorithm|computer|model|ai|software|program)s?';

/** What a reader has to do, by a third person: "the algorithm must", "whoever reads this should". */
const MUST =
  '(?:must|should|shall|has to|have to|needs? to|ought to|debe|deben|tiene que|tienen que|doit|doivent|devra|muss|mussen|soll|sollen|sollte|deve|devem|devono|dovrebbe|tem que)';
const CHOOSE =
  '(?:pick|choose|select|hire|rank|rate|score|place|put|invite|prefer|favou?r|shortlist|elegir|escoger|seleccionar|puntuar|contratar|classer|choisir|retenir|noter|placer|inviter|einladen|auswahlen|nehmen|einstellen|zeigen|bewerten|escolher|selecionar|colocar|contratar|scegliere|selezionare|assumere|mettere|valutare)';
const BEST_MARK =
  '(?:(?:la |a |il |o |le |die )?(?:mejor|melhor|meilleure|miglior|beste|maxima|massimo|maximo|hochste)\\w*(?: possivel| posible| possible)? (?:de[is]? )?(?:nota|note|votos?|voti|voto|punteggio|puntuacion|pontuacao|punktzahl|bewertung)|un (?:diez|dieci|dez|dix)\\b|um dez\\b)';
const GIVE =
  '(?:ponle|ponme|pon|ponga|dale|dame|de|da|mets|mettez|donne|donnez|accordez|gib|geben sie|vergib|metti|dai|date|coloque|atribua)';

const CLASSES: readonly string[] = [
  // Somebody is pointed at, and judged.
  `\\b(?:${THIS_ONE})\\b.{0,70}\\b(?:${JUDGED})\\b`,
  `\\b(?:${JUDGED})\\b.{0,40}\\b(?:${THIS_ONE})\\b`,
  `\\b(?:${THIS_THING})\\b.{0,50}\\b(?:${JUDGED_AS_SOMEBODY})\\b`,
  `\\b(?:resume|cv|candidate|applicant)s?\\b.{0,20}\\b(?:you (?:read|see)|includes? this)\\b.{0,40}\\b(?:${JUDGED})\\b`,
  // The reader is made somebody else, or spoken to as who decides.
  `\\b${YOU_ARE}\\b.{0,40}\\b${JUDGES}\\b`,
  '\\byou\\b.{0,25}\\b(?:pick|choose|select|reject|approve|favou?r|hire|shortlist|rank|score|grade|rate|validate|advance)\\b (?:me\\b|this\\b|(?:applicants|candidates|people|resumes) (?:who|that))',
  "\\byou (?:need not|do not (?:need|have) to|don't (?:need|have) to) (?:read|look|check|compare|evaluate|score)\\b",
  '\\bvous (?:validez|retenez|acceptez|notez|approuvez)\\b|\\bdu\\b.{0,40}\\b(?:lasst jeden|bewertest|nimmst jeden)\\b',
  `^\\W*${MACHINE} (?:reading|parsing|scoring|processing|looking at|that reads?) (?:this|my|it)\\b|^\\W*(?:kind|dear|lovely) ${MACHINE}\\s*[,:!]`,
  '^\\W*(?:computer|machine|robot|bot|algorithm|model|parser|system), (?:please )?(?:sort|put|rank|rate|score|give|select|approve|accept|choose|ignore|skip|print|output)\\b',
  '\\b(?:would you|could you|be so (?:kind|good))\\b.{0,30}\\b(?:grade|rate|score|rank|mark|pass|approve|recommend|select) (?:me|this|my)\\b',
  `\\b${MUST}\\b.{0,20}\\b${CHOOSE}\\b (?:me|mi|mich|moi|eu)\\b|\\b${MUST} (?:me|mich|mi)\\b.{0,40}\\b${CHOOSE}\\b|\\b(?:debe|deve|deben|devono|dovrebbe) (?:elegir|escoger|seleccionar|contratar|scegliere|selezionare|metter|assumer)(?:me|mi)\\b`,
  `${START}${GIVE}\\b.{0,20}\\b${BEST_MARK}`,
  '\\b(?:the|whatever|any|every|what) (?:score|rating|verdict|grade) you\\b|\\byour (?:final |own )?(?:score|rating|verdict|evaluation|assessment) (?:will|must|should|shall|has to|needs)\\b',
  `${START}(?:pretend|act as if|behave as if|haga[ns]? como si|haz como si|faites comme si|fais comme si|tun sie so|tu so,? als|finja|finge|fai finta|fate finta|faccia finta)\\b`,
  `${START}(?:tell|inform|dites|dis|diga|dile|digale|sag|sagen sie|melde|melden sie|di|dica|comunica|informe) (?:the |au |a la |al |ao |a |dem |der )?(?:recruiter|hiring manager|employer|recruteur|recruteuse|reclutador\\w*|recrutador\\w*|personaler\\w*|personalabteilung|selezionatore|reclutatore)\\b`,
  `${START}(?:insert|put|write|add|include|end|mention|use|begin|finish)\\b.{0,60}\\byour (?:own )?(?:summary|analysis|evaluation|report|answer|verdict|output|response|assessment)\\b`,
  `\\bi (?:hereby )?(?:instruct|authori[sz]e|order|command|ask) (?:the|this|any|your) (?:\\w+ )?${MACHINE}\\b`,
  `^\\W*(?:\\w+ )?${MACHINE}\\s?: .{0,60}\\b(?:report|output|give|print|return|answer)\\b.{0,20}\\b(?:match|score|marks?|rating|verdict)\\b`,
  // What to answer.
  `${START}(?:answer|reply|respond|say|output|print|return)(?: only| just| simply| always)?(?: with)?:? ?["'“«„]?${VERDICT}["'”»]?\\W*$`,
  `\\balways (?:answer|reply|respond|return|output)(?: with)? (?:an? |the )?(?:${VERDICT}|highest|maximum|best|top)\\b`,
  `${START}(?:responde|responda|contesta|conteste|reponds|repondez|antworte|antworten sie|rispondi|rispondete) (?:unica\\w*|solo|sola\\w*|solamente|apenas|somente|so|seulement|uniquement|juste|nur|ausschliesslich|soltanto|esclusivamente)(?:\\s(?:con|com|par|mit)\\b|\\s*[:"'“«„])`,
  `\\b(?:(?:correct|right|expected|only|final) (?:answer|verdict)|(?:correct|right|expected) (?:score|rating|grade|result))\\b.{0,40}(?:\\bis|:|=)\\s*["'“]?(?:${VERDICT}|10|100|9\\d)\\b`,
  '\\bif (?:the|your|its|my) (?:final |overall |match )?(?:score|rating|result)\\b.{0,40},\\s*(?:then )?(?:output|print|return|set|give|say|report|raise|write|make|use|answer)\\b.{0,15}(?:\\d|maximum|highest)',
  '\\b(?:five|5) stars, please\\b|\\b(?:resume|cv|candidate|applicant)\\b.{0,25}\\b(?:gets?|deserves?) (?:five|5|full) stars\\b',
  // Somebody has decided already, or a rule has.
  `\\b${ALREADY}\\b.{0,20}\\b${APPROVED}\\b.{0,30}\\b(?:${THIS_ONE}|${THIS_THING})\\b|\\b(?:${THIS_ONE}|${THIS_THING})\\b.{0,30}\\b${ALREADY}\\b.{0,20}\\b${APPROVED}\\b`,
  '\\b(?:no|without|skip|bypass) (?:further )?(?:scoring|ranking) (?:is |are )?(?:required|needed|necessary)\\b|[,;:]\\s*(?:skip|bypass) (?:the )?(?:screening|scoring|evaluation)\\b|\\bno hace falta (?:puntuar|evaluar)|\\bkeine bewertung (?:mehr )?(?:notig|erforderlich)',
  '\\b(?:previous|last|first|earlier|other|prior) (?:evaluator|reviewer|model|screener|assessor|grader)\\b.{0,15}\\b(?:gave|rated|scored|graded) (?:it|this|me|him|her)\\b',
  '\\b(?:is|are) to be (?:scored|ranked|rated|graded|placed|put)\\b.{0,20}\\b(?:top|highest|first|maximum|100)\\b',
  '\\b(?:per|by|under|according to) (?:the |our |your )?(?:company |hr |internal |hiring )(?:polic(?:y|ies)|rules?|guidelines?)\\b.{0,70}\\b(?:(?:this|such) (?:file|candidate|resume|profile|person|applicant)|(?:file|candidate|resume|profile|applicant)s? like this)',
  '\\bfor (?:testing|test|debug(?:ging)?|calibration) purposes,? (?:please )?(?:always|respond with|answer with|give|output|approve)\\b',
  '\\b(?:illegal|unlawful|violation|breach|against the law)\\b.{0,40}\\b(?:to|if you) (?:reject|exclude|refuse|downgrade|turn down) (?:this|me|my)\\b',
  // What is missing does not count, or is there.
  `\\b${MISSING}\\b.{0,60}\\b(?:not|never|nicht|ne|non|pas|nao|no)\\b.{0,30}\\b${NOT_COUNTED}\\b.{0,40}\\b(?:me|${THIS_ONE}|here)\\b`,
  `${START}(?:do not|don't|never|no|nao|ne|non|n')\\s?${NOT_COUNTED}\\b.{0,60}\\b${MISSING}`,
  `${START}(?:no|nao|ne|non|n')\\s?(?:apliques?|apliquen|aplique|appliquez|applique|applicare|consideres?|considere)\\b.{0,30}\\b(?:criteri\\w*|criteres?|requisit\\w*|exigences?)`,
  `\\b(?:all|every|each)\\b.{0,30}\\b(?:in|from) the ${POSTING}\\b.{0,30}\\b(?:(?:is|are) (?:held|met|mine|fulfilled|satisfied|possessed)|as if|as though)\\b`,
  `\\bwhatever the (?:job|role|position|posting|vacancy) (?:needs|asks|requires|demands)\\b|${START}(?:treat|consider|count)\\b.{0,40}\\b${POSTING}\\b.{0,20}\\b(?:as if|as though|as met|as done|as mine)\\b`,
  '\\bgaps\\b.{0,40}\\b(?:count|read|treat(?:ed)?|regard(?:ed)?|seen) as (?:strengths?|experience|plus|positive)',
  // The list of others, and what is begged for.
  `${START}(?:lower|reduce|decrease|cut|drop|subtract)\\b.{0,30}\\b(?:scores?|ratings?|ranks?|points?)\\b.{0,20}\\bother (?:applicant|candidate|resume)`,
  '\\bstep \\d:? .{0,40}\\b(?:print|output|give|return|write) the (?:highest|maximum|best|top)\\b',
  '\\bsay yes (?:here|to (?:this|me))\\b|\\b(?:unless|if|please|should) (?:you )?(?:pick|choose|favou?r) me\\b|\\b(?:good|favou?rable|positive|high) (?:result|score|verdict|rating|outcome) for me\\b',
  `${START}(?:setze|setzen sie|stelle|stellen sie|pon|ponga|coloca|coloque|mets|mettez|placez|metti|metta)\\b.{0,50}\\b(?:${THIS_ONE}|${THIS_THING})\\b`,
];

const ANY = new RegExp(CLASSES.join('|'), 'i');
/** A line without one of these words is in no class: it is not looked at further. */
const HINTS =
  /\b(?:i|pretend|act|behave|haga[ns]?|haz|faites|fais|tun|tu|finja|finge|fai|fate|faccia|tell|inform|dites|dis|diga|dile|digale|sag|sagen|melden?|di|dica|comunica|informe|must|should|shall|has to|have to|needs? to|ought to|debe|deben|tiene|tienen|doit|doivent|devra|muss|mussen|soll|sollen|sollte|deve|devem|devono|dovrebbe|tem que|ponle|ponme|dale|dame|da|de|donnez?|accordez|gib|geben|vergib|dai|date|atribua|this|like|such as|me|my|the above|the present|you|your|you're|if|previous|last|first|earlier|prior|other|per|by|under|according|illegal|unlawful|violation|breach|against|posting|job|vacancy|advert|role|whatever|answer|reply|respond|say|output|print|return|always|correct|right|expected|only|final|five|5|no|without|skip|bypass|keine|to be|testing|test|debug|debugging|calibration|step|missing|lacking|absent|unmet|gaps|est[ea]|dest[ea]|nest[ea]|como|comme|come|cet?|cette|quest[oa]|dies(?:e|er|es|en|em)|wie|eres|usted|actua|vous|tu|agis|agissez|du|voce|sei|comportati|aja|responde|responda|contesta|conteste|reponds|repondez|antworte|antworten|rispondi|rispondete|ya|deja|bereits|schon|ja|gia|fehlende\w*|faltantes?|falta|faltan?|manquant\w*|mancant\w*|lucken|lacune|nao|ne|non|n'|setze|setzen|stelle|stellen|pon|ponga|coloca|coloque|mets|mettez|placez|metti|metta|be so|would|could|kind|dear|lovely|computer|machine|robots?|bots?|algorithms?|models?|machines|computers|ais?|software|programs?|parser|system)\b/i;

/** Whether a line, without accents, is a sentence to whoever evaluates by one of the classes. */
export function isToldByClass(text: string): boolean {
  return HINTS.test(text) && ANY.test(text);
}
