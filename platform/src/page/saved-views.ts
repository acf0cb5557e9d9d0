import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '../notifications/notifications.ts';
import { useSession } from '../session/session.ts';

/** A list as somebody narrowed and ordered it: a name, and what stands behind the path in its address. */
export interface SavedView {
  readonly name: string;
  /** "?sort=match&status=active", or "" for the list as it begins. */
  readonly search: string;
}

/** The views of one list, as the filters above it take them. */
export interface SavedViews {
  readonly items: readonly SavedView[];
  /** Keeps a view; one of the same name is replaced. */
  readonly onSave: (view: SavedView) => void;
  /** Takes a view away, and offers to undo it. */
  readonly onDelete: (name: string) => void;
}

const listeners = new Set<() => void>();
/** What was saved on this page, also where storage is closed to us: the text that is stored, by its key. */
const kept = new Map<string, string>();

/** The views of a list that the user saved in this browser: "resumes". They follow what another tab saves. */
export function useSavedViews(list: string): SavedViews {
  const key = `views:${useSession()?.id ?? ''}:${list}`;
  const text = useSyncExternalStore(subscribe, () => kept.get(key) ?? readText(key));
  return useMemo(() => {
    const items = viewsIn(text);
    const without = (name: string) => items.filter((view) => view.name !== name);
    return {
      items,
      onSave: (view) => keep(key, [...without(view.name), view].toSorted(byName)),
      onDelete: (name) => {
        keep(key, without(name));
        toast({
          message: `View "${name}" deleted.`,
          action: { label: 'Undo', onAction: () => keep(key, items) },
        });
      },
    };
  }, [key, text]);
}

function keep(key: string, views: readonly SavedView[]): void {
  const text = JSON.stringify(views);
  kept.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Private windows may refuse storage: the views then last as long as the page.
  }
  for (const listener of listeners) listener();
}

function byName(a: SavedView, b: SavedView): number {
  return a.name.localeCompare(b.name);
}

function readText(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What is no list of views is none: storage can be written by anybody who uses this browser. */
function viewsIn(text: string): readonly SavedView[] {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.filter(isView) : [];
  } catch {
    return [];
  }
}

function isView(value: unknown): value is SavedView {
  const { name, search } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof search === 'string' && /^(\?.*)?$/.test(search);
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key) kept.delete(key);
    else kept.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
