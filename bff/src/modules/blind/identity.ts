import { extname } from 'node:path';

/** What tells who a candidate is, as the row of the resume holds it. */
export interface Identity {
  readonly id: string;
  readonly file_name: string;
  readonly candidate_name: string;
  /** As the resume has it; null where none was found, so that the name comes from the file. */
  readonly extracted_name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly extracted_email: string | null;
  readonly extracted_phone: string | null;
  readonly links: readonly string[];
}

/** Words of file names and of addresses that are nobody's name. */
const NOBODY = new Set(
  `admin application candidate contact copy cover curriculum developer doc docx draft engineer experience final
  github gmail hello hotmail http https info letter linkedin mail manager new old outlook page pdf portfolio profile
  resume resumé sample scan senior junior lead version vita vitae website work www yahoo lebenslauf the and for`.split(
    /\s+/,
  ),
);

/** Words that are names and words of any sentence: hidden only where they are written as a name. */
const ALSO_WORDS = new Set(
  `will may mark grace rose hope faith joy art bill rich frank grant chase page long short young small white black brown
  green gray grey king price case field fields banks bush wood woods hill hall stone rivers lake march april june august
  summer dawn sky star major best good love power powers sharp swift wise early day in an to do so no he ma an yu li`.split(
    /\s+/,
  ),
);

/** The words that would name the candidate, longest first, each once. */
export function namingWords(identity: Identity): string[] {
  const { extracted_name, candidate_name, file_name, email, extracted_email, links } = identity;
  const isNamedByFile = extracted_name === null;
  const stem = file_name.slice(0, file_name.length - extname(file_name).length);
  const names = [extracted_name ?? '', candidate_name, ...(isNamedByFile ? [stem] : [])].flatMap((name) =>
    wordsOf(name, isNamedByFile ? 3 : 2),
  );
  const addresses = [email, extracted_email].flatMap((address) => wordsOf(address?.split('@')[0] ?? '', 4));
  const handles = links.flatMap((link) => wordsOf(accountOf(link), 4));
  const words = [...names, ...addresses, ...handles].filter((word) => !NOBODY.has(word.toLowerCase()));
  return [...new Set(words)].sort((one, other) => other.length - one.length);
}

/** Whether a word is hidden only where it begins with a capital. */
export function isAlsoAWord(word: string): boolean {
  return word.length <= 2 || ALSO_WORDS.has(word.toLowerCase());
}

/** Services on which an address ends in the name of an account; elsewhere it ends in anything: a product, a newspaper's title. */
const SERVICES =
  /^(?:https?:\/\/)?(?:[a-z\d-]+\.)?(?:linkedin|github|gitlab|bitbucket|xing|twitter|x|facebook|instagram|youtube|medium|behance|dribbble|kaggle|stackoverflow|dev|hashnode|leetcode|hackerrank|codeforces|researchgate|orcid|huggingface|about|t|telegram|skype|soundcloud|vimeo|flickr|pinterest|tiktok|codepen|linktr|angel|wellfound|keybase|mastodon|threads|bsky|gravatar|credly)\.[a-z]{2,8}\//i;
/** What they put before it. */
const ASIDE = /^(?:in|pub|u|users?|profiles?|people|company|en|c|channel|members?)$/i;

function accountOf(link: string): string {
  const path = link.replace(SERVICES, '').split(/[/?#]/);
  return SERVICES.test(link) ? (path.find((part) => part !== '' && !ASIDE.test(part)) ?? '') : '';
}

function wordsOf(name: string, shortest: number): string[] {
  return name.split(/[^\p{L}\p{M}]+/u).filter((word) => word.length >= shortest);
}
