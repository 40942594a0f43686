import Box from '@mui/material/Box';
import { type RaRecord, useCanAccess, useListContext, useTranslate, useTranslateLabel } from 'ra-core';
import type { Column, RowLink } from './Column';
import { ResultRow } from './ResultRow';
import { tableRoles } from './tableRoles';
import { tableRoom, tableStyle } from './tableStyle';

interface ResultsTableProps<Row extends RaRecord> {
  /** Translated name of the table. */
  name: string;
  columns: readonly Column<Row>[];
  rowLink: RowLink<Row>;
}

/**
 * The page of results of the list around it, as a plain table. On small screens each row becomes a card.
 */
export const ResultsTable = <Row extends RaRecord>({ name, columns, rowLink }: ResultsTableProps<Row>) => {
  const { data = [], isFetching, isPlaceholderData } = useListContext<Row>();
  const { canAccess } = useCanAccess({ action: rowLink.action });
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const headings = columns.map(({ source, label }) => String(translateLabel({ source, label })));
  const isStale = isFetching && isPlaceholderData;

  return (
    <Box sx={tableRoom}>
      <Box
        component="table"
        {...tableRoles.table}
        aria-label={name}
        aria-busy={isStale}
        sx={[tableStyle, { opacity: isStale ? 0.5 : 1 }]}
      >
        <thead {...tableRoles.rowGroup}>
          <tr {...tableRoles.row}>
            {columns.map((column, i) => (
              <th key={column.source} {...tableRoles.columnHeader} scope="col">
                <span className={column.kind === 'custom' && column.compact ? 'unseen' : undefined}>
                  {headings[i]}
                </span>
              </th>
            ))}
            {canAccess && (
              <th {...tableRoles.columnHeader} scope="col">
                <span className="unseen">{translate('kit.table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...tableRoles.rowGroup}>
          {data.map((row) => (
            <ResultRow
              key={row.id}
              row={row}
              columns={columns}
              headings={headings}
              rowLink={canAccess ? rowLink : undefined}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
};
