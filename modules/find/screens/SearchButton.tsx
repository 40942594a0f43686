import { useCanAccess, useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { detailLists } from '../../../contract/rules/detailPath';
import { useCapability } from '../../../src/kit/access/useCapability';
import { useShortcut } from '../../../src/kit/keys/shortcuts';
import { TypeAheadBuffer } from '../../../src/kit/keys/TypeAheadBuffer';
import { usePart } from '../../../src/kit/layout/usePart';
import { shortcutTable } from '../../../src/tariff/keys/shortcutTable';
import { useIsPageIdle } from '../../../src/tariff/menu/useIsPageIdle';
import { Button } from '../../../src/ui/buttons/Button';
import { loadable } from '../../../src/ui/loading/loadable';
import { savesData } from '../../../src/ui/loading/savesData';

/** The dialog, whose code is fetched when the browser is idle, or when it is opened. */
const SearchAnything = loadable(async () => (await import('./SearchAnything')).SearchAnything);

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
export const SearchButton = ({ signOut }: { signOut: () => void }) => {
  const translate = useTranslate();
  const list = useSearchedList();
  const mayOthers = useMaySearchOthers();
  const maySearch = mayOthers || list !== undefined;
  const dialog = usePart(SearchAnything);
  const typed = useRef('');
  const open = maySearch ? dialog.open : undefined;
  const key = useShortcut(shortcutTable.search, open);
  useShortcut(shortcutTable.searchWithControl, open);
  const isIdle = useIsPageIdle();
  useEffect(() => {
    // A user who opens it by a key goes on typing.
    if (isIdle && maySearch && !savesData()) void SearchAnything.prefetch();
  }, [isIdle, maySearch]);
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
