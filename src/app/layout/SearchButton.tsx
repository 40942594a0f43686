import { useCanAccess, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { detailLists } from '../../../contract/rules/detailPath';
import { useCapability } from '../../kit/access/useCapability';
import { useShortcut } from '../../kit/keys/shortcuts';
import { TypeAheadBuffer } from '../../kit/keys/TypeAheadBuffer';
import { usePart } from '../../kit/layout/usePart';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';
import { useSignOut } from '../account/useSignOut';

/** The dialog, whose code is fetched when the browser is idle, or when it is opened. */
export const SearchAnything = loadable(
  async () => (await import('../../tariff/searchAnything/SearchAnything')).SearchAnything,
);

/** Returns the list that the user may search; undefined if there is none. */
const useSearchedList = () => {
  const { canAccess: ofAll } = useCanAccess({ resource: 'backofficeApplications', action: 'list' });
  const { canAccess: ofOwn } = useCanAccess({ resource: 'applications', action: 'list' });
  const { canAccess: maySearch } = useCanAccess({ resource: 'applications', action: 'search' });
  if (!maySearch) return undefined;
  if (ofAll) return { resource: 'backofficeApplications', path: detailLists.regulator } as const;
  return ofOwn ? ({ resource: 'applications', path: detailLists.provider } as const) : undefined;
};

/** Returns whether the user may find users or providers, where the back end can. */
const useMaySearchOthers = () => {
  const { canAccess: mayUsers } = useCanAccess({ resource: 'users', action: 'show' });
  const { canAccess: mayProviders } = useCanAccess({ resource: 'providers', action: 'list' });
  return useCapability('find') && (mayUsers || mayProviders);
};

/** Opens the search for anything; so do its keys. */
export const SearchButton = () => {
  const translate = useTranslate();
  const list = useSearchedList();
  const maySearch = useMaySearchOthers() || list;
  const signOut = useSignOut();
  const dialog = usePart(SearchAnything);
  const typed = useRef('');
  const open = maySearch && dialog.open;
  const key = useShortcut(shortcutTable.search, open);
  useShortcut(shortcutTable.searchWithControl, open);
  if (!maySearch) return null;
  return (
    <>
      <Button
        color="inherit"
        icon="search"
        aria-label={translate('searchAnything.open')}
        aria-haspopup="dialog"
        {...key}
        onClick={open}
      >
        <span>{translate('searchAnything.open')}</span>
      </Button>
      {dialog.isComing && <TypeAheadBuffer kept={typed} />}
      {dialog.isOpen && (
        <SearchAnything list={list} typed={typed} onSignOut={signOut} onClose={dialog.close} />
      )}
    </>
  );
};
