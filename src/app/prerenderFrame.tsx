import { Fragment } from 'react';
import { renderToString } from 'react-dom/server';
import { accessRule } from '../../contract/access';
import { paths } from '../../contract/paths';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import { isFilled } from '../kit/layout/Slot';
import { type MenuItem, menuOf, panelOf } from '../kit/resource/registryContext';
import { Header } from '../public/frame/Header';
import { Shell } from '../public/frame/Shell';
import { Button, IconButton } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { PageSkeleton } from '../ui/page/PageSkeleton';
import { registry } from './registry';

/**
 * Renders what the build writes into index.html for signed-in visitors: the frame of `Layout` for a user with every
 * right, around a placeholder page. The script that shows it removes what the visitor has no right to
 * (`prerendered.showFrame`).
 */
export const prerenderFrame = (): string => renderToString(<Frame />);

const { translate } = i18nProvider;
const panel = panelOf(registry);

/** Returns the attribute that tells the script in index.html who may see an element. */
const shownBy = (resource: string, action: string) => ({
  'data-rule': JSON.stringify(accessRule(resource, action)),
});

const Frame = () => (
  <Shell
    header={
      <Header
        homeLink={(title, className) => (
          <a href={paths.home} className={className}>
            {title}
          </a>
        )}
        before={<IconButton icon="menu" className="open-menu" aria-label={translate('app.openMenu')} />}
        after={
          <>
            {isFilled('headerSearch') && (
              <Button color="inherit" icon="search" {...shownBy('applications', 'search')}>
                <span>{translate('searchAnything.open')}</span>
              </Button>
            )}
            {panel && (
              <Button color="inherit" icon={panel.icon}>
                <span>{translate(panel.label)}</span>
              </Button>
            )}
            <div className="user-menu">
              <Button color="inherit" icon="account">
                <span data-username />
                <Icon name="down" className="after" />
              </Button>
            </div>
          </>
        }
      />
    }
    navigation={
      <div className="side">
        <nav>
          <ul className="navigation">{menuOf(registry).map(item)}</ul>
        </nav>
      </div>
    }
  >
    <PageSkeleton />
  </Shell>
);

/** An item that needs a capability stays hidden but keeps its place: it is not known yet if the back end offers it. */
const item = ({ entry, resource, capability, begins }: MenuItem) => (
  <Fragment key={entry.to}>
    {begins && <li className="group">{translate(`app.menuGroups.${begins}`)}</li>}
    <li {...shownBy(resource, entry.action)} className={capability && 'pending'}>
      <a href={entry.to}>{translate(entry.label)}</a>
    </li>
  </Fragment>
);
