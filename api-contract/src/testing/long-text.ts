/** A German compound of 80 letters, as a title or a team may truly be called. */
export const COMPOUND = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** 160 characters without a place to break. */
export const UNBROKEN = `${COMPOUND}${COMPOUND.toLowerCase()}`;

/** A name of 200 characters with places to break, the longest that a title may have. */
export const LONG_NAME = 'Maximiliane-Alexandra von und zu Hohenstein-Wallenberg-Oberhausen, '
  .repeat(3)
  .slice(0, 200);

/** A sentence that fills several lines wherever it stands. */
export const LONG_SENTENCE = Array<string>(3)
  .fill(
    'Coordinated twenty-seven subsidiaries, each with its own ledger, its own calendar and its own idea of a month end, without one missed close in eleven years.',
  )
  .join(' ');

const TAGS = ['Go', 'PostgreSQL under load', 'Customs declarations (NCTS, AES)', 'Incoterms 2020', 'SQL'];

/** Forty tags, short ones, long ones and one that cannot break. */
export const FORTY_TAGS: readonly string[] = [
  COMPOUND,
  ...Array.from({ length: 39 }, (_, index) => `${TAGS[index % TAGS.length]} ${index + 1}`),
];
