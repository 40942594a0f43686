import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { Row } from '../../ui/layout/Stack';
import { Section } from '../../ui/page/Section';
import { TableSkeleton } from '../../ui/table/TableSkeleton';
import { useOffers } from '../access/useExtension';
import { ExportButton } from '../export/ExportButton';
import { Pagination } from '../pagination/Pagination';
import { useResetOnTotalChange } from '../pagination/useResetOnTotalChange';
import { ResultsTable } from '../table/ResultsTable';
import type { ListDefinition } from './ListDefinition';
import { ListFailure } from './ListFailure';
import { NothingFound } from './NothingFound';
import { Notice } from './Notice';
import { columnsOf } from './queues';
import { ResultCount } from './ResultCount';

interface ResultsProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  canSearch: boolean;
}

/** The results of the search, or the reason why there are none. */
export const Results = <Row extends RaRecord>({ definition, canSearch }: ResultsProps<Row>) => {
  const translate = useTranslate();
  const title = translate(definition.tableTitle);
  return (
    <Section title={title} actions={canSearch && <ResultCount />}>
      {canSearch && definition.TableTools && <definition.TableTools />}
      {canSearch ? (
        <Found definition={definition} name={title} />
      ) : (
        <Notice>{translate('kit.search.noRight')}</Notice>
      )}
    </Section>
  );
};

interface FoundProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  name: string;
}

const Found = <Row extends RaRecord>({ definition, name }: FoundProps<Row>) => {
  const { error, filterValues, isPending, total } = useListContext<Row>();
  const isSorted = useOffers()(definition.sortExtension);
  const columns = useMemo(() => columnsOf(definition, filterValues), [definition, filterValues]);
  useResetOnTotalChange();

  if (error) return <ListFailure />;
  if (isPending) return <TableSkeleton />;
  if (total === 0) return <NothingFound {...definition} />;
  const { exportPageSize } = definition;
  return (
    <>
      {exportPageSize && (
        <Row align="end">
          <ExportButton title={name} columns={columns} pageSize={exportPageSize} />
        </Row>
      )}
      <ResultsTable
        name={name}
        columns={columns}
        rowLink={definition.rowLink}
        rowNote={definition.rowNote}
        isSorted={isSorted}
      />
      <Pagination />
    </>
  );
};
