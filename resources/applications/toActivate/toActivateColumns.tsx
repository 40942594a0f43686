import { useTranslate } from 'ra-core';
import type { ToActivateRow } from '../../../contract/entities/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Field } from '../../../src/kit/fields/Field';
import { selectionColumn } from '../../../src/kit/selection/selectionColumn';
import { DeadlineNote } from '../../../src/tariff/applicationStatus/DeadlineNote';
import { Button } from '../../../src/ui/buttons/Button';

/** The columns of what waits for activation: the deadline first, the way to report it last. */
export const toActivateColumns = (
  onReport: (row: ToActivateRow) => void,
): readonly Field<ToActivateRow>[] => [
  selectionColumn<ToActivateRow>({
    isSelectable: () => true,
    nameOf: ({ fiscalNumber, studentFiscalNumber }) =>
      [fiscalNumber, studentFiscalNumber].filter(Boolean).join(' / '),
  }),
  {
    source: 'deadline',
    label: 'toActivate.deadline',
    kind: 'custom',
    cell: ({ eligibilityNotificationSentDate }) => (
      <DeadlineNote
        statusId={applicationStatus.eligible}
        notifiedOn={eligibilityNotificationSentDate}
        isOwnRequest
      />
    ),
  },
  { source: 'id', label: 'toActivate.id' },
  { source: 'fiscalNumber', kind: 'digits' },
  { source: 'studentFiscalNumber', kind: 'digits' },
  { source: 'fullName' },
  {
    source: 'report',
    label: 'kit.table.actions',
    kind: 'custom',
    compact: true,
    cell: (row) => <ReportButton onPress={() => onReport(row)} about={row.fiscalNumber} />,
  },
];

const ReportButton = ({ onPress, about }: { onPress: () => void; about: string }) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={translate('toActivate.reportOf', { about })}
      onClick={onPress}
    >
      {translate('toActivate.report')}
    </Button>
  );
};
