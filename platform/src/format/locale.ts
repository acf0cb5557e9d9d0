/** The reader's English locale, so that dates and numbers are those of their region; without one American English. */
export function appLocale(): string {
  return navigator.languages.find((language) => /^en(?:-[a-z\d]+)*$/iu.test(language)) ?? 'en-US';
}
