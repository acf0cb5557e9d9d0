import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A tab that is open longer goes unheard. */
const LASTS_MS = 7 * 24 * 3_600_000;

/** Ids of page views that only this installation can have given out. */
export interface PageIds {
  /**
   * An id for a page, signed.
   *
   * @param visitor what the edge knows the browser by, if anything: all its pages then have one id.
   */
  issue(visitor?: string): string;
  /** The id alone; undefined for one that was made up, altered or is too old. */
  read(signed: string): string | undefined;
}

/** @param now milliseconds. */
export function createPageIds(secret: string, now: () => number = Date.now): PageIds {
  const signatureOf = (text: string): string =>
    createHmac('sha256', secret).update(`page.${text}`).digest('base64url');

  return {
    issue(visitor) {
      const id = visitor === undefined ? randomBytes(16).toString('base64url') : idOf(visitor);
      const text = `${id}.${now().toString(36)}`;
      return `${text}.${signatureOf(text)}`;
    },
    read(signed) {
      const [id = '', issued = '', signature = ''] = signed.split('.');
      const expected = Buffer.from(signatureOf(`${id}.${issued}`));
      const given = Buffer.from(signature);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return now() - Number.parseInt(issued, 36) < LASTS_MS ? id : undefined;
    },
  };
}

/** The word of the cookie itself stays with the browser. */
const idOf = (visitor: string): string => hash('sha256', `page ${visitor}`, 'base64url').slice(0, 22);
