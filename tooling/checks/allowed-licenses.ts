/** Licenses that what a browser gets may be under, each with what it asks for. */
export const ALLOWED_LICENSES: Readonly<Record<string, string>> = {
  MIT: 'asks for its notice alone',
  ISC: 'asks for its notice alone',
  '0BSD': 'asks for nothing',
  'BSD-2-Clause': 'asks for its notice alone',
  'BSD-3-Clause': 'asks for its notice, and that nobody is named as an endorser',
  'Apache-2.0': 'asks for its notice, and grants the patents that the code needs',
  'OFL-1.1': 'of fonts: they may be bundled, not sold by themselves',
};

/** Licenses that a package may also be under that is installed, unchanged, and handed to no browser. */
export const INSTALLED_LICENSES: Readonly<Record<string, string>> = {
  ...ALLOWED_LICENSES,
  'MIT-0': 'asks for nothing',
  Zlib: 'asks that changes are marked',
  'BlueOak-1.0.0': 'asks for its text or a link to it',
  'CC-BY-4.0': 'of data: asks for attribution',
  // A list of misspellings that the spelling check reads writes it without hyphens.
  'CC BY-SA 4.0': 'of data: asks for attribution, and the same license for a changed copy',
  WTFPL: 'asks for nothing',
  'Python-2.0': 'asks for its notice, and a summary of changes',
  'MPL-2.0': 'asks for the sources of its own files, where they are changed',
};

/** Whether an SPDX expression can be met: one of its choices, with everything that the choice joins by AND. */
export function isAllowed(expression: string, allowed = ALLOWED_LICENSES): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) =>
    choice.split(/ AND /i).every((name) => Object.hasOwn(allowed, name.trim())),
  );
}
