import { Bookmark, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuSection, MenuSeparator } from '../Menu/Menu.tsx';

/** Loaded when a view is saved: few visits of a list do. */
const SaveViewDialog = lazy(() => import('./SaveViewDialog.tsx'));

/** A list as somebody narrowed and ordered it. */
export interface View {
  name: string;
  /** What stands behind the path in its address: "?status=active", or "". */
  search: string;
}

export interface SavedViewsProps {
  items: readonly View[];
  /** What stands behind the path now. */
  search: string;
  /** Keeps a view; one of the same name is replaced. */
  onSave: (view: View) => void;
  onDelete: (name: string) => void;
}

/** The views of a list that somebody saved: each leads to its address. */
export function SavedViews({ items, search, onSave, onDelete }: SavedViewsProps) {
  const [isNaming, setIsNaming] = useState(false);
  const current = items.find((view) => sameSearch(view.search, search));
  return (
    <>
      <Menu trigger={<Button icon={<Bookmark aria-hidden />}>{current?.name ?? 'Views'}</Button>}>
        {items.length > 0 && (
          <MenuSection
            title="Saved views"
            selectionMode="single"
            selectedKeys={current ? [current.name] : []}
          >
            {items.map((view) => (
              <MenuItem key={view.name} id={view.name} href={view.search || '?'}>
                {view.name}
              </MenuItem>
            ))}
          </MenuSection>
        )}
        {items.length > 0 && <MenuSeparator />}
        <MenuItem icon={<Plus aria-hidden />} onAction={() => setIsNaming(true)}>
          Save This View…
        </MenuItem>
        {current && (
          <MenuItem
            tone="danger"
            icon={<Trash2 aria-hidden />}
            onAction={() => onDelete(current.name)}
          >{`Delete “${current.name}”`}</MenuItem>
        )}
      </Menu>
      {isNaming && (
        <Suspense>
          <SaveViewDialog
            taken={items.map(({ name }) => name)}
            onClose={() => setIsNaming(false)}
            onSave={(name) => onSave({ name, search })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether two addresses say the same, in whatever order. */
function sameSearch(first: string, second: string): boolean {
  const [one, other] = [first, second].map((text) => {
    const params = new URLSearchParams(text);
    params.sort();
    return params.toString();
  });
  return one === other;
}
