import type { HeadingKind } from './heading-kind.ts';

/** Headings of resumes in other languages than English, as whole lines. */
const HEADINGS: Readonly<Partial<Record<HeadingKind, string>>> = {
  header:
    'kontakt|kontaktdaten|persönliche daten|coordonnées|contacto|datos personales|contatti|contato|persoonlijke gegevens|dane osobowe|kontaktuppgifter|yhteystiedot|личные данные|контакты|контакти|iletişim|联系方式|连络先|連絡先|연락처',
  summary:
    'profil|kurzprofil|über mich|zusammenfassung|à propos|profil professionnel|perfil|perfil profesional|resumen|profilo|resumo|profiel|samenvatting|podsumowanie|sammanfattning|yhteenveto|o mnie|о себе|про себе|özet|hakkımda|o mně|despre mine|个人简介|自我评价|自己pr|자기소개',
  experience:
    'berufserfahrung|beruflicher werdegang|werdegang|praktische erfahrung|berufspraxis|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienze lavorative|experiência|experiência profissional|werkervaring|ervaring|loopbaan|doświadczenie|doświadczenie zawodowe|arbetslivserfarenhet|erfarenhet|arbeidserfaring|erfaring|erhvervserfaring|työkokemus|опыт работы|досвід роботи|iş deneyimi|deneyim|pracovní zkušenosti|experiență|experiență profesională|munkatapasztalat|εργασιακή εμπειρία|工作经历|工作经验|職歴|职历|경력|경력사항',
  education:
    'ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|aus- und weiterbildung|formation|formations|études|éducation|educación|formación|formación académica|estudios|istruzione|formazione|istruzione e formazione|educação|formação|formação acadêmica|opleiding|opleidingen|wykształcenie|edukacja|utbildning|utdanning|uddannelse|koulutus|образование|освіта|eğitim|vzdělání|educație|studii|tanulmányok|εκπαίδευση|教育背景|教育经历|学歴|학력',
  skills:
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|it-kenntnisse|edv-kenntnisse|kenntnisse und fähigkeiten|compétences|compétences techniques|aptitudes|habilidades|competencias|conocimientos|competenze|capacità|competências|habilidades técnicas|vaardigheden|competenties|umiejętności|kompetenser|färdigheter|ferdigheter|færdigheder|kompetencer|taidot|osaaminen|навыки|ключевые навыки|навички|yetenekler|beceriler|dovednosti|competențe|abilități|készségek|δεξιότητες|技能|专业技能|スキル|기술|보유기술',
  languages:
    'sprachen|sprachkenntnisse|langues|idiomas|lingue|línguas|talen|talenkennis|języki|języki obce|språk|sprog|kielitaito|языки|иностранные языки|мови|diller|yabancı diller|jazyky|limbi străine|γλώσσες|语言|语言能力|言語|語学|언어|외국어',
  certificates:
    'zertifikate|zertifizierungen|weiterbildung|weiterbildungen|certificats|certificados|certificaciones|certificazioni|certificações|certificaten',
  projects: 'projekte|projets|proyectos|progetti|projetos|projecten',
  accomplishments: 'auszeichnungen|erfolge|distinctions|prix|logros|premios|premi|prêmios|prestaties',
  other:
    'ehrenamt|ehrenamtliches engagement|hobbys|interessen|publikationen|referenzen|bénévolat|centres d’intérêt|loisirs|voluntariado|intereses|referencias|interessi|volontariato|interesses|vrijwilligerswerk|interesses en hobby’s|referenties',
};

const KINDS: ReadonlyMap<string, HeadingKind> = new Map(
  (Object.entries(HEADINGS) as [HeadingKind, string][]).flatMap(([kind, words]) =>
    words.split('|').map((heading): [string, HeadingKind] => [heading, kind]),
  ),
);

/** Headings that are a sentence: "Where I have worked", "What I’m good at". */
const SAID: readonly (readonly [HeadingKind, RegExp])[] = [
  [
    'experience',
    /^(?:where i(?:(?:’ve| have)(?: been)?)? work(?:ed|ing)?|what i(?:’ve| have)? d(?:one|id)(?: so far)?|my (?:journey|path|story)(?: so far)?|(?:career|story) so far)$/,
  ],
  [
    'education',
    /^(?:where i(?:(?:’ve| have))? (?:studied|learn(?:ed|t))|what i(?:(?:’ve| have))? (?:studied|learn(?:ed|t))|schooling|schools?)$/,
  ],
  [
    'skills',
    /^(?:what i(?: am|’m) (?:good|great|best) at|what i (?:can do|know|do|do best|bring|offer|work with)|things i know|how i can help|know-how)$/,
  ],
  ['summary', /^(?:who i am|hello|hi there|in short|in brief|in a nutshell)$/],
  ['header', /^(?:get in touch|reach me|say hello|find me|where to find me|how to reach me)$/],
];

/** What a heading of another language opens; null for any other line. */
export function foreignHeadingKind(line: string): HeadingKind | null {
  if (line.length > 40 || !/^[\p{Lu}\p{Lo}]/u.test(line)) return null;
  const text = line.replace(/[\s:]+$/, '').replaceAll("'", '’');
  const words = text.toLowerCase();
  return KINDS.get(words) ?? SAID.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
