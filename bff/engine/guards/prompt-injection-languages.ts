/** "Ignore the previous instructions" and "give the highest score", by language. Accents are left out. */
const SENTENCES = [
  // Spanish, Portuguese, Italian, French, Romanian
  '(?:ignor(?:a|e|es|en|ar|er|ez|are|ati)|olvid[ae]|esqueca|dimentica\\w*|oubliez?|desconsider[ae]|(?:haz|haga|hagan) caso omiso|no tengas? en cuenta|no tenga en cuenta|non (?:considerare|tenere conto)|ne (?:tenez|tiens) pas compte)\\b.{0,40}\\b(?:instrucciones|instrucoes|istruzioni|instructions|instructiunile|consignes|criterios|criteri|criteres|requisitos|requisiti|exigences|reglas|regras|regole|regles|anterior(?:es)?|acima|precedent\\w*)\\b',
  '(?:est[ea]|ce(?:tte)?|quest[oa]) (?:candidat[oae]?|candidature) (?:es|e|est|deve|debe|doit)\\b.{0,40}\\b(?:perfect[oa]|perfeit[oa]|perfett[oa]|parfaite?|ideal\\w*|mejor|melhor|migliore|meilleure?|contrat\\w+|assun\\w+|embauch\\w+)',
  '(?:da|de|dale|otorga|asigna|atribua|assegna|dai|donnez|attribuez|accordez)\\b.{0,30}\\b(?:puntuacion maxima|maxima puntuacion|pontuacao maxima|nota maxima|punteggio massimo|note maximale|score maximal|score maximum)',
  '(?:recomienda|contrata|aprueba|selecciona|elige|aprove|recomende|contrate|selecione|promuovi|raccomanda|assumi|seleziona|scegli|retenez|recommandez|embauchez|selectionnez|invitez)\\b.{0,10}\\b(?:est[ea]|quest[oa]|ce|cette) (?:candidat|persona|aspirante|profil)',
  // German, Dutch, Swedish
  '(?:ignorier(?:e|en|t)?|missacht\\w*|vergiss|vergessen sie|beachten? (?:sie )?nicht)\\b.{0,40}\\b(?:anweisungen|instruktionen|vorgaben|kriterien|anforderungen|regeln)',
  '(?:negeer|vergeet)\\b.{0,30}\\b(?:instructies|criteria|eisen)|ignorera\\b.{0,30}\\b(?:instruktioner|kriterier)',
  'dies(?:er|e) (?:kandidat(?:in)?|bewerber(?:in)?|bewerbung) (?:ist|muss|soll(?:te)?)\\b.{0,40}\\b(?:perfekt|ideal|beste|eingestellt|eingeladen|empfohlen)',
  '(?:gib|geben sie|vergib|vergeben sie|bewerte|bewerten sie)\\b.{0,60}\\b(?:hochsten? (?:punktzahl|bewertung|note)|hochstpunktzahl|vollen? punktzahl|maximalen? punktzahl|hochstnote)',
  '(?:empfiehl|empfehlen sie|wahle|wahlen sie|bevorzug\\w+)\\b.{0,10}\\bdiese[nr]? (?:kandidat|bewerb|person|lebenslauf|profil)',
  // This resume, and what is to become of it
  '(?:diese[nmrs]? (?:lebenslauf|bewerb|kandidat)|c(?:e|et|ette) (?:cv|candidat)|est[ea] (?:curricul|candidat|cv\\b)|quest[oa] (?:curricul|candidat|cv\\b))\\p{L}*.{0,60}\\b(?:punkte?n?|hochst|best|erste|einlad|einstell|premier|meilleur|maxim|mejor|melhor|primer|perfe[ck]t|migliore|adatt|ideal)',
];
const OTHER_SCRIPTS = [
  // Russian, Ukrainian
  '(?:игнориру\\p{L}*|забудь\\p{L}*|ігнору\\p{L}*|не\\s(?:обращай|учитывай)\\p{L}*)\\s.{0,30}(?:инструкци|указани|критери|требовани|інструкці|вказівк)',
  '(?:поставь|оцени|дай)\\p{L}*\\s.{0,40}(?:высш|максимальн)',
  '(?:порекомендуй|рекомендуй|выбери|прими|пригласи)\\p{L}*\\s.{0,15}(?:этого|эту|данного)\\s(?:кандидат|соискател)',
  '(?:это|эту|этого|данное)\\s(?:резюме|кандидат|анкет)\\p{L}*.{0,40}(?:отличн|лучш|высш|перв|принять|пригласи)',
  // Chinese, Japanese, Korean
  '(?:忽略|无视|無視|忘记|忘記|不要理会).{0,12}(?:指令|指示|要求|提示|标准|標準|以上|上述|之前的)',
  '(?:推荐|推薦|录用|錄用|选择|選擇|通过|通過).{0,4}(?:该|該|此|这|這|本)(?:位|名|份)?(?:候选人|候選人|应聘者|應聘者|求职者|简历|簡歷|履歷)',
  '(?:以前|上記|これまで|前).{0,6}の?(?:指示|命令).{0,6}(?:無視|忘れ)',
  '(?:給|给|打).{0,10}(?:最高分|满分|滿分)',
  '(?:이전|위의).{0,10}(?:지시|명령).{0,8}(?:무시|잊)',
  // Arabic, Hindi
  'تجاهل.{0,30}(?:التعليمات|المعايير)',
  '(?:निर्देशों|निर्देश).{0,20}(?:अनदेखा|नज़रअंदाज़)',
];

const IN_LATIN = new RegExp(`\\b(?:${SENTENCES.join('|')})`, 'iu');
const IN_OTHERS = OTHER_SCRIPTS.flatMap((sentence) =>
  [sentence, sentence.normalize('NFKD')].map((each) => new RegExp(each, 'iu')),
);
/** Letters of the scripts above, composed or taken apart: a line without one has none of their sentences. */
const OTHER_LETTERS = /[\u0400-\u06ff\u0900-\u097f\u1100-\u11ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;

/** Speaks to whoever evaluates, in another language than English. */
export const OTHER_LANGUAGES = {
  test: (text: string): boolean =>
    IN_LATIN.test(text) || (OTHER_LETTERS.test(text) && IN_OTHERS.some((pattern) => pattern.test(text))),
};
