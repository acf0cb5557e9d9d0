/** A selection with one id put in or taken out. */
export function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** A selection with all the shown ids put in or taken out; what a search hides is left as it is. */
export function toggledAll(
  chosen: ReadonlySet<string>,
  shown: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of shown) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return next;
}
