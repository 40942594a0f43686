import { CanAccess, ListBase, type RaRecord, useCanAccess, useTranslate } from 'ra-core';
import { type ComponentType, type ReactNode, type RefObject, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { Button } from '../../ui/buttons/Button';
import { PageSkeleton } from '../../ui/page/PageSkeleton';
import { Section } from '../../ui/page/Section';
import { useCapability, useLacksCapability } from '../access/useCapability';
import { type HiddenColumns, useHiddenColumns } from '../columns/hiddenColumns';
import { prefetchStaleTime } from '../data/queries';
import { Page } from '../layout/Page';
import { isFilled, loadFills, Slot } from '../layout/Slot';
import { usePart } from '../layout/usePart';
import { ButtonLink } from '../navigation/ButtonLink';
import { useNotifyFailure } from '../notifications/useNotifyFailure';
import { offeredPageSizes } from '../pagination/Pagination';
import { useListScroll } from '../prevNext/listPlace';
import type { ScreenComponent, ScreenEnvironment } from '../resource/defineResource';
import { focusFirstRow } from '../table/rowFocus';
import { FilterForm, type FilterFormProps } from './FilterForm';
import type { KeptSearchPlace } from './keptSearch';
import { type ListDefinition, listSort, type QueriedDefinition, queueOfAddress } from './ListDefinition';
import { prefetchSearch } from './prefetchSearch';
import { QueueBar } from './QueueBar';
import { Results } from './Results';
import { SavedSearch } from './SavedSearch';

/** What a part that saves searches knows of the list that it is opened from, within the list's context. */
export interface SavedQueriesPlace {
  readonly definition: QueriedDefinition;
  readonly hidden: HiddenColumns;
  /** The form of its filters. */
  readonly form: RefObject<UseFormReturn | null>;
  readonly onClose: () => void;
}

declare module '../layout/Slot' {
  interface Slots {
    /** The saved searches of a list, opened by the button beside its filters. */
    savedQueries: SavedQueriesPlace;
  }
}

interface ListProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  /** Sections of the page before the search. */
  children?: ReactNode;
  /** Sections after the results. */
  after?: ReactNode;
}

/**
 * The screen of a declared list: search form, results and pagination (spec 2.5, 2.6, 2.10, 2.11 and 9). It searches as
 * soon as the right to search is known. Search values are not written to the URL, but a link may contain a search that
 * says nothing about a person.
 */
export const List = <Row extends RaRecord>({ definition, children, after }: ListProps<Row>) => {
  const { path, title, searchAction, defaultSort, create, PageActions } = definition;
  const place = useKnownPlace(definition);
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const hidden = useHiddenColumns(definition);
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
      {place ? (
        <SavedSearch place={place} canSearch={canSearch}>
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
                staleTime: prefetchStaleTime,
                onError: (error) => notifyFailure(error, 'kit.search.failure'),
              }}
            >
              {definition.queues && canSearch && (
                <QueueBar definition={definition} queues={definition.queues} />
              )}
              <Filters definition={definition} hidden={hidden} canSearch={canSearch} />
              {!isPending && <Results definition={definition} hidden={hidden} canSearch={canSearch} />}
            </ListBase>
          )}
        </SavedSearch>
      ) : (
        <PageSkeleton />
      )}
      {after}
    </Page>
  );
};

interface FiltersProps {
  definition: QueriedDefinition & FilterFormProps['definition'];
  hidden: HiddenColumns;
  canSearch: boolean;
}

/**
 * The filters, with 'Pesquisas guardadas' where a module has them and the back end keeps them: shown until it is known not to,
 * so that nothing beside it moves.
 */
const Filters = ({ definition, hidden, canSearch }: FiltersProps) => {
  const translate = useTranslate();
  const isLacking = useLacksCapability('savedSearches');
  // Loaded on demand, because most visits to a list save nothing.
  const saved = usePart({ load: () => loadFills('savedQueries') });
  const form = useRef<UseFormReturn>(null);
  return (
    <Section title={translate('kit.search.title')} isTitleUnseen>
      <Button className="skip-link" variant="contained" onClick={focusFirstRow}>
        {translate('kit.search.skip')}
      </Button>
      <FilterForm
        definition={definition}
        canSearch={canSearch}
        form={form}
        saved={
          canSearch &&
          isFilled('savedQueries') &&
          !isLacking && (
            <Button
              variant="outlined"
              className="kit-saved-queries"
              aria-haspopup="dialog"
              onClick={saved.open}
            >
              {translate('kit.search.saved')}
            </Button>
          )
        }
      />
      {/* Outside of the form, because it has forms of its own. */}
      {saved.isOpen && (
        <Slot name="savedQueries" props={{ definition, hidden, form, onClose: saved.close }} />
      )}
    </Section>
  );
};

/** Returns the component of a screen that consists of a declared list, and of what it shows above the search. */
export const listScreen = <Row extends RaRecord>(
  definition: ListDefinition<Row>,
  Above?: ComponentType,
): ScreenComponent =>
  Object.assign(() => <List definition={definition}>{Above && <Above />}</List>, {
    prefetch: (environment: ScreenEnvironment) => prefetchSearch(definition, environment),
  });

/**
 * Returns the list with its queues if the back end offers them, otherwise without; undefined while its URL names a
 * queue and this is not known yet.
 */
const useKnownPlace = <Row extends RaRecord>(
  definition: ListDefinition<Row>,
): KeptSearchPlace | undefined => {
  const { queues, ...others } = definition;
  const { search } = useLocation();
  const isOffered = useCapability(queues?.capability);
  const isLacking = useLacksCapability(queues?.capability);
  if (isOffered) return definition;
  return isLacking || !queueOfAddress(queues, search) ? others : undefined;
};

/** The link to the page for a new record, for users who may create one. */
const CreateButton = ({ label, to, action }: NonNullable<ListDefinition['create']>) => {
  const translate = useTranslate();
  return (
    <CanAccess action={action}>
      <ButtonLink to={to} variant="outlined" icon="add">
        {translate(label)}
      </ButtonLink>
    </CanAccess>
  );
};
