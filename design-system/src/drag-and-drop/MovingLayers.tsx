import type { ReactNode, RefObject } from 'react';
import { DragOverlay } from './DragOverlay.tsx';
import { listHolding, othersIn, placeAtIndex } from './lists.ts';
import { MoveMenu } from './MoveMenu.tsx';
import { MENU_BUTTON } from './on-page.ts';
import type { MovableItem, Moving } from './use-moving.ts';

export interface MovingLayersProps<T extends MovableItem> {
  moving: Moving<T>;
  rootRef: RefObject<HTMLElement | null>;
  lists: readonly { readonly id: string; readonly title: string }[];
  isOrdered: boolean;
  /** What is carried, drawn over the page. */
  drawLifted: (item: T) => ReactNode;
  /** More items of an item's menu. */
  menuItems?: ((item: T) => ReactNode) | undefined;
}

/** What lies over the lists: the carried item, the open menu, and the words for a screen reader. */
export function MovingLayers<T extends MovableItem>(props: MovingLayersProps<T>) {
  const { moving, rootRef, drawLifted } = props;
  const lifted = moving.byId.get(moving.carry?.ids[0] ?? '');
  const chosen = moving.byId.get(moving.menuFor ?? '');
  return (
    <>
      <div data-visually-hidden aria-live="assertive" aria-atomic="true">
        {moving.said}
      </div>
      {moving.carry && lifted ? (
        <DragOverlay carry={moving.carry} rootRef={rootRef}>
          {drawLifted(lifted)}
        </DragOverlay>
      ) : null}
      {chosen ? <ItemMenu {...props} item={chosen} /> : null}
    </>
  );
}

function ItemMenu<T extends MovableItem>(props: MovingLayersProps<T> & { item: T }) {
  const { moving, lists, isOrdered, item, menuItems } = props;
  const ids = moving.liftedWith(item.id);
  const current = listHolding(moving.arrangement, item.id) ?? '';
  const held = moving.arrangement.get(current) ?? [];
  const index = held.indexOf(item.id);
  const goTo = (position: number) => {
    const others = othersIn(moving.arrangement, current, [item.id]);
    moving.moveAndFocus([item.id], placeAtIndex(current, others, position));
  };
  const goToEnd = (listId: string) => moving.moveAndFocus(ids, { listId, beforeId: null });
  const canStep = isOrdered && ids.length === 1;
  const button = {
    get current() {
      const row = moving.rowOf(item.id);
      return row?.querySelector<HTMLElement>(`[${MENU_BUTTON}]`) ?? row;
    },
  };
  return (
    <MoveMenu
      name={moving.ground.nameOf(ids)}
      triggerRef={button}
      current={current}
      targets={lists.map(({ id, title }) => ({ id, title, refusal: moving.ground.refusal(ids, id) }))}
      onMoveTo={goToEnd}
      onMoveUp={canStep && index > 0 ? () => goTo(index - 1) : undefined}
      onMoveDown={canStep && index < held.length - 1 ? () => goTo(index + 1) : undefined}
      more={menuItems?.(item)}
      onClose={moving.closeMenu}
    />
  );
}
