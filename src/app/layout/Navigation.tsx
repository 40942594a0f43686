import Box from '@mui/material/Box';
import List from '@mui/material/List';
import { useTranslate } from 'ra-core';
import { registry } from '../registry';
import { NavigationItem } from './NavigationItem';

const entries = registry
  .flatMap(({ name, menu }) => menu.map((entry) => ({ entry, resource: name })))
  .sort((a, b) => a.entry.position - b.entry.position);

/** The main navigation: an item per screen that the user may open (spec 2.1, side menu). */
export const Navigation = () => {
  const translate = useTranslate();
  return (
    <Box component="nav" aria-label={translate('app.mainNavigation')}>
      <List>
        {entries.map(({ entry, resource }) => (
          <NavigationItem key={entry.to} entry={entry} resource={resource} />
        ))}
      </List>
    </Box>
  );
};
