import type { User } from '@shortlist/api-contract';
import { Avatar } from '@shortlist/design-system/Avatar';
import type { ReactElement } from 'react';
import styles from './UserAvatar.module.css';

interface UserAvatarProps {
  readonly user: User;
  readonly size?: 'small' | 'large';
}

/** The signed-in user's picture where there is one, else the initials in ink. The name stands beside it. */
export function UserAvatar({ user, size = 'small' }: UserAvatarProps): ReactElement {
  if (user.avatar_url === null) {
    return <Avatar className={styles.avatar} data-size={size} name={user.username} variant="ink" />;
  }
  return (
    <img
      className={styles.avatar}
      data-size={size}
      src={user.avatar_url}
      alt=""
      referrerPolicy="no-referrer"
    />
  );
}
