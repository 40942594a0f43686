import { ListBase, type RaRecord, useCanAccess, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Section } from '../../ui/page/Section';
import { Page } from '../layout/Page';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { offeredPageSizes } from '../pagination/paging';
import type { ScreenComponent, Surroundings } from '../resource/defineResource';
import { useListScroll } from '../walk/useListScroll';
import { CreateButton } from './CreateButton';
import type { ListDefinition } from './ListDefinition';
import { listSort } from './listSort';
import { freshFor, prefetchSearch } from './prefetchSearch';
import { Results } from './Results';
import { SavedSearch } from './SavedSearch';
import { SearchForm } from './SearchForm';

interface ListPageProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  /** Sections of the page that stand before the search. */
  children?: ReactNode;
  /** Sections that stand after the results. */
  after?: ReactNode;
}

/**
 * The screen of a declared list: search form, results and pagination (spec 2.5, 2.6, 2.10, 2.11 and 9).
 * It searches on opening, as soon as the right to search is known. What is searched for does not enter the URL; a link may name a search that tells of nobody.
 */
export const ListPage = <Row extends RaRecord>({ definition, children, after }: ListPageProps<Row>) => {
  const { path, title, search, searchAction, defaultSort, create, PageActions } = definition;
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  useListScroll(path);
  const { canAccess: canSearch = false, isPending } = useCanAccess({ action: searchAction });

  return (
    <Page
      isWide
      title={translate(title)}
      actions={
        (create || PageActions) && (
          <>
            {PageActions && <PageActions />}
            {create && <CreateButton {...create} />}
          </>
        )
      }
    >
      {children}
      <SavedSearch place={definition}>
        {(storeKey) => (
          <ListBase<Row>
            storeKey={storeKey}
            disableSyncWithLocation
            disableAuthentication
            perPage={offeredPageSizes[0]}
            sort={listSort(defaultSort)}
            exporter={false}
            queryOptions={{
              enabled: canSearch,
              staleTime: freshFor,
              onError: (error) => notifyFailure(error, 'kit.search.failure'),
            }}
          >
            <Section title={translate('kit.search.title')}>
              <SearchForm fields={search} canSearch={canSearch} />
            </Section>
            {!isPending && <Results definition={definition} canSearch={canSearch} />}
          </ListBase>
        )}
      </SavedSearch>
      {after}
    </Page>
  );
};

/** The screen of a declared list that does nothing else. */
export const listScreen = <Row extends RaRecord>(definition: ListDefinition<Row>): ScreenComponent =>
  Object.assign(() => <ListPage definition={definition} />, {
    prefetch: (around: Surroundings) => prefetchSearch(definition, around),
  });
