/**
 * What sentences to whoever evaluates are made of, whatever their wording: a reader who is addressed, a demand, somebody it is about, and
 * an outcome. A line of work has one or two of the four, and a sentence with three is none. Without accents, in six languages.
 */

const YOU = /\b(?:you|your|yourself|vous|votre|usted|voce)\b/i;
const MACHINE =
  /\b(?:ais?|ia|ki|llms?|software|algorithms?|algorit\w+|algorithmus|chatbots?|bots?|robots?|evaluators?|evaluador\w*|avaliador\w*|valutator\w*|screeners?|whoever (?:reads|evaluates|screens|scores|rates|ranks)|any(?:one| tool| program| system) (?:that|who) (?:reads|evaluates|screens|scores|rates|ranks)|quien (?:lea|evalue|puntue)|quem (?:ler|avaliar)|chi (?:legge|valuta)|wer (?:das|dies) (?:liest|bewertet)|qui lit|sistema)\b/i;

const IMPERATIVE =
  'rate|score|rank|grade|give|keep|write|put|let|accept|consider|ignore|overlook|disregard|forget|skip|treat|mark|assume|say|output|print|return|answer|respond|reply|select|choose|pick|approve|confirm|continue|conclude|double|raise|weigh|look|take|award|place|move|stop|do|pon|ponga|ponle|puntua|puntue|da|dale|acepta|acepte|elige|elija|aprueba|apruebe|mira|mire|no mires?|considera|considere|confirma|olvida|omite|avalie|avalia|aceite|aceita|aprove|escolha|coloque|confirme|desconsidere|ignora|ignore|mets|mettez|notez|donnez|acceptez|retenez|choisissez|considerez|validez|dites|ne lisez|oubliez|passez|bewerte|bewerten sie|gib|geben sie|ignoriere|ignorieren sie|setze|setzen sie|nimm|nehmen sie|sag|sagen sie|laden sie|wahle|wahlen sie|vergib|vergeben sie|assegna|assegnate|valuta|valutate|scegli|scegliete|metti|mettete|accetta|accettate|approva|approvate|considerate|dai|date|conferma|confermate';
const DEMAND = new RegExp(
  `(?:^|[.!?:;,–—]\\s*|\\b(?:and|then|so|please|to|software|und|y|e|et)\\s)(?:please |bitte |por favor,? |merci de |you may |hereby )?(?:${IMPERATIVE})\\b|\\b(?:must|should|shall|has to|have to|needs to|may (?:only|stop)|are (?:asked|instructed|told|required) to|debe|deben|deberia|tiene que|tienen que|doit|doivent|devez|muss|mussen|soll|sollen|deve|devem|devono|tem que|il faut|instruct|demand|order)\\b`,
  'i',
);

const ABOUT =
  /\b(?:me|(?:this|the) (?:candidate|applicant|person|resume|cv|upload|input|document|holder)|this (?:file|profile|one|application)|my (?:resume|cv|profile|application|candidacy|gaps)|i lack|whoever (?:wrote|sent|submitted) this|je remplis|moi|mon (?:profil|cv|dossier)|ma candidature|ce (?:candidat|cv|profil|dossier)|cette candidature|mich|mir|dies(?:e|er|es|en|em) (?:dokument|bewerb\w+|lebenslauf\w*|kandidat\w*|person|profil\w*)|mein\w* (?:lebenslauf|profil|bewerbung)|mi (?:curriculum|perfil|candidatura)|meu (?:curriculo|perfil)|minha candidatura|est[ea] (?:candidat\w+|curricul\w+|perfil|persona|pessoa|aspirante)|quest[oa] (?:candidat\w+|curriculum|profilo|persona)|il mio (?:curriculum|profilo)|chi scrive|(?:aprobar|elegir|escolher|selecionar|seleccionar|scegliere|mettere|assumer)me)\b/i;

const GOOD =
  '(?:maxim\\w+|highest|top|full|best|perfect|excellent|outstanding|strong|mejor|melhor|meilleur\\w*|miglior\\w*|best\\w*|hochst\\w*|voll\\w*|pien[oi]|plein\\w*|mas alta|piu alt[oa]|plus haut\\w*|mais alta|alt[oa])';
const MARK =
  '(?:scores?|marks?|match|ratings?|grades?|credit|points?|yes|fit|verdict|result|rank|list|results|notas?|notes?|puntuacion|puntos|pontuacao|pontos|punteggio|voto|voti|punktzahl|bewertung|note|ergebnis|resultat|resultats|posto|lugar|place|platz|ranking)';
const OUTCOME = new RegExp(
  `\\b(?:${GOOD} (?:possible |posible |possivel )?(?:de )?${MARK}|${MARK} (?:of )?(?:${GOOD}|ten|100)|(?:en tete|top|first|head) (?:of|de|des) (?:the |la )?(?:list|pile|results?|resultats?|lista|liste)|(?:as|is|are|was|result:?|candidate:?) (?:accepted|approved|fulfilled|shortlisted|qualified|suitable|met)|ideal (?:candidate|fit|match)|candidat[oae]? ideale?|(?:primer|primeiro|primo) (?:lugar|posto|puesto)|(?:first|erste\\w*|premiere) (?:place|stelle|platz|position)|(?:every|all|each|jede\\w*|tod[oa]s?|chaque|tous les|tutti i|cada) (?:item|requirements?|criteri\\w+|criteres?|anforderungen|requisit\\w+|exigences)|(?:missing|fehlende\\w*|lacking) (?:\\w+)|requirements? (?:that )?i lack|a ten|un diez|um dez|un dieci|un dix|invite me|laden sie mich|aprobarme|elegirme|nichts weiter|sin mirar)\\b`,
  'i',
);

/** Whether a line, without accents, has three of the four. "Do not hesitate to contact me if you …" has no outcome. */
export function hasThreeCues(text: string): boolean {
  const isToMachine = MACHINE.test(text);
  const isToReader = isToMachine || YOU.test(text);
  const isAbout = ABOUT.test(text);
  if (!isAbout && !isToReader) return false;
  const isDemand = DEMAND.test(text);
  if (isAbout && isToMachine && isDemand) return true;
  if (!OUTCOME.test(text)) return false;
  return isAbout ? isToReader || isDemand : isDemand && YOU.test(text);
}
