import { useGetList, useTranslate } from 'ra-core';
import { useState } from 'react';
import type { LookedUpAddress } from '../../../contract/entities/address';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/buttons/Button';
import { Spinner } from '../../ui/icons/Icon';
import { Text } from '../../ui/layout/Stack';
import { AddressTable } from './AddressTable';

interface AddressDialogProps {
  cp4: string;
  cp3: string;
  /** The current choice; without one, the first address is preselected. */
  chosenId: number | null;
  onChoose: (row: LookedUpAddress) => void;
  onCancel: () => void;
}

/** The address list of a postal code (spec 2.4); mounted only while it is open. */
export const AddressDialog = ({ cp4, cp3, chosenId, onChoose, onCancel }: AddressDialogProps) => {
  const translate = useTranslate();
  const { data, isPending, isFetching, error, refetch } = useGetList<LookedUpAddress>(
    'addresses',
    { filter: { cp4, cp3 } },
    { retry: false },
  );
  const [selectedId, setSelectedId] = useState(chosenId);
  const selected = data?.find(({ id }) => id === selectedId) ?? data?.[0];

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
      about={
        <Text tone="secondary">
          {translate('applicationForm.address.postalCode', { postalCode: `${cp4}-${cp3}` })}
        </Text>
      }
      width="wide"
      confirmDisabled={!selected}
      onConfirm={() => selected && onChoose(selected)}
      onCancel={onCancel}
    >
      {isPending && <Spinner label={translate('applicationForm.address.loading')} />}
      {error && failure}
      {data?.length === 0 && <Text>{translate('applicationForm.address.none')}</Text>}
      {selected && data && <AddressTable rows={data} selectedId={selected.id} onSelect={setSelectedId} />}
    </FormDialog>
  );
};
