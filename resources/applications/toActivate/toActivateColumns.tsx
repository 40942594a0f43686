import type { ToActivateRow } from '../../../contract/entities/application';
import { applicationStatus } from '../../../contract/rules/applicationStatuses';
import type { Field } from '../../../src/kit/fields/Field';
import { selectionColumn } from '../../../src/kit/selection/selectionColumn';
import { DeadlineNote } from '../../../src/tariff/applicationStatus/DeadlineNote';
import { Button } from '../../../src/ui/buttons/Button';
import { toActivateTexts } from './texts';

/** Returns the columns of the requests that wait for activation: the deadline first, the button to report it last. */
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
    label: toActivateTexts.deadline,
    kind: 'custom',
    cell: ({ eligibilityNotificationSentDate }) => (
      <DeadlineNote
        statusId={applicationStatus.eligible}
        notifiedOn={eligibilityNotificationSentDate}
        isOwnRequest
      />
    ),
  },
  { source: 'id', label: toActivateTexts.id },
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
  return (
    <Button
      size="small"
      aria-haspopup="dialog"
      aria-label={toActivateTexts.reportOf(about)}
      onClick={onPress}
    >
      {toActivateTexts.report}
    </Button>
  );
};
