import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

const Text = z.string();
const Year = z.number().int().nullish();

/** What stands in a resume file, written by hand beside it as `NAME.truth.json`. What a truth leaves out is not measured. */
export const Truth = z.object({
  contact: z.object({
    full_name: Text,
    email: Text.optional(),
    phone: Text.optional(),
    location: Text.optional(),
  }),
  /** Web addresses, also where a file has them behind a word or an icon alone. */
  links: z.array(Text).optional(),
  experience: z.array(
    z.object({ title: Text, company: Text.nullable(), dates: Text, location: Text.optional() }),
  ),
  education: z.array(
    z.object({ degree: Text, institution: Text, field: Text.optional(), start: Year, end: Year }),
  ),
  skills: z.array(Text),
  languages: z.array(z.object({ name: Text, level: Text.nullable() })).optional(),
  certificates: z.array(z.object({ name: Text, issuer: Text.nullable(), year: Year })).optional(),
  /** Words in the order in which a person reads them. */
  order: z.array(Text).optional(),
  /** Words of page headers and footers that repeat, which the text must not have. */
  absent: z.array(Text).optional(),
  /** Words that the text must have once. */
  once: z.array(Text).optional(),
  /** What is known to be read otherwise, as "field: words": counted as wrong, and told by a test when it changes. */
  missed: z.array(Text).optional(),
});
export type Truth = z.infer<typeof Truth>;

/** A resume file and the truth about it. */
export interface TruthFile {
  readonly name: string;
  readonly path: string;
  readonly truth: Truth;
}

/** The files of a folder that have a truth beside them, by name. */
export function findTruthFiles(folder: string): TruthFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.truth.json'))
    .sort()
    .flatMap((file) => {
      const base = join(folder, file.replace(/\.truth\.json$/, ''));
      const path = ['.pdf', '.docx', '.doc'].map((extension) => base + extension).find(existsSync);
      if (path === undefined) return [];
      return [
        {
          name: basename(path),
          path,
          truth: Truth.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))),
        },
      ];
    });
}
