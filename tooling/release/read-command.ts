/** What `npm run release` is to do. */
export type Command =
  | { readonly name: 'canary'; readonly packages: readonly string[]; readonly percent: number }
  | {
      readonly name: 'release' | 'new' | 'withdraw' | 'rollback';
      readonly packages: readonly string[];
    }
  /** The canary, or what is live in another environment. */
  | { readonly name: 'promote'; readonly packages: readonly string[]; readonly from?: string }
  | { readonly name: 'preview'; readonly packages: readonly string[] }
  | { readonly name: 'sign'; readonly packages: readonly string[] }
  /** Of all packages where none is named. */
  | { readonly name: 'built'; readonly packages: readonly string[] }
  | { readonly name: 'keygen'; readonly packages: readonly string[] }
  | { readonly name: 'status'; readonly packages: readonly string[] }
  | { readonly name: 'history'; readonly packages: readonly string[] }
  | { readonly name: 'types'; readonly packages: readonly string[]; readonly isCanary: boolean };

const NAMES = [
  'new',
  'preview',
  'canary',
  'promote',
  'withdraw',
  'rollback',
  'built',
  'sign',
  'keygen',
  'status',
  'history',
  'types',
] as const;

const USAGE = `Usage, for one package:   npm run release -w mfe-jobs -- <command>
or for one or several:    npm run release -- <command> <package>...

(none)         builds and releases to everyone
new            builds, and releases to everyone what was never released
preview        builds, and prints an address at which it can be seen in the product for two weeks; nothing goes live
canary 10      builds and releases to 10 % of the sessions, each of which keeps it
promote        the canary goes to everyone
withdraw       the canary is taken away
rollback       the version before is live again
built          what is built goes live; nothing is compiled, and unless a package is named, no pointer of a person is moved
sign           what is live, and what a rollback goes to, gets the signature of RELEASE_KEY
keygen         a new pair of keys in secrets/, for the packages that are named or for all
status         who is live where, since when, by whom
history        who moved which version where, when, and why
types          prints the types of live widgets and slots, of all packages unless some are named
types canary   the same, of canaries where there are any

--because "…"          the reason, which is recorded with what moves
--environment staging  does it in that environment; in RELEASE_ENVIRONMENT, or production, unless told
--from staging         promote takes what is live in that environment, the same files`;

/**
 * Reads the words of the command line, in any order: in `npm run release -w mfe-jobs -- canary 10` the package
 * comes first.
 *
 * @param known the packages that can be released.
 * @param options what stands behind `--from`.
 * @throws Error with a sentence that says what to write instead.
 */
export function readReleaseCommand(
  words: readonly string[],
  known: readonly string[],
  { from }: { readonly from?: string | undefined } = {},
): Command {
  const packages = words.filter((word) => known.includes(word));
  const names = NAMES.filter((name) => words.includes(name));
  const numbers = words.filter(isNumber);
  const stranger = words.find(
    (word) => !known.includes(word) && !isNumber(word) && !NAMES.some((name) => name === word),
  );
  if (words.length === 0) throw new Error(USAGE);
  if (from !== undefined && !words.includes('promote'))
    throw new Error('--from belongs to promote: npm run release -w mfe-jobs -- promote --from staging');
  if (stranger !== undefined)
    throw new Error(
      `"${stranger}" is neither a command nor a package.\nCommands: ${NAMES.join(', ')}.\nPackages: ${known.join(', ')}.`,
    );
  if (names.includes('types') && names.every((name) => name === 'types' || name === 'canary'))
    return { name: 'types', packages, isCanary: names.includes('canary') };
  if (names.length > 1) throw new Error(`${names.join(' and ')} are several commands: give one of them.`);
  const [name = 'release'] = names.filter((each) => each !== 'types');
  if (name === 'built' || name === 'keygen' || name === 'status' || name === 'history')
    return { name, packages };
  if (packages.length === 0) throw new Error(`Which package? Packages: ${known.join(', ')}.`);
  if (name === 'canary') return { name, packages, percent: percentOf(numbers) };
  if (numbers.length > 0)
    throw new Error(`"${numbers[0]}" belongs to canary: npm run release -w ${packages[0]} -- canary 10`);
  return name === 'promote' && from !== undefined ? { name, packages, from } : { name, packages };
}

const isNumber = (word: string): boolean => /^-?[\d.,]+%?$/.test(word);

function percentOf(numbers: readonly string[]): number {
  const [number = '', ...others] = numbers;
  const percent = Number(number.replace('%', ''));
  if (others.length === 0 && Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new Error(
    'Say for how many percent of the sessions, a whole number from 1 to 100: npm run release -w mfe-jobs -- canary 10',
  );
}
