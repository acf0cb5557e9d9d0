import { Badge } from '@shortlist/design-system/Badge';
import { Breadcrumbs } from '@shortlist/design-system/Breadcrumbs';
import { ButtonLink } from '@shortlist/design-system/ButtonLink';
import { Link } from '@shortlist/design-system/Link';
import { Logo } from '@shortlist/design-system/Logo';
import { ThemeToggle } from '@shortlist/design-system/ThemeToggle';
import { useIsSessionKnown, useSession } from '@shortlist/platform';
import { usePage } from '@shortlist/platform/host';
import { useLocation } from '@shortlist/platform/router';
import { EyeOff } from 'lucide-react';
import type { ReactElement, Ref } from 'react';
import { PaletteButton } from '../command-palette/PaletteButton.tsx';
import { NotificationsButton } from '../notifications/NotificationsButton.tsx';
import { withWayBack } from '../sign-in-page/way-back.ts';
import styles from './Header.module.css';
import { ProfileMenu } from './ProfileMenu.tsx';
import { groundOf } from './page-background.ts';

interface HeaderProps {
  /** Given the place before the logo, where the menu button of a narrow screen stands. */
  readonly startRef: Ref<HTMLDivElement>;
}

/** The button of the menu, logo, the way to the page, search, notifications, theme, and who is signed in or how to. */
export function Header({ startRef }: HeaderProps): ReactElement {
  const { pathname } = useLocation();
  const breadcrumbs = usePage((page) => page.breadcrumbs);
  const user = useSession();
  return (
    <header className={styles.header} data-ground={groundOf(pathname)}>
      <div ref={startRef} className={styles.start} />
      <Link className={styles.logo} href="/" variant="quiet" aria-label="Shortlist home">
        <Logo />
      </Link>
      {breadcrumbs.length > 1 ? (
        <div className={styles.way}>
          <Breadcrumbs items={[...breadcrumbs]} />
        </div>
      ) : null}
      <div className={styles.end}>
        {user?.blind_mode ? (
          <Badge
            tone="caution"
            icon={<EyeOff aria-hidden />}
            title="Candidate names, contact details, and files are hidden."
          >
            Blind mode
          </Badge>
        ) : null}
        <PaletteButton isShown={user !== null} />
        {user ? <NotificationsButton key={user.id} user={user} /> : null}
        <ThemeToggle />
        <Account />
      </div>
    </header>
  );
}

/** Nothing while it is not known who is signed in: neither answer should flash. */
function Account(): ReactElement {
  const user = useSession();
  const isKnown = useIsSessionKnown();
  const { search } = useLocation();
  if (user !== null) return <ProfileMenu user={user} />;
  return (
    <div className={styles.account} data-known={isKnown}>
      <ButtonLink href={withWayBack('/login', search)} variant="ghost">
        Login
      </ButtonLink>
      <ButtonLink href={withWayBack('/signup', search)}>Sign Up</ButtonLink>
    </div>
  );
}
