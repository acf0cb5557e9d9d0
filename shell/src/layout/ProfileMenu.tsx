import type { User } from '@shortlist/api-contract';
import { initialsOf } from '@shortlist/design-system/Avatar';
import { notify } from '@shortlist/platform';
import { type KeyboardEvent, type ReactElement, useRef, useState } from 'react';
import styles from './ProfileMenu.module.css';
import { UserAvatar } from './UserAvatar.tsx';

type MenuFocus = 'first' | 'last' | 'menu';
type ProfileMenuList = typeof import('./ProfileMenuList.tsx').ProfileMenuList;

/** The keys that open the menu, and the item that each starts at. */
const FIRST_FOCUS: Readonly<Partial<Record<string, MenuFocus>>> = {
  ArrowDown: 'first',
  Enter: 'first',
  ' ': 'first',
  ArrowUp: 'last',
};

/**
 * The signed-in user's button and menu. The menu's code comes when somebody is about to use it, so that
 * no first page waits for it; the first press opens it all the same.
 */
export function ProfileMenu({ user }: { readonly user: User }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [List, setList] = useState<ProfileMenuList | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [firstFocus, setFirstFocus] = useState<MenuFocus>('menu');

  const fetchList = async () => {
    const { ProfileMenuList } = await import('./ProfileMenuList.tsx');
    setList(() => ProfileMenuList);
  };
  /** Intent only: if it fails, the press will say so. */
  const prepare = () => void fetchList().catch(() => undefined);
  const open = (focus: MenuFocus) => {
    setFirstFocus(focus);
    setOpen(true);
    fetchList().catch(() => {
      setOpen(false);
      notify({
        tone: 'error',
        title: 'Failed to open the menu',
        message: 'Check your connection and try again.',
      });
    });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const focus = FIRST_FOCUS[event.key];
    if (focus === undefined) return;
    event.preventDefault();
    open(focus);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`${initialsOf(user.username)}, profile menu for ${user.username}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (isOpen ? setOpen(false) : open('menu'))}
        onKeyDown={handleKeyDown}
      >
        <UserAvatar user={user} />
      </button>
      {List ? (
        <List
          user={user}
          triggerRef={button}
          firstFocus={firstFocus}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  );
}
