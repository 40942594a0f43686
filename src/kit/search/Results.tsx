import { hashKey } from '@tanstack/react-query';
import { type RaRecord, useCanAccess, useListContext, useTranslate } from 'ra-core';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Row } from '../../ui/layout/Stack';
import { loadable } from '../../ui/loading/loadable';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { useOffers } from '../access/useCapability';
import { ColumnsButton } from '../columns/ColumnsButton';
import { type HiddenColumns, shownColumns } from '../columns/hiddenColumns';
import type { Field } from '../fields/Field';
import { useShortcut, walkKeys } from '../keys/shortcuts';
import { PartButton } from '../layout/PartButton';
import { Pagination } from '../pagination/Pagination';
import { usePlaceOfRow } from '../prevNext/listPlace';
import { PlainTable, type RowLink } from '../table/PlainTable';
import { awaitsArrow, focusFirstRow, moveRowFocus, openFirstRow } from '../table/rowFocus';
import { columnsOf, type ListDefinition } from './ListDefinition';
import { Notice } from './Notice';
import './search.css';

interface ResultsProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  hidden: HiddenColumns;
  canSearch: boolean;
}

/** The results of the search, or the reason why there are none. */
export const Results = <Row extends RaRecord>({ definition, hidden, canSearch }: ResultsProps<Row>) => {
  const translate = useTranslate();
  const title = translate(definition.tableTitle);
  const columns = useColumns(definition);
  return (
    <Section
      title={title}
      className="kit-results"
      actions={
        canSearch && (
          <>
            <ResultCount />
            <ColumnsButton columns={columns} hidden={hidden} />
            {definition.bulkActionButtons && <definition.bulkActionButtons />}
          </>
        )
      }
    >
      {canSearch && definition.TableTools && <definition.TableTools />}
      {canSearch ? (
        <Found definition={definition} columns={columns} hidden={hidden} name={title} />
      ) : (
        <Notice>{translate('kit.search.noRight')}</Notice>
      )}
    </Section>
  );
};

// Loaded on demand, because most visits to a list export nothing.
const ExportDialog = loadable(async () => (await import('../export/ExportDialog')).ExportDialog);

/** Returns the columns of a list and, in a queue, that of the queue. */
const useColumns = <Row extends RaRecord>(definition: ListDefinition<Row>): readonly Field<Row>[] => {
  const { filterValues } = useListContext();
  return useMemo(() => columnsOf(definition, filterValues), [definition, filterValues]);
};

/** The number of results, unless the search failed; read out and scrolled into view once they arrive. */
const ResultCount = () => {
  const { error, filterValues, isFetching, total } = useListContext();
  const translate = useTranslate();
  const count = useRef<HTMLParagraphElement>(null);
  const searched = hashKey([filterValues]);
  const shown = useRef(searched);
  useEffect(() => {
    if (isFetching || shown.current === searched) return;
    shown.current = searched;
    count.current?.scrollIntoView({ block: 'nearest' });
  }, [isFetching, searched]);
  return (
    // Empty while fetching, so that the same number is read out again.
    <p ref={count} role="status" className="kit-result-count">
      {!isFetching && !error && total !== undefined && translate('kit.search.count', { smart_count: total })}
    </p>
  );
};

interface FoundProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  columns: readonly Field<Row>[];
  hidden: HiddenColumns;
  name: string;
}

const Found = <Row extends RaRecord>({ definition, columns, hidden, name }: FoundProps<Row>) => {
  const { error, isPending, total } = useListContext<Row>();
  const isSorted = useOffers()(definition.sortCapability);
  const [sources] = hidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: hiding others is a new list of sources
  const shown = useMemo(() => shownColumns(columns, hidden), [columns, sources]);
  useResetOnTotalChange();

  const earlier = useEarlierRows<Row>();

  if (error)
    return (
      <>
        <ListFailure hasRows={earlier.length > 0} />
        {earlier.length > 0 && (
          <div className="kit-earlier-rows">
            <PlainTable name={name} rows={earlier} columns={shown} />
          </div>
        )}
      </>
    );
  if (isPending) return <TableSkeleton />;
  if (total === 0) return <NothingFound {...definition} />;
  const { exportPageSize, exportedBesides = [] } = definition;
  return (
    <>
      {exportPageSize && (
        <Row align="end">
          <PartButton
            label="kit.export.label"
            icon="download"
            part={ExportDialog}
            // Of the columns, those that the screen shows: what leaves is not what is hidden.
            props={{
              list: {
                title: name,
                columns: [...shown, ...exportedBesides] as readonly Field[],
                pageSize: exportPageSize,
              },
            }}
          />
        </Row>
      )}
      <ResultsTable
        name={name}
        columns={shown}
        rowLink={definition.rowLink}
        rowNote={definition.rowNote}
        isSorted={isSorted}
      />
      <Pagination />
    </>
  );
};

/** Returns the rows of the last search that did not fail. */
const useEarlierRows = <Row extends RaRecord>(): readonly Row[] => {
  const { data } = useListContext<Row>();
  const [rows, setRows] = useState<readonly Row[]>(data ?? []);
  if (data && data !== rows) setRows(data);
  return rows;
};

interface ListFailureProps {
  /** Whether the rows of an earlier search stand below. */
  hasRows: boolean;
}

/** Shown above or in place of the results after a failed search, with a button to try again; the toast says what happened. */
const ListFailure = ({ hasRows }: ListFailureProps) => {
  const { refetch } = useListContext();
  const translate = useTranslate();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs, and there are none here
    <div role="group" className="kit-load-failure">
      <Icon name="error" />
      <span>
        {translate('kit.search.notLoaded')} {hasRows && <span>{translate('kit.search.earlierRows')}</span>}
      </span>
      <Button color="inherit" size="small" onClick={() => refetch()}>
        {translate('kit.search.retry')}
      </Button>
    </div>
  );
};

/** Goes back to page 1 when the number of results has changed (spec 4 and 9). */
const useResetOnTotalChange = (): void => {
  const { total, page, setPage, isPlaceholderData } = useListContext();
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (total === undefined || isPlaceholderData) return;
    if (known.current !== undefined && known.current !== total && page !== 1) setPage(1);
    known.current = total;
  }, [total, page, setPage, isPlaceholderData]);
};

type Texts = Pick<ListDefinition<RaRecord>, 'nothingFound' | 'nothingYet' | 'unknownNumber'>;

/** Returns the hint to show: the only filter is an unknown number, filters may hide results, or the list is empty. */
const nextStep = (filters: Readonly<Record<string, unknown>>, texts: Texts): [string, object] | undefined => {
  const used = Object.keys(filters);
  if (used.length === 0) return texts.nothingYet ? [texts.nothingYet, {}] : undefined;
  const isNumberAlone = used.length === 1 && used[0] === 'id';
  return texts.unknownNumber && isNumberAlone ? [texts.unknownNumber, filters] : ['kit.search.widen', {}];
};

/** Shown in place of the results if there are none. */
const NothingFound = (texts: Texts) => {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const next = nextStep(filterValues, texts);
  return (
    <Notice>
      <span>{translate(texts.nothingFound ?? 'kit.search.nothingFound')}</span>
      {next && <span className="kit-notice-next">{translate(...next)}</span>}
    </Notice>
  );
};

interface ResultsTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  columns: readonly Field<Row>[];
  /** The link at the end of every row; absent if a column has the row's actions, for example. */
  rowLink?: RowLink<Row> | undefined;
  /** Returns a note to show in an extra row below a row, if it has one. */
  rowNote?: ((row: Row) => ReactNode) | undefined;
  /** Whether its server sorts; if so, the headings of sortable columns are buttons. */
  isSorted: boolean;
}

/** The current page of results of the surrounding list, as a plain table. */
const ResultsTable = <Row extends RaRecord>(props: ResultsTableProps<Row>) => {
  const { name, columns, rowLink, rowNote, isSorted } = props;
  const { data = [], isFetching, isPlaceholderData, sort, setSort } = useListContext<Row>();
  const { canAccess } = useCanAccess({ action: rowLink?.action ?? 'list' });
  const state = usePlaceOfRow(rowLink?.listPath);
  const isStale = Boolean(isFetching && isPlaceholderData);
  useRowKeys(isStale);
  return (
    <PlainTable
      name={name}
      rows={data}
      columns={columns}
      rowLink={canAccess && rowLink ? { ...rowLink, state } : undefined}
      rowNote={rowNote}
      isStale={isStale}
      sort={sort}
      setSort={isSorted ? setSort : undefined}
    />
  );
};

/** Binds the keys that walk through the rows; none acts on rows that are about to be replaced. */
const useRowKeys = (isStale: boolean): void => {
  const { next, previous, down, up } = walkKeys;
  useShortcut(next, () => moveRowFocus('next') || isStale || openFirstRow());
  useShortcut(previous, () => moveRowFocus('previous'));
  useShortcut(down, () => moveRowFocus('next') || (awaitsArrow() && focusFirstRow()));
  useShortcut(up, () => moveRowFocus('previous'));
};
