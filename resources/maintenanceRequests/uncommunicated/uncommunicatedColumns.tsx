import { CanAccess, useTranslate } from 'ra-core';
import type { UncommunicatedTariff } from '../../../contract/entities/annualMaintenance';
import { ActionButton } from '../../../src/kit/actions/ActionButton';
import type { Field } from '../../../src/kit/fields/Field';
import { formatDay } from '../../../src/kit/format/lisbonTime';
import { selectionColumn } from '../../../src/kit/selection/selectionColumn';
import { DeactivationDialog } from '../../../src/tariff/applicationActions/DeactivationDialog';
import { Text } from '../../../src/ui/layout/Stack';

const label = (name: string) => `maintenance.uncommunicated.column.${name}`;

/**
 * The columns of the tariffs that were not handed in yet: the checkbox first, the button to report one as
 * ended last.
 */
export const uncommunicatedColumns: readonly Field<UncommunicatedTariff>[] = [
  selectionColumn<UncommunicatedTariff>({
    isSelectable: ({ isPending }) => !isPending,
    nameOf: ({ fiscalNumber, studentFiscalNumber }) =>
      [fiscalNumber, studentFiscalNumber].filter(Boolean).join(' / '),
  }),
  { source: 'fiscalNumber', label: label('fiscalNumber'), kind: 'digits' },
  { source: 'studentFiscalNumber', label: label('studentFiscalNumber'), kind: 'digits' },
  { source: 'fullName', label: label('fullName') },
  {
    source: 'activationStartDate',
    label: label('since'),
    kind: 'custom',
    cell: ({ activationStartDate }) => activationStartDate && formatDay(activationStartDate),
  },
  {
    source: 'actions',
    label: label('actions'),
    kind: 'custom',
    cell: (tariff) => (
      <CanAccess resource="applications" action="update">
        <EndedButton tariff={tariff} />
      </CanAccess>
    ),
  },
];

/** Renders what the user should know about a tariff before handing it in. */
export const uncommunicatedNote = ({ isPending, hasAddressChanged }: UncommunicatedTariff) => {
  if (isPending) return <Note name="pending" />;
  return hasAddressChanged && <Note name="addressChanged" />;
};

const Note = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return <Text size="small">{translate(`maintenance.uncommunicated.${name}`)}</Text>;
};

/** A button that reports a tariff as ended if it is not to continue. */
const EndedButton = ({ tariff }: { tariff: UncommunicatedTariff }) => {
  const translate = useTranslate();
  const { activationStartDate } = tariff;
  return (
    <ActionButton
      label={translate('applicationActions.button.deactivate')}
      dialog={(control) => (
        <DeactivationDialog
          {...control}
          detail={{ application: tariff, kind: 'request' }}
          activatedOn={activationStartDate ? new Date(activationStartDate) : null}
        />
      )}
    />
  );
};
