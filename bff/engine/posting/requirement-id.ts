import { createHash } from 'node:crypto';

/** Names a requirement by its words: it stays the same while they do, case and spaces aside. 12 hexadecimal digits. */
export function requirementId(text: string): string {
  const words = text.toLowerCase().replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}
