import { type RaRecord, useListContext, useTranslate } from 'ra-core';
import { Section } from '../layout/Section';
import { Pagination } from '../pagination/Pagination';
import { useResetOnTotalChange } from '../pagination/useResetOnTotalChange';
import { ResultsTable } from '../table/ResultsTable';
import { TableSkeleton } from '../table/TableSkeleton';
import type { ListDefinition } from './ListDefinition';
import { LoadFailure } from './LoadFailure';
import { Notice } from './Notice';

interface ResultsProps<Row extends RaRecord> {
  definition: ListDefinition<Row>;
  canSearch: boolean;
}

/** What the search found, or why there is nothing to see. */
export const Results = <Row extends RaRecord>({ definition, canSearch }: ResultsProps<Row>) => {
  const translate = useTranslate();
  const title = translate(definition.tableTitle);
  return (
    <Section title={title}>
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
  const { error, isPending, total } = useListContext<Row>();
  const translate = useTranslate();
  useResetOnTotalChange();

  if (error) return <LoadFailure />;
  if (isPending) return <TableSkeleton />;
  if (total === 0) return <Notice>{translate(definition.nothingFound ?? 'kit.search.nothingFound')}</Notice>;
  return (
    <>
      <ResultsTable
        name={name}
        columns={definition.columns}
        rowLink={definition.rowLink}
        rowNote={definition.rowNote}
      />
      <Pagination />
    </>
  );
};
