import { DataTable, DateField, List, Pagination, ShowButton } from 'react-admin';

/** The regulator's list of requests as react-admin's own table, most of whose cells are plain. */
export const PlainList = () => (
  <List perPage={10} pagination={<Pagination rowsPerPageOptions={[10, 50, 100]} />}>
    <DataTable bulkActionButtons={false} rowClick={false}>
      <DataTable.Col
        source="recheckApplicationId"
        label=""
        render={(row) => (row.recheckApplicationId || row.hasRecheck ? '!' : '')}
      />
      <DataTable.Col source="fiscalNumber" />
      <DataTable.Col source="fullName" />
      <DataTable.Col source="isStudent" render={(row) => (row.isStudent ? 'Sim' : 'Não')} />
      <DataTable.Col source="studentFiscalNumber" />
      <DataTable.Col source="applicationStatusDescription" />
      <DataTable.Col source="applicationStatusDate">
        <DateField source="applicationStatusDate" showTime />
      </DataTable.Col>
      <DataTable.Col source="createdOn">
        <DateField source="createdOn" showTime />
      </DataTable.Col>
      <DataTable.Col source="providerName" />
      <DataTable.Col label="">
        <ShowButton />
      </DataTable.Col>
    </DataTable>
  </List>
);
