import { currentUser } from '@shortlist/platform';

/** The keys of the draft in this browser's local storage. */
const DRAFT_KEYS = [
  'positionText',
  'positionTitle',
  'dueDate',
  'tagColor',
  'company',
  'contactMethod',
  'contactInfo',
  'skillTags',
  'skillTagsRemoved',
  'positionName',
  'positionSuccess',
] as const;

/** Each key with its text; null where there is none. */
export type StoredDraft = Readonly<Record<(typeof DRAFT_KEYS)[number], string | null>>;

/** Whose draft it is: nobody who signs in after them sees it. */
const OWNER_KEY = 'positionOwner';

const listeners = new Set<() => void>();
/** What storage does not take, because it is full or forbidden: it lasts as long as the page. */
const held = new Map<string, string>();

/** The draft of whoever is signed in, as one text, so that two reads can be compared. */
export function readStoredDraft(): string {
  const owner = textAt(OWNER_KEY);
  const isForeign = owner !== null && owner !== currentUser()?.id;
  return JSON.stringify(Object.fromEntries(DRAFT_KEYS.map((key) => [key, isForeign ? null : textAt(key)])));
}

/** Keeps a draft in place of the one before, whoever's that was. */
export function writeStoredDraft(draft: StoredDraft): void {
  const isEmpty = DRAFT_KEYS.every((key) => draft[key] === null);
  for (const key of DRAFT_KEYS) setText(key, draft[key]);
  setText(OWNER_KEY, isEmpty ? null : (currentUser()?.id ?? null));
  for (const listener of listeners) listener();
}

/** Calls whenever the draft changes, here or in another tab of the browser. */
export function onKeptChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function textAt(key: string): string | null {
  const text = held.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function setText(key: string, text: string | null): void {
  if (textAt(key) === text) return;
  held.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) held.set(key, text);
  }
}
