import type { HeadingKind } from './section-heading.ts';

/** Headings of resumes in German, French, Spanish, Italian, Portuguese and Dutch, as whole lines. */
const HEADINGS: Readonly<Partial<Record<HeadingKind, string>>> = {
  header:
    'kontakt|kontaktdaten|persönliche daten|coordonnées|contacto|datos personales|contatti|contato|persoonlijke gegevens',
  summary:
    'profil|kurzprofil|über mich|zusammenfassung|à propos|profil professionnel|perfil|perfil profesional|resumen|profilo|resumo|profiel|samenvatting',
  experience:
    'berufserfahrung|beruflicher werdegang|werdegang|praktische erfahrung|berufspraxis|expérience|expériences|expérience professionnelle|expériences professionnelles|parcours professionnel|experiencia|experiencia laboral|experiencia profesional|esperienza|esperienze|esperienza professionale|esperienze professionali|esperienze lavorative|experiência|experiência profissional|werkervaring|ervaring|loopbaan',
  education:
    'ausbildung|bildung|bildungsweg|studium|schulbildung|ausbildung und studium|aus- und weiterbildung|formation|formations|études|éducation|educación|formación|formación académica|estudios|istruzione|formazione|istruzione e formazione|educação|formação|formação acadêmica|opleiding|opleidingen',
  skills:
    'kenntnisse|fähigkeiten|kompetenzen|fachkenntnisse|it-kenntnisse|edv-kenntnisse|kenntnisse und fähigkeiten|compétences|compétences techniques|aptitudes|habilidades|competencias|conocimientos|competenze|capacità|competências|habilidades técnicas|vaardigheden|competenties',
  languages: 'sprachen|sprachkenntnisse|langues|idiomas|lingue|línguas|talen|talenkennis',
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

/** What a heading of another language opens; null for any other line. */
export function foreignHeadingKind(line: string): HeadingKind | null {
  if (line.length > 40 || !/^\p{Lu}/u.test(line)) return null;
  const text = line.replace(/[\s:]+$/, '').replaceAll("'", '’');
  return KINDS.get(text.toLowerCase()) ?? null;
}
