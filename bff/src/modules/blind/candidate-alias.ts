import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { type Expression, sql } from 'kysely';

/** For each hexadecimal digit a sign that is not taken for another one when it is read aloud. */
const SIGNS = '23456789CDFGHJKM';

const LENGTH = 6;

/** The sign of a resume, by its id alone, so that nothing of the person is in it. */
export function signOf(resumeId: Expression<string>) {
  const digits = sql`left(md5(${resumeId}::text), ${sql.lit(LENGTH)})`;
  return sql<string>`translate(${digits}, '0123456789abcdef', ${sql.lit(SIGNS)})`;
}

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
