import { type CountryCode, getCountries } from 'libphonenumber-js';

const STATE_NAMES = new Set(
  `alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois,indiana,
iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri,montana,nebraska,
nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma,oregon,pennsylvania,
rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington,west virginia,wisconsin,
wyoming`
    .split(/,\s*/)
    .map((name) => name.trim()),
);
const STATES =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
const PROVINCES = /^(?:AB|BC|MB|NB|NL|NS|ON|PE|QC|SK)$/;
const OTHER_NAMES: readonly (readonly [string, CountryCode])[] = [
  ['usa', 'US'],
  ['u.s.a.', 'US'],
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['deutschland', 'DE'],
  ['österreich', 'AT'],
  ['schweiz', 'CH'],
  ['españa', 'ES'],
  ['italia', 'IT'],
  ['brasil', 'BR'],
  ['nederland', 'NL'],
  ['uae', 'AE'],
  ['u.a.e.', 'AE'],
  ['s.korea', 'KR'],
  ['sverige', 'SE'],
  ['norge', 'NO'],
  ['danmark', 'DK'],
  ['suomi', 'FI'],
  ['polska', 'PL'],
  ['česko', 'CZ'],
  ['românia', 'RO'],
  ['magyarország', 'HU'],
  ['türkiye', 'TR'],
  ['méxico', 'MX'],
  ['perú', 'PE'],
  ['belgië', 'BE'],
  ['belgique', 'BE'],
  ['suisse', 'CH'],
  ['россия', 'RU'],
  ['украина', 'UA'],
  ['україна', 'UA'],
  ['the netherlands', 'NL'],
  ['holland', 'NL'],
  ['turkey', 'TR'],
  ['czech republic', 'CZ'],
  ['korea', 'KR'],
  ['republic of korea', 'KR'],
  ['대한민국', 'KR'],
  ['viet nam', 'VN'],
  ['russian federation', 'RU'],
  ['hong kong', 'HK'],
  ['macau', 'MO'],
  ['palestine', 'PS'],
  ['ivory coast', 'CI'],
  ['great britain', 'GB'],
  ['northern ireland', 'GB'],
  ['u.k.', 'GB'],
  ['united states of america', 'US'],
  ['u.s.', 'US'],
  ['us', 'US'],
  ['bosnia and herzegovina', 'BA'],
  ['trinidad and tobago', 'TT'],
  ['myanmar', 'MM'],
  ['eswatini', 'SZ'],
  ['p.r. china', 'CN'],
  ['中国', 'CN'],
  ['日本', 'JP'],
  ['ksa', 'SA'],
  ['maroc', 'MA'],
  ['algérie', 'DZ'],
  ['tunisie', 'TN'],
  ['sénégal', 'SN'],
  ['panamá', 'PA'],
  ['ελλάδα', 'GR'],
  ['българия', 'BG'],
  ['hrvatska', 'HR'],
  ['slovensko', 'SK'],
  ['slovenija', 'SI'],
  ['srbija', 'RS'],
  ['eesti', 'EE'],
  ['latvija', 'LV'],
  ['lietuva', 'LT'],
  ['ísland', 'IS'],
];

let names: ReadonlyMap<string, CountryCode> | null = null;

/** Names of countries in English, built when first asked. */
function countryNames(): ReadonlyMap<string, CountryCode> {
  if (names !== null) return names;
  const display = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  names = new Map([
    ...getCountries().map((code): [string, CountryCode] => [(display.of(code) ?? code).toLowerCase(), code]),
    ...OTHER_NAMES,
  ]);
  return names;
}

/** The country of a place such as "Austin, TX", "Columbus, Ohio" or "Ghent, Belgium". */
export function countryOf(location: string | null): CountryCode | undefined {
  const last = location?.split(',').at(-1)?.trim() ?? '';
  if (STATES.test(last) || STATE_NAMES.has(last.toLowerCase())) return 'US';
  if (PROVINCES.test(last)) return 'CA';
  return countryNames().get(last.toLowerCase());
}

/** Whether a place ends with a region or a country, or with what a template leaves open: "City, State". */
export function hasRegion(place: string): boolean {
  return /(?:^|, )State$/.test(place) || countryOf(place) !== undefined;
}
