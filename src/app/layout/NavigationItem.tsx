import { useCanAccess, useTranslate } from 'ra-core';
import { Link, useLocation } from 'react-router';
import type { MenuEntry } from '../../kit/resource/defineResource';

interface NavigationItemProps {
  entry: MenuEntry;
  resource: string;
}

/** One item of the main navigation, for those who may follow it (spec 2.1). */
export const NavigationItem = ({ entry, resource }: NavigationItemProps) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const { canAccess } = useCanAccess({ resource, action: entry.action });
  if (!canAccess) return null;
  const current = pathname === entry.to || pathname.startsWith(`${entry.to}/`);
  return (
    <li>
      <Link to={entry.to} aria-current={current ? 'page' : undefined}>
        {translate(entry.label)}
      </Link>
    </li>
  );
};
