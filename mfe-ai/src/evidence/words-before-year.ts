const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'];
const OTHERS = 'sept spring summer autumn fall winter early mid late since from seit depuis desde dal'.split(
  ' ',
);

/**
 * Words that stand before a year and belong to it: months as resumes write them, seasons, "since". Any other word there is the
 * end of a name, as in "Tramway Systems 2019".
 */
export const WORDS_BEFORE_YEAR: readonly string[] = [...new Set([...LANGUAGES.flatMap(monthsOf), ...OTHERS])];

function monthsOf(language: string): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const months = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) =>
      months
        .format(new Date(Date.UTC(2024, index, 1)))
        .replace(/\.$/, '')
        .toLowerCase(),
    );
  });
}
