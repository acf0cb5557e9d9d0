/** What a version brings, under the headings that the file gives it. */
export interface Version {
  name: string;
  groups: { title: string; entries: string[] }[];
}

/** Reads CHANGELOG.md: versions below "##", groups below "###", entries behind "-". An entry may go on in indented lines. */
export function readChangelog(text: string): Version[] {
  const versions: Version[] = [];
  for (const line of text.split('\n')) {
    const [, marks = '', words = ''] = /^(#{2,3}|-| {2,}(?=\S)) *(.*)$/u.exec(line) ?? [];
    if (words) take(versions, marks, words);
  }
  return versions;
}

function take(versions: Version[], marks: string, words: string): void {
  const groups = versions.at(-1)?.groups;
  if (marks === '##') versions.push({ name: words, groups: [] });
  else if (marks === '###') groups?.push({ title: words, entries: [] });
  else addWords(groups, marks, words);
}

function addWords(groups: Version['groups'] | undefined, marks: string, words: string): void {
  // An entry directly below its version stands in a group without a title.
  if (groups?.length === 0) groups.push({ title: '', entries: [] });
  const entries = groups?.at(-1)?.entries;
  const before = entries?.at(-1);
  if (marks === '-') entries?.push(words);
  else if (entries && before !== undefined) entries[entries.length - 1] = `${before} ${words}`;
}

/** Words and code by turns: "`Kbd` shows keys" is "", "Kbd", " shows keys". Code stands at odd places. */
export function splitCode(entry: string): string[] {
  return entry.split('`');
}
