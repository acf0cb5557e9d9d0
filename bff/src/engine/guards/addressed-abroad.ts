/** "Ignore the previous instructions" and "give the highest score", by language. Accents are left out. */
const SENTENCES = [
  // Spanish, Portuguese, Italian, French, Romanian
  'ignor(?:a|e|es|en|ar|ez|are|ati|ati)\\b.{0,30}\\b(?:instrucciones|instrucoes|istruzioni|instructions|instructiunile|criterios|criteri|criteres|requisitos|requisiti|exigences)',
  '(?:olvida|olvide|esqueca|dimentica|oubliez?|no tengas en cuenta|desconsidere)\\b.{0,30}\\b(?:instrucciones|instrucoes|istruzioni|instructions)',
  '(?:est[ea]|ce(?:tte)?|quest[oa]) (?:candidat[oae]?|candidature) (?:es|e|est|deve|debe|doit)\\b.{0,40}\\b(?:perfect[oa]|perfeit[oa]|perfett[oa]|parfaite?|ideal\\w*|mejor|melhor|migliore|meilleure?|contrat\\w+|assun\\w+|embauch\\w+)',
  '(?:da|de|dale|otorga|asigna|atribua|de|assegna|dai|donnez|attribuez|accordez)\\b.{0,30}\\b(?:puntuacion maxima|maxima puntuacion|pontuacao maxima|nota maxima|punteggio massimo|note maximale|score maximal|score maximum)',
  // German, Dutch, Swedish
  '(?:ignorier(?:e|en|t)?|missacht\\w*|vergiss|vergessen sie)\\b.{0,40}\\b(?:anweisungen|instruktionen|vorgaben|kriterien|anforderungen)',
  '(?:negeer|vergeet)\\b.{0,30}\\b(?:instructies|criteria|eisen)|ignorera\\b.{0,30}\\b(?:instruktioner|kriterier)',
  'dies(?:er|e) (?:kandidat(?:in)?|bewerber(?:in)?|bewerbung) (?:ist|muss|soll(?:te)?)\\b.{0,40}\\b(?:perfekt|ideal|beste|eingestellt|eingeladen|empfohlen)',
  '(?:gib|geben sie|vergib|vergeben sie|bewerte|bewerten sie)\\b.{0,40}\\b(?:hochste punktzahl|hochstpunktzahl|volle punktzahl|maximale punktzahl|hochstnote)',
];
const OTHER_SCRIPTS = [
  // Russian, Ukrainian
  '(?:игнориру\\p{L}*|забудь\\p{L}*|ігнору\\p{L}*)\\s.{0,30}(?:инструкци|указани|критери|інструкці|вказівк)',
  '(?:поставь|оцени|дай)\\p{L}*\\s.{0,40}(?:высш|максимальн)',
  // Chinese, Japanese, Korean
  '(?:忽略|无视|無視|忘记).{0,12}(?:指令|指示|要求|提示|标准)',
  '(?:以前|上記|これまで|前).{0,6}の?(?:指示|命令).{0,6}(?:無視|忘れ)',
  '(?:給|给|打).{0,10}(?:最高分|满分|滿分)',
  '(?:이전|위의).{0,10}(?:지시|명령).{0,8}(?:무시|잊)',
  // Arabic, Hindi
  'تجاهل.{0,30}(?:التعليمات|المعايير)',
  '(?:निर्देशों|निर्देश).{0,20}(?:अनदेखा|नज़रअंदाज़)',
];

const PATTERNS = [
  ...SENTENCES.map((sentence) => new RegExp(`\\b(?:${sentence})`, 'iu')),
  ...OTHER_SCRIPTS.map((sentence) => new RegExp(sentence.normalize('NFKD'), 'iu')),
  ...OTHER_SCRIPTS.map((sentence) => new RegExp(sentence, 'iu')),
];

/** Speaks to whoever evaluates, in another language than English. */
export const OTHER_LANGUAGES = {
  test: (text: string): boolean => PATTERNS.some((pattern) => pattern.test(text)),
};
