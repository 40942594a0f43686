import { useTranslate } from 'ra-core';
import { useMenu } from '../../kit/resource/registryContext';
import { NavigationItem } from './NavigationItem';

/** The main navigation: an item per screen that the user may open (spec 2.1, side menu). */
export const Navigation = () => {
  const translate = useTranslate();
  const menu = useMenu();
  return (
    <nav aria-label={translate('app.mainNavigation')}>
      <ul className="navigation">
        {menu.map(({ entry, resource }) => (
          <NavigationItem key={entry.to} entry={entry} resource={resource} />
        ))}
      </ul>
    </nav>
  );
};
