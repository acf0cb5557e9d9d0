import { mapOf } from '../language/map-of.ts';

/** Letters of other scripts that look like Latin ones. */
const ALIKE = new Map(
  [...'аaеeоoрpсcуyхxіiјjѕsԁdԛqԝwһhӏlгrтtкkмmнhвbαaοoρpνvιiκkτtυuχxεeηnɡgıi'.matchAll(/(.)(.)/gu)].map(
    ([, alike = '', letter = '']): [string, string] => [alike, letter],
  ),
);
const DIGITS = mapOf({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
});
/** A word in which digits stand for letters: "1gn0r3", but neither "5000" nor "B2B" nor "k8s". */
const DISGUISED = /(?<![\w@$])(?=[\w@$]*[a-z])(?=[\w@$]*[0-9@$])[\w@$]{3,}(?![\w@$])/gi;
/** Letters with a space or a mark between each two. */
const SPACED = /(?<!\p{L})\p{L}(?:[ .\-_*|·]\p{L}){3,}(?!\p{L})/gu;
const LONGEST = 600;

/**
 * A line as it may be meant: as it stands, with look-alikes as plain letters, with digits read as letters, with spaced
 * words closed. Each reading once.
 */
export function decodedVariants(line: string): string[] {
  const text = line.slice(0, LONGEST);
  const plain = plainLetters(text);
  const lettered = plain.replace(DISGUISED, (word) =>
    word.replace(/[0134578@$]/g, (sign) => DIGITS.get(sign) ?? sign),
  );
  return [...new Set([text, plain, lettered, close(plain)])];
}

function close(text: string): string {
  return text.replace(SPACED, (word) => word.replace(/[^\p{L}]/gu, ''));
}

/** Without accents, in Latin letters where another script was used for its looks. */
function plainLetters(text: string): string {
  if (!/[^\p{ASCII}]/u.test(text)) return text;
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '');
  if (!/[a-z]/i.test(bare)) return bare;
  return bare.replace(/[^\p{ASCII}]/gu, (letter) => ALIKE.get(letter.toLowerCase()) ?? letter);
}

const BLOB = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{32,}={0,2}(?![A-Za-z0-9+/=])/g;
const MOST_BLOBS = 5;

/** The sentences that stand in a line as base64; a key or a hash makes none. */
export function sentencesInBlobs(line: string): string[] {
  return [...line.slice(0, LONGEST * 4).matchAll(BLOB)].slice(0, MOST_BLOBS).flatMap(([blob]) => {
    const text = Buffer.from(blob, 'base64').toString('utf8');
    return /^[\p{L}\p{N}\p{P}\p{Zs}\n]+$/u.test(text) && text.trim().split(/\s+/).length > 3 ? [text] : [];
  });
}
