import { ListContextProvider, type RaRecord, useListController } from 'ra-core';
import type { ReactNode } from 'react';
import { RetryAlert } from '../../../../src/kit/data/RetryAlert';
import { offeredPageSizes, Pagination } from '../../../../src/kit/pagination/Pagination';
import { Button } from '../../../../src/ui/buttons/Button';
import { Row, Text } from '../../../../src/ui/layout/Stack';
import { DataRow, Table } from '../../../../src/ui/table/Table';
import { TableSkeleton } from '../../../../src/ui/table/TableSkeleton';
import { blockTexts } from './texts';

interface Column<Item> {
  readonly heading: string;
  /** Whether only screen readers get the heading, as over buttons. */
  readonly isUnseen?: boolean;
  readonly className?: string;
  readonly content: (item: Item) => ReactNode;
}

interface PagedTableProps<Item> {
  resource: string;
  filter: object;
  /** Names the table and its pages. */
  name: string;
  /** Said in its place while there is nothing. */
  none: string;
  columns: readonly Column<Item>[];
  /** What 'Atualizar' does; reads the list again when absent. */
  onRefresh?: () => void;
  /** Stands in its place until it is known what there is; a skeleton when absent. */
  waiting?: ReactNode;
  /** Stands before 'Atualizar'. */
  children?: ReactNode;
}

/** A list of a part of the page, a page at a time; neither the address nor the store keeps where it is. */
export const PagedTable = <Item extends RaRecord>(props: PagedTableProps<Item>) => {
  const { resource, filter, name, none, columns, onRefresh, waiting = <TableSkeleton />, children } = props;
  const list = useListController<Item>({
    resource,
    filter,
    perPage: offeredPageSizes[0],
    disableSyncWithLocation: true,
    storeKey: false,
    disableAuthentication: true,
  });
  const { data, error, isPending, isFetching = false, refetch } = list;
  return (
    <>
      <Row>
        {children}
        <Button variant="outlined" loading={isFetching} onClick={onRefresh ?? (() => void refetch())}>
          {blockTexts.refresh}
        </Button>
      </Row>
      <RetryAlert queries={[{ error, isFetching, refetch }]} />
      {isPending && waiting}
      {data?.length === 0 && <Text>{none}</Text>}
      {data && data.length > 0 && (
        <ListContextProvider value={list}>
          <Table
            name={name}
            headings={columns.map(({ heading, isUnseen }) => ({ key: heading, text: heading, isUnseen }))}
          >
            {data.map((item) => (
              <DataRow
                key={item.id}
                cells={columns.map(({ heading, isUnseen, className, content }) => ({
                  key: heading,
                  label: isUnseen ? '' : heading,
                  ...(className && { className }),
                  content: content(item),
                }))}
              />
            ))}
          </Table>
          <Pagination list={name} />
        </ListContextProvider>
      )}
    </>
  );
};
