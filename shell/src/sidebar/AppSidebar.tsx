import { Sidebar, SidebarGroup, SidebarLink, SidebarSpacer } from '@shortlist/design-system/Sidebar';
import { useLocation } from '@shortlist/platform/router';
import { Fragment, type ReactElement } from 'react';
import { isFilled, PLACE_GROUPS, placeOf } from './places.ts';
import { useCollapsed } from './use-collapsed.ts';

interface AppSidebarProps {
  /** The start of the header, where the menu button of a narrow screen stands. */
  readonly openerPlace: Element | null;
}

/** The places of the product, beside every page of who is signed in. */
function AppSidebar({ openerPlace }: AppSidebarProps): ReactElement {
  const { pathname, search } = useLocation();
  const [isCollapsed, setCollapsed] = useCollapsed(pathname);
  const here = placeOf(pathname, search);
  return (
    <Sidebar
      label="Menu"
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      openerPlace={openerPlace}
    >
      {PLACE_GROUPS.map(({ label, places }, index) => {
        const links = places.filter(isFilled).map((place) => (
          <SidebarLink
            key={place.href}
            href={place.href}
            icon={<place.icon aria-hidden />}
            isCurrent={place === here}
          >
            {place.label}
          </SidebarLink>
        ));
        if (label)
          return (
            <SidebarGroup key={label} label={label}>
              {links}
            </SidebarGroup>
          );
        return (
          <Fragment key={index === 0 ? 'first' : 'last'}>
            {index > 0 ? <SidebarSpacer /> : null}
            {links}
          </Fragment>
        );
      })}
    </Sidebar>
  );
}

export { AppSidebar as default };
