/** First names for narrow columns; the whole name where two share the first. */
export function shortNames(names: readonly string[]): string[] {
  const firsts = names.map((name) => name.trim().split(/\s+/)[0] ?? name);
  return firsts.map((first, index) =>
    firsts.filter((other) => other === first).length > 1 ? (names[index] ?? first) : first,
  );
}
