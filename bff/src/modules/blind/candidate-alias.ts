import { createHash } from 'node:crypto';
import { extname } from 'node:path';

/** For each hexadecimal digit a sign that is not taken for another one when it is read aloud. */
const SIGNS = '23456789CDFGHJKM';

const LENGTH = 6;

/** SQL of the sign of a resume `r`: of its id alone, so that nothing of the person is in it. */
export const SIGN_SQL = `translate(left(md5(r.id::text), ${LENGTH}), '0123456789abcdef', '${SIGNS}')`;

/** What a candidate is called in blind mode: the same on every screen and on every day. */
export function candidateAlias(resumeId: string): string {
  const digits = createHash('md5').update(resumeId).digest('hex').slice(0, LENGTH);
  const sign = digits.replace(/./g, (digit) => SIGNS.charAt(Number.parseInt(digit, 16)));
  return `Candidate ${sign}`;
}

/** What the file of a candidate is called then. */
export function fileAlias(resumeId: string, fileName: string): string {
  return `${candidateAlias(resumeId)}${extname(fileName).toLowerCase()}`;
}
