import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { AddressTable } from './AddressTable';

interface AddressDialogProps {
  cp4: string;
  cp3: string;
  onChoose: (row: LookedUpAddress) => void;
  onCancel: () => void;
}

/** The address list of a postal code (spec 2.4). Stands only while it is open. */
export const AddressDialog = ({ cp4, cp3, onChoose, onCancel }: AddressDialogProps) => {
  const translate = useTranslate();
  const { data, isPending, isFetching, error, refetch } = useGetList<LookedUpAddress>(
    'addresses',
    { filter: { cp4, cp3 } },
    { retry: false },
  );
  const [selectedId, setSelectedId] = useState<number>();
  const selected = data?.find(({ id }) => id === selectedId) ?? data?.[0];

  useEffect(() => {
    // Silent for the person beyond the dialog (spec 8); the cause is for whoever maintains this.
    if (error) console.error(error);
  }, [error]);

  const failure = (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => void refetch()}>
          {translate('applicationForm.address.retry')}
        </Button>
      }
    >
      {translate('applicationForm.address.failed')}
    </Alert>
  );

  return (
    <FormDialog
      open
      title={translate('applicationForm.address.list')}
      subtitle={translate('applicationForm.address.postalCode', { postalCode: `${cp4}-${cp3}` })}
      maxWidth="md"
      confirmDisabled={!selected}
      onConfirm={() => selected && onChoose(selected)}
      onCancel={onCancel}
    >
      {isPending && <CircularProgress aria-label={translate('applicationForm.address.loading')} />}
      {error && failure}
      {data?.length === 0 && <Typography>{translate('applicationForm.address.none')}</Typography>}
      {selected && data && <AddressTable rows={data} selectedId={selected.id} onSelect={setSelectedId} />}
    </FormDialog>
  );
};
