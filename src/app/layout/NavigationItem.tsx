import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
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
    <ListItem disablePadding>
      <ListItemButton
        dense
        component={Link}
        to={entry.to}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={{
          mx: 1,
          my: 0.25,
          borderRadius: 1,
          '&.Mui-selected': { bgcolor: 'primary.light', color: 'primary.dark' },
          '&.Mui-selected:hover': { bgcolor: 'primary.light' },
        }}
      >
        <ListItemText
          primary={translate(entry.label)}
          slotProps={{ primary: { variant: 'body2', sx: { fontWeight: current ? 700 : 500 } } }}
        />
      </ListItemButton>
    </ListItem>
  );
};
