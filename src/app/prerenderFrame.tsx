import { renderToString } from 'react-dom/server';
import { accessRule } from '../../contract/access';
import { paths } from '../../contract/paths';
import { i18nProvider } from '../../providers/i18nProvider/i18nProvider';
import { Header } from '../gate/frame/Header';
import { Shell } from '../gate/frame/Shell';
import { type MenuItem, menuOf } from '../kit/resource/registryContext';
import { Button, IconButton } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { PageSkeleton } from '../ui/page/PageSkeleton';
import { registry } from './registry';

/**
 * What the build writes into index.html for those who are signed in: the frame of `AppLayout` for somebody who may do
 * everything, around the place of a page. The script that shows it takes away what the visitor has no right to
 * (`prerendered.showFrame`).
 */
export const prerenderFrame = (): string => renderToString(<Frame />);

const { translate } = i18nProvider;

/** By what the script in index.html knows who may see an element. */
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
            <Button color="inherit" icon="search" {...shownBy('applications', 'search')}>
              <span>{translate('searchAnything.open')}</span>
            </Button>
            <Button color="inherit" icon="document">
              <span>{translate('help.title')}</span>
            </Button>
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

/** What needs a call of our own keeps its place unseen: whether the back end knows the call is not known yet. */
const item = ({ entry, resource, extension }: MenuItem) => (
  <li key={entry.to} {...shownBy(resource, entry.action)} className={extension && 'pending'}>
    <a href={entry.to}>{translate(entry.label)}</a>
  </li>
);
