const LENGTH = 300;

const PERSONAL: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>]+@[^\s@"'<>]+\.[^\s@"'<>]+/g, '<e-mail>'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '<id>'],
  [/\bhttps?:\/\/[^\s"')]+/g, '<address>'],
  [/\+?\d[\d ()/-]{5,}\d/g, '<number>'],
];

/** A message without what could name a person, and no longer than is needed to recognize it. */
export function withoutPersonalData(text: string): string {
  return PERSONAL.reduce((cleaned, [pattern, word]) => cleaned.replace(pattern, word), text).slice(0, LENGTH);
}
