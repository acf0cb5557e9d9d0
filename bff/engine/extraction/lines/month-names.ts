/** Months as resumes write them, in the languages whose resumes arrive most: index 0 to 11. */
const WRITTEN = [
  'jan january januar jänner januari janv janvier enero ene gennaio genn janeiro styczeń stycznia sty ocak январь января янв січень січня',
  'feb february februar februari févr fév février fevrier febrero febbraio febbr fevereiro luty lutego lut şubat февраль февраля фев лютий лютого',
  'mar march märz maerz mrz maart mrt mars marzo março marco marzec marca mart март марта берзень березня',
  'apr april avr avril abril abr aprile kwiecień kwietnia kwi nisan апрель апреля апр квітень квітня',
  'may mai mei mayo maggio magg maio maj maja mayıs май мая травень травня',
  'jun june juni juin junio giugno junho czerwiec czerwca cze haziran июнь июня июн червень червня',
  'jul july juli juil juillet julio luglio julho lipiec lipca lip temmuz июль июля июл липень липня',
  'aug august augustus août aout agosto ago augusti sierpień sierpnia sie ağustos август августа авг серпень серпня',
  'sep sept september septembre septiembre settembre sett setembro wrzesień września wrz eylül сентябрь сентября сен сент вересень вересня',
  'oct october oktober okt octobre octubre ottobre ott outubro październik października paź ekim октябрь октября окт жовтень жовтня',
  'nov november novembre noviembre novembro listopad listopada lis kasım ноябрь ноября ноя листопада',
  'dec december dezember dez décembre déc decembre diciembre dic dicembre dezembro desember des grudzień grudnia gru aralık декабрь декабря дек грудень грудня',
];

/** Where a season starts; a season named alone lasts three months. */
const SEASONS: Readonly<Record<string, number>> = {
  spring: 2,
  summer: 5,
  fall: 8,
  autumn: 8,
  winter: 0,
  frühling: 2,
  sommer: 5,
  herbst: 8,
  printemps: 2,
  été: 5,
  automne: 8,
  verano: 5,
  zomer: 5,
};

const MONTHS: ReadonlyMap<string, number> = new Map([
  ...WRITTEN.flatMap((names, month) => names.split(' ').map((name): [string, number] => [name, month])),
  ...Object.entries(SEASONS),
]);

/** The name of a month or season, as part of a pattern; longest first, or "mar" would end "march". */
export const MONTH_PATTERN = `(?:${[...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|')})`;

/** The month that a name stands for, 0 to 11; null for any other word. */
export function monthOf(name: string): number | null {
  return MONTHS.get(name.normalize('NFC').toLowerCase()) ?? null;
}

/** Whether the words name a season, which lasts three months. */
export function namesSeason(text: string): boolean {
  return Object.keys(SEASONS).some((season) => text.toLowerCase().includes(season));
}
