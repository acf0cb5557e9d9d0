import { useMemo, useSyncExternalStore } from 'react';
import { toast } from '../notifications/notification-store.ts';
import { useSession } from '../session/session.ts';
import { keepText, keptText, onKeptText } from './kept-views.ts';

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

/** The views of a list that the user saved in this browser: "resumes". They follow what another tab saves. */
export function useSavedViews(list: string): SavedViews {
  const key = `views:${useSession()?.id ?? ''}:${list}`;
  const text = useSyncExternalStore(onKeptText, () => keptText(key));
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
  keepText(key, JSON.stringify(views));
}

function byName(a: SavedView, b: SavedView): number {
  return a.name.localeCompare(b.name);
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
