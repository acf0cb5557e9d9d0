import { z } from 'zod';

/** Whose live versions are meant: one installation each, over the same releases. */
export const Environment = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be a word of small letters, digits, and hyphens, like staging.');

/** The environment of whoever names none. */
export const PRODUCTION = 'production';

const FOLDER = 'environments/';

/** Where the channels of an environment lie in a place, from its top; ends in a slash where it is not the top. */
export const channelsFolderOf = (environment: string): string =>
  environment === PRODUCTION ? '' : `${FOLDER}${environment}/`;

/** What is asked of a place to find its environments. */
interface Listing {
  readonly files: { list(folder: string): Promise<string[]> };
}

/** The environments that something was released to, and production. */
export async function environmentsIn({ files }: Listing): Promise<string[]> {
  const paths = await files.list(FOLDER);
  const others = paths.flatMap((path) => path.slice(FOLDER.length).split('/')[0] ?? []);
  return [PRODUCTION, ...[...new Set(others)].filter((name) => Environment.safeParse(name).success).sort()];
}
