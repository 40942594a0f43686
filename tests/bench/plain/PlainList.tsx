import {
  BooleanField,
  ChipField,
  Datagrid,
  DateField,
  FunctionField,
  List,
  Pagination,
  ShowButton,
  TextField,
} from 'react-admin';

/** The columns of the regulator's list of requests, by react-admin's own fields. */
export const PlainList = () => (
  <List perPage={10} pagination={<Pagination rowsPerPageOptions={[10, 50, 100]} />}>
    <Datagrid bulkActionButtons={false} rowClick={false}>
      <FunctionField label="" render={(row) => (row.recheckApplicationId || row.hasRecheck ? '!' : '')} />
      <TextField source="fiscalNumber" />
      <TextField source="fullName" />
      <BooleanField source="isStudent" />
      <TextField source="studentFiscalNumber" />
      <ChipField source="applicationStatusDescription" />
      <DateField source="applicationStatusDate" showTime />
      <DateField source="createdOn" showTime />
      <TextField source="providerName" />
      <ShowButton />
    </Datagrid>
  </List>
);
