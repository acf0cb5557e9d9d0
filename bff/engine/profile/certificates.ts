import { isOnlyDates } from '../extraction/lines/date-range.ts';
import type { Line } from './line.ts';
import type { Certificate } from './profile.ts';

const MOST = 20;

/** A grade is part of the name: "Certified Developer - Associate". */
const GRADE =
  /^(?:associate|professional|specialty|expert|advanced|foundation(?:al)?|fundamentals|practitioner|level \w+)$/i;
const LABEL =
  /^(?:certifications?|certificates?|certs|credentials|licensure|licen[sc]es?)(?:\s(?:&|and)\s\p{L}+)?:\s/iu;

/** The certificates and licenses that a resume lists, in its order. */
export function readCertificates(lines: readonly Line[]): Certificate[] {
  return lines
    .filter((line) => line.kind !== 'heading' && line.kind !== 'contact' && line.kind !== 'name')
    .filter((line) => !line.isQuarantined && (line.section === 'certificates' || LABEL.test(line.text)))
    .flatMap((line) => itemsOf(line.text))
    .flatMap(readCertificate)
    .slice(0, MOST);
}

function itemsOf(text: string): string[] {
  const words = text.replace(LABEL, '');
  const items = words.split(/;\s|\s[•]\s/);
  return items.length > 1 || LABEL.test(text)
    ? items.flatMap((item) => (LABEL.test(text) ? item.split(/,\s(?=\p{Lu}\p{L}+ \p{Lu})/u) : [item]))
    : items;
}

/** "Name, issuer, 2019", "Name (2018)", "Name — issuer". */
function readCertificate(item: string): Certificate[] {
  const years = [...item.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)];
  const pieces = item
    .replace(/^(?:19|20)\d\d\s?[:–—-]?\s/, '')
    .replace(/\((?:issued |since |from )?((?:\p{L}+\.?\s)?(?:19|20)\d\d)\)/giu, '\t$1')
    .split(/\t|,\s|\s[|·–—-]\s|\s?[|·]\s?/)
    .map((piece) => piece.replace(/^[\s,:–—-]+|[\s,:–—.-]+$/gu, ''))
    .filter((piece) => piece !== '' && !isOnlyDates(piece));
  const [first, ...more] = pieces;
  const [grade, ...others] = more;
  const isGraded = grade !== undefined && GRADE.test(grade);
  const name = isGraded
    ? item.slice(item.indexOf(first ?? ''), item.indexOf(grade) + grade.length).replace(/\t/g, ' ')
    : first;
  const rest = isGraded ? others : more;
  if (name === undefined || name.split(/\s+/).length > 14 || !/\p{L}{2}/u.test(name)) return [];
  const issuer =
    rest.find((piece) => !/^(?:expires?|valid|issued|licen[sc]e (?:no|number|#)|id)\b/i.test(piece)) ?? null;
  return [
    {
      name,
      issuer: issuer?.replace(/^(?:issued )?by\s/i, '') ?? null,
      year: years[0] === undefined ? null : Number(years[0][0]),
    },
  ];
}
