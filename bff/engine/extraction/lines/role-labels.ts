import type { Piece } from './name-role.ts';

/** What stands in front of the parts of a role in forms such as Europass: "Position: …", "Employer   …". */
const LABELS: readonly (readonly [Pick<Piece, 'isTitle' | 'isEmployer'>, RegExp])[] = [
  [
    { isTitle: true },
    /^(?:(?:job |main )?(?:position|title|role)|occupation(?: or position held)?|position held|designation|job|funktion|tätigkeit|poste|fonction|puesto|cargo|ruolo|mansione|functie|stanowisko|должность)\s?(?::\s?|\t)(?=\S)/iu,
  ],
  [
    { isEmployer: true },
    /^(?:company(?: name)?|employer(?:[’']s name)?|organi[sz]ation|name and address of(?=\t)|name (?:and address )?of (?:the )?employer|client|firm|arbeitgeber|firma|unternehmen|entreprise|employeur|empresa|azienda|datore di lavoro|werkgever|bedrijf|pracodawca|организация|компания)\s?(?::\s?|\t)(?=\S)/iu,
  ],
  [
    {},
    /^(?:dates?|period|duration|time(?: period)?|from|zeitraum|dauer|période|durée|periodo|duración|período|periode|location|place|main activities and responsibilities|type of business or sector|city|ort|lieu|lugar|luogo|plaats)\s?(?::\s?|\t|$)/iu,
  ],
];

/** A line without the label in front of it, and what the label says of it. */
export function takeLabel(text: string): { words: string; says: Pick<Piece, 'isTitle' | 'isEmployer'> } {
  for (const [says, pattern] of LABELS) {
    const label = pattern.exec(text)?.[0];
    if (label !== undefined) return { words: text.slice(label.length), says };
  }
  return { words: text, says: {} };
}
