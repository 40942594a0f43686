import { useCanAccess, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { detailLists } from '../../../contract/rules/detailPath';
import { useShortcut } from '../../kit/keys/shortcuts';
import { TypeAheadBuffer } from '../../kit/keys/TypeAheadBuffer';
import { usePart } from '../../kit/layout/usePart';
import { shortcutTable } from '../../tariff/keys/shortcutTable';
import { Button } from '../../ui/buttons/Button';
import { loadable } from '../../ui/loading/loadable';

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

/** Opens the search for a request by anything known about it; so do its keys. */
export const SearchButton = () => {
  const translate = useTranslate();
  const list = useSearchedList();
  const dialog = usePart(SearchAnything);
  const typed = useRef('');
  const open = list && dialog.open;
  const key = useShortcut(shortcutTable.search, open);
  useShortcut(shortcutTable.searchWithControl, open);
  if (!list) return null;
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
      {dialog.isOpen && <SearchAnything list={list} typed={typed} onClose={dialog.close} />}
    </>
  );
};
