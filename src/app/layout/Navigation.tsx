import { useCanAccess, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import { useCapability } from '../../kit/access/useCapability';
import { type MenuItem, useMenu } from '../../kit/resource/registryContext';

/** The main navigation: one item per screen that the user may open (spec 2.1, side menu). */
export const Navigation = () => {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <nav aria-label={translate('app.mainNavigation')}>
      <ul className="navigation">
        {menu.map((item) => (
          <NavigationItem key={item.entry.to} {...item} />
        ))}
      </ul>
    </nav>
  );
};

/** One item of the main navigation, for those who may follow it (spec 2.1). */
const NavigationItem = ({ entry, resource, capability }: MenuItem) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { canAccess } = useCanAccess({ resource, action: entry.action });
  const isOffered = useCapability(capability) || capability === undefined;
  if (!canAccess || !isOffered) return null;
  const current = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <li>
      <Link to={entry.to} aria-current={current ? 'page' : undefined}>
        {translate(entry.label)}
      </Link>
    </li>
  );
};
